import { paths } from '../content/paths.ts'

/** What is about one person: a visit, and what lies on the device. */
const uncounted: readonly string[] = [paths.visit, paths.myVisits]

/**
 * The closed list of what is counted when it is shown: the address of each public page as it stands in `paths`, with the
 * name of a part that varies in place of its value.
 */
export const countedPages: readonly string[] = Object.values(paths).filter((path) => !uncounted.includes(path))

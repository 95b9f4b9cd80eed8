import { singleKeys } from '../ui/browser/single-keys.browser.ts'

/** The "/" key opens the search. */
export const slashKey = singleKeys('hqp.search-slash')

import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import type { NewerList as Newer } from '../device/use-list-snapshot.browser.ts'
import type { Visit } from '../model/visit.ts'

const NewerListNotice = lazyPart(
  () => import('./newer-list-notice.tsx').then((part) => part.NewerListNotice),
  () => null,
)

/** The offer of a newer list; its code is fetched only where there is one. */
export const NewerList = ({ newer, visit }: { newer: Newer | undefined; visit: Visit }) =>
  newer ? <NewerListNotice newer={newer} visit={visit} /> : null

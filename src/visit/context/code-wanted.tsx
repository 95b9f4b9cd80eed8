import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import type { CodeWantedProps } from './code-wanted-notice.tsx'

/** Says that the answers are here and the list is not; few need it, so it is fetched then. */
export const CodeWanted = lazyPart(
  () => import('./code-wanted-notice.tsx').then((part) => part.CodeWantedNotice),
  ({ className }: CodeWantedProps) => (
    <p className={className}>Your answers are here. The checklist itself opens with your access code.</p>
  ),
)

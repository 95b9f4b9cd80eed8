import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { FoldCard } from '../../ui/fold-card.tsx'
import type { FindCheckProps } from './find-check-form.tsx'

/** Finds a check of the list by its words; its form is fetched where the whole list is open. */
export const FindCheck = (props: FindCheckProps) => (
  <FoldCard title="Find a check" folded onScreenOnly className="noscript:hidden">
    <FindCheckForm {...props} />
  </FoldCard>
)

const FindCheckForm = lazyPart(
  () => import('./find-check-form.tsx').then((part) => part.FindCheckForm),
  () => <p>Finding a check needs a connection the first time. Your browser’s own search finds words on this page.</p>,
)

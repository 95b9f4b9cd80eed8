import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import type { WaitingListProps } from './waiting-list.tsx'

const WaitingList = lazyPart(
  () => import('./waiting-list.tsx').then((part) => part.WaitingList),
  () => null,
)

/** What waits for a second reading or for its minutes; the code is fetched only where something was begun. */
export function RunningReadings(props: WaitingListProps) {
  const isBegun = [...props.visit.points.values()].some(({ first, timerAt }) => first || timerAt)
  return isBegun ? <WaitingList {...props} /> : null
}

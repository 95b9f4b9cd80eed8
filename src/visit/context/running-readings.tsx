import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import type { WaitingListProps } from './waiting-list.tsx'

const WaitingList = lazyPart(
  () => import('./waiting-list.tsx').then((part) => part.WaitingList),
  () => null,
)

/** What waits for its second reading; where nothing was ever begun, not even the code for it comes. */
export function RunningReadings(props: WaitingListProps) {
  const isBegun = [...props.visit.points.values()].some(({ first }) => first)
  return isBegun ? <WaitingList {...props} /> : null
}

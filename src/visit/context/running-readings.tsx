import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import type { WaitingListProps } from './waiting-list.tsx'

const WaitingList = lazyPart(
  () => import('./waiting-list.tsx').then((part) => part.WaitingList),
  () => null,
)

/** The readings that wait for their second one; the code is fetched only where a first was taken. */
export function RunningReadings(props: WaitingListProps) {
  const isBegun = [...props.visit.points.values()].some(({ first }) => first)
  return isBegun ? <WaitingList {...props} /> : null
}

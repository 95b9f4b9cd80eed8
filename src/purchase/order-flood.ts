/**
 * More orders in an hour than trade brings, which is some tens in a day. Somebody with many addresses can send them. The
 * flood is told to the operator, and every network may then place only a few, so that buyers elsewhere notice nothing.
 */
const floodFrom = 200
const heavyFloodFrom = 1000

/**
 * From here on all are refused until older ones fall out of the hour: at 1.3 kB an order, with its history, a flood that
 * never ends fills at most 160 MB of disk in a day. With the shares below it takes some 2,000 networks to come this far.
 */
const mostOrdersAnHour = 5000

export const isFlood = (ordersInHour: number): boolean => ordersInHour >= floodFrom

/**
 * Orders that one network may place within an hour, by those that came from everywhere in the hour before. A household
 * needs one or two.
 */
export function networkShare(ordersInHour: number): number {
  if (ordersInHour >= mostOrdersAnHour) return 0
  if (ordersInHour >= heavyFloodFrom) return 2
  return isFlood(ordersInHour) ? 6 : 60
}

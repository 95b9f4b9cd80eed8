/**
 * Orders in an hour from which they count as a flood, sent by somebody with many addresses; the business sees some tens a
 * day. The operator is told, and each network may place only a few, so that buyers elsewhere notice nothing.
 */
const floodFrom = 200
const heavyFloodFrom = 1000

/**
 * From here on every order is refused until older ones are more than an hour old. An order with its history takes 1.3 kB,
 * so an endless flood fills at most 160 MB a day. With the limits below, reaching this takes some 2,000 networks.
 */
const mostOrdersAnHour = 5000

/** Whether so many orders in an hour are a flood. */
export const isFlood = (ordersInHour: number): boolean => ordersInHour >= floodFrom

/** How many orders one network may place in an hour, given all orders of the last hour. A household needs one or two. */
export function networkShare(ordersInHour: number): number {
  if (ordersInHour >= mostOrdersAnHour) return 0
  if (ordersInHour >= heavyFloodFrom) return 2
  return isFlood(ordersInHour) ? 6 : 60
}

/**
 * More orders in an hour than trade brings, which is some tens in a day. Somebody with many addresses can send them, so
 * nobody is refused for it: answers take longer, and the flood is told to the operator.
 */
const floodFrom = 200

/**
 * More than this in an hour are refused, whoever sends them: at 1.3 kB an order, with its history, a flood that never ends
 * fills at most 160 MB of disk in a day.
 */
export const mostOrdersAnHour = 5000

/** Orders that are held back at once: at five seconds each, one process then takes four a second. */
const mostHeld = 20

export const isFlood = (ordersInHour: number): boolean => ordersInHour >= floodFrom

/** Seconds by which the next order is held back. */
export function secondsHeld(ordersInHour: number): number {
  return isFlood(ordersInHour) ? Math.min(5, 1 + Math.floor((ordersInHour - floodFrom) / 100)) : 0
}

/**
 * Lets orders through one by one: at once in usual trade, held back in a flood. Answers the seconds after which to come
 * again where too many are held already, or where the hour is full.
 */
export function orderGate(
  ordersInLastHour: () => Promise<number>,
  hold: (seconds: number) => Promise<unknown>,
): () => Promise<number | undefined> {
  let held = 0
  return async () => {
    const orders = await ordersInLastHour()
    if (orders >= mostOrdersAnHour) return 600
    const seconds = secondsHeld(orders)
    if (seconds === 0) return undefined
    if (held >= mostHeld) return 10
    held++
    try {
      await hold(seconds)
    } finally {
      held--
    }
    return undefined
  }
}

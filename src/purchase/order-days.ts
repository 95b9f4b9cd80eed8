import { businessDaysAfter, daysAfter } from '../format/day.ts'
import { type Day, phoenixDay } from '../format/phoenix-time.ts'

export const daysToPay = 14
/** A transfer that is sent on the due day has time to arrive. */
export const businessDaysToArrive = 5
/** After as many days an order that nobody paid is removed: until then late money finds it. */
export const daysUntilRemoved = 180
/** After it has closed, an order that came with a flood and that nobody touched is kept for as many days. */
export const daysAfterFlood = 7

/** The day, in Phoenix, on which an order that was placed at `orderedAt` is due. */
export const dueDay = (orderedAt: Date): Day => daysAfter(phoenixDay(orderedAt), daysToPay)

/** The last day on which an unpaid order is open. */
export const closingDay = (dueOn: Day): Day => businessDaysAfter(dueOn, businessDaysToArrive)

/**
 * The last day on which a code confirmed at `instant` opens anything: one calendar year later in
 * Phoenix, to the end of that day. 29 February goes to 28 February.
 */
export function lastValidDay(instant: Date): Day {
  const [year, month, day] = phoenixDay(instant).split('-')
  const nextYear = `${Number(year) + 1}-${month}`
  return month === '02' && day === '29' ? `${nextYear}-28` : `${nextYear}-${day}`
}

import { businessDaysAfter, daysAfter } from '../format/day.ts'
import { type Day, phoenixDay } from '../format/phoenix-time.ts'

/** Days from the order to its due day. */
export const daysToPay = 14
/** Business days for which the order stays open after that, so that a transfer of the due day arrives in time. */
export const businessDaysToArrive = 5
/** Days after which an unpaid order is removed; late money is matched to it until then. */
export const daysUntilRemoved = 180
/** Days for which an order of a flood is kept after it has closed, if nothing happened to it. */
export const daysAfterFlood = 7

/** The day, in Phoenix, on which an order that was placed at `orderedAt` is due. */
export const dueDay = (orderedAt: Date): Day => daysAfter(phoenixDay(orderedAt), daysToPay)

/** The last day on which an unpaid order is open. */
export const closingDay = (dueOn: Day): Day => businessDaysAfter(dueOn, businessDaysToArrive)

/**
 * The instant until which an order is open before its payment: 17:00 in Phoenix, when payments stop being confirmed, on
 * the last of `businessDays` business days after the day of the order. The day of the order never counts, so an order of
 * Friday at 21:00 and one of the Sunday after it are both open until Wednesday at 17:00 with three.
 */
export const openUntil = (orderedAt: Date, businessDays: number): Date =>
  new Date(`${businessDaysAfter(phoenixDay(orderedAt), businessDays)}T17:00-07:00`)

/**
 * The last day on which a code confirmed at `instant` opens anything: one calendar year later in
 * Phoenix, to the end of that day. 29 February goes to 28 February.
 */
export function lastValidDay(instant: Date): Day {
  const [year, month, day] = phoenixDay(instant).split('-')
  const nextYear = `${Number(year) + 1}-${month}`
  return month === '02' && day === '29' ? `${nextYear}-28` : `${nextYear}-${day}`
}

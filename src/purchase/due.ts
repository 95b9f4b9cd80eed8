import { businessDaysAfter, daysAfter } from '../format/day.ts'
import { type Day, phoenixDay } from '../format/phoenix-time.ts'

/** The day, in Phoenix, on which an order that was placed at `orderedAt` is due. */
export const dueDay = (orderedAt: Date): Day => daysAfter(phoenixDay(orderedAt), 14)

/** The last day on which an unpaid order is open: a transfer sent on the due day has time to arrive. */
export const closingDay = (dueOn: Day): Day => businessDaysAfter(dueOn, 5)

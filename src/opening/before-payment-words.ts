import type { Formats } from '../format/formats.ts'
import { phoenixDay } from '../format/phoenix-time.ts'

/** Longer ahead or ago a weekday alone may be another one. */
const weekMs = 6 * 24 * 60 * 60 * 1000

/** "Wednesday 5:00 PM"; further away from `now` with its date: "Wednesday, November 25, 2026, 5:00 PM". */
export function dayAndHour(instant: string, now: Date, { weekdayName, weekdayInWords, phoenixTime }: Formats): string {
  const at = new Date(instant)
  const isNear = Math.abs(at.getTime() - now.getTime()) < weekMs
  const day = phoenixDay(at)
  return isNear ? `${weekdayName(day)} ${phoenixTime(at)}` : `${weekdayInWords(day)}, ${phoenixTime(at)}`
}

/** Where a list is open before its payment is confirmed. */
export const openUntilWords = (openUntil: string, now: Date, formats: Formats): string =>
  `Open until ${dayAndHour(openUntil, now, formats)}, while your payment is on its way`

/** What waits for the payment all the same. */
export const withThePayment = 'The PDF, mobile and print files wait for the payment.'

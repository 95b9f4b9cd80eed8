import type { Formats } from '../format/formats.ts'
import { phoenixDay } from '../format/phoenix-time.ts'

/** An instant at the full hour or not: "Wednesday, November 25, 2026, 5:00 PM Phoenix time". */
const phoenixMoment = (instant: string, { weekdayInWords, phoenixTime }: Formats): string => {
  const at = new Date(instant)
  return `${weekdayInWords(phoenixDay(at))}, ${phoenixTime(at)} Phoenix time`
}

/** Said of an order that waits for its payment because others have all the places: nobody is to blame. */
export const opensWithPayment =
  'Your code opens as soon as your payment is confirmed. Only so many orders can be open before that, and at the moment all places are taken.'

/** Why a code that was open opens nothing now, and what opens it again. */
export const wasOpen = (until: string, formats: Formats): string =>
  `This code was open until ${phoenixMoment(until, formats)}. It opens again as soon as your payment is confirmed.`

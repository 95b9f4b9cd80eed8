import type { Formats } from '../format/formats.ts'
import { phoenixDay } from '../format/phoenix-time.ts'

/** What the service says of when a code opens. */
interface Opening {
  status: 'active' | 'awaiting-payment' | 'unknown'
  openUntil?: string | undefined
  wasOpenUntil?: string | undefined
  whyNotOpen?: string | undefined
}

/** Whether the code opens a checklist at `now`. An answer that this device kept may have outlived its `openUntil`. */
export const opensAt = (now: Date, { status, openUntil }: Opening): boolean =>
  status === 'active' || (openUntil !== undefined && now < new Date(openUntil))

/** What a code opens at `now` and what opens the rest, in a sentence or two. */
export function whatOpens(now: Date, opening: Opening, formats: Formats): string {
  const { status, openUntil, wasOpenUntil = openUntil, whyNotOpen } = opening
  if (status === 'active') return 'Your code is open.'
  if (openUntil !== undefined && opensAt(now, opening))
    return `Your code opens one checklist now, until ${phoenixMoment(openUntil, formats)}. The downloads, and all else in your plan, open as soon as your payment is confirmed.`
  if (wasOpenUntil !== undefined) return wasOpen(wasOpenUntil, formats)
  return whyNotOpen ?? 'It opens as soon as your payment is confirmed.'
}

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

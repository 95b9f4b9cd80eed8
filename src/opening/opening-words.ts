import { daysAfter } from '../format/day.ts'
import { type Formats, formats } from '../format/formats.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import type { Site } from '../shell/site-calls.ts'

type Setting = Pick<Site, 'openBeforePayment'>

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

/** What a code opens at `now` and what opens the rest, in a sentence or two that stay true when they are read later. */
export function whatOpens(now: Date, opening: Opening, formats: Formats): string {
  const { status, openUntil, wasOpenUntil = openUntil, whyNotOpen } = opening
  if (status === 'active') return 'Your code is open.'
  if (openUntil !== undefined && opensAt(now, opening))
    return `Your code opens one checklist now, until ${dateAndHour(openUntil, formats)} Phoenix time. The downloads, and all else in your plan, open as soon as your payment is confirmed.`
  if (wasOpenUntil !== undefined) return wasOpen(wasOpenUntil, formats)
  return whyNotOpen ?? 'It opens as soon as your payment is confirmed.'
}

/** Said of an order that waits for its payment because others have all the places: nobody is to blame. */
export const opensWithPayment =
  'Your code opens as soon as your payment is confirmed. Only so many orders can be open before that, and at the moment all places are taken.'

/** Why a code that was open opens nothing now, and what opens it again. */
export const wasOpen = (until: string, formats: Formats): string =>
  `This code was open until ${dateAndHour(until, formats)} Phoenix time. It opens again as soon as your payment is confirmed.`

/** Where a list is open before its payment is confirmed. */
export const openUntilWords = (openUntil: string, now: Date, formats: Formats): string =>
  `Open until ${dayAndHour(openUntil, now, formats)}, while your payment is on its way`

/** What waits for the payment all the same. */
export const withThePayment = 'The PDF, mobile and print files wait for the payment.'

/** How far away, in days, a weekday alone names one day: the next of that name, or one that is just over. */
const daysAhead = 5
const daysAgo = 2

/** "Wednesday 5:00 PM" where that means one day only, seen from `now`; otherwise with its date. */
export function dayAndHour(instant: string, now: Date, formats: Formats): string {
  const [day, today] = [phoenixDay(new Date(instant)), phoenixDay(now)]
  const isNear = day >= daysAfter(today, -daysAgo) && day <= daysAfter(today, daysAhead)
  return isNear
    ? `${formats.weekdayName(day)} ${formats.phoenixTime(new Date(instant))}`
    : dateAndHour(instant, formats)
}

/** "Wednesday, November 25, 2026, 5:00 PM". */
const dateAndHour = (instant: string, { weekdayInWords, phoenixTime }: Formats): string =>
  `${weekdayInWords(phoenixDay(new Date(instant)))}, ${phoenixTime(new Date(instant))}`

const { hours } = formats.en
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** "until 5 PM, Phoenix time, on the third business day after your order", whose hour and day are Phoenix's. */
const untilWhen = ({ openBeforePayment }: Setting): string =>
  `until ${hours.closes}, Phoenix time, on the ${ordinals[openBeforePayment - 1]} business day after your order`

/** When a code opens what, in one or two sentences, with the setting off too. */
export const whenCodeOpens = (site: Setting): string =>
  site.openBeforePayment === 0
    ? 'Your code opens when your payment is confirmed.'
    : `Your first checklist usually opens at once, ${untilWhen(site)}. When your payment is confirmed, everything in your plan opens, the downloads too.`

/** The same as a short clause, for a description. */
export const codeOpensInShort = ({ openBeforePayment }: Setting): string =>
  openBeforePayment === 0
    ? 'it opens when your payment is confirmed'
    : 'it usually opens one checklist before your payment is confirmed'

/** The same in one short sentence. */
export const codeOpensAtAGlance = ({ openBeforePayment }: Setting): string =>
  openBeforePayment === 0
    ? 'Your checklists open when your payment is confirmed.'
    : 'Your first checklist usually opens at once, the rest when your payment is confirmed.'

/** What the terms say of the time before the payment. */
export const termsBeforePayment = (site: Setting): string =>
  site.openBeforePayment === 0
    ? 'Before your payment is confirmed, the code opens nothing.'
    : `Before your payment is confirmed, the code opens one checklist on screen, ${untilWhen(site)}; ${hours.days} are business days. This project is the first of your plan. The downloads, and all else that your plan holds, wait for the payment. If we have not confirmed it by then, the checklist closes until we have; your answers stay on your device. Only so many orders can be open before their payment, from one network and in all. When you order, you see whether yours is.`

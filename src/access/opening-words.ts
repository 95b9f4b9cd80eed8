import { businessHours } from '../format/business-hours.ts'
import type { Formats } from '../format/formats.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { daysUntilRemoved } from '../purchase/due.ts'
import type { OrderState } from './access-calls.ts'

/** When a code opens whose money reaches our account at `now`: a person confirms it, within business hours. */
export function openingWords(now: Date, { weekdayName, hours }: Formats): string {
  const answering = businessHours(now)
  const confirmation = answering.open
    ? `can be confirmed today until ${hours.closes}, or else on the next business day from ${hours.opens}`
    : `is confirmed ${answering.nextDay === 'today' ? 'today' : `on ${weekdayName(answering.nextDay)}`} from ${hours.opens}`
  return `A payment that reaches our account now, on ${weekdayName(phoenixDay(now))}, ${confirmation}, Phoenix time. A bank transfer is on its way for some days first.`
}

/** What happens to an order that is not paid in full by the end of its closing day. */
export const closingWords = (closesOn: string, { weekdayInWords }: Formats): string =>
  `If the whole price has not come by the end of ${weekdayInWords(closesOn)}, the order closes and this code stops. If it comes later, within ${daysUntilRemoved} days of the order, the code opens after all.`

/** What came of the price, and what is left. */
export const partPaidWords = (
  { amountCents, paidCents }: Pick<OrderState, 'amountCents' | 'paidCents'>,
  { exactMoney }: Formats,
): string =>
  `${exactMoney(paidCents)} of ${exactMoney(amountCents)} has come. Your code opens as soon as the other ${exactMoney(amountCents - paidCents)} is confirmed. Use the same reference.`

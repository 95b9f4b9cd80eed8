import { businessHours } from '../format/business-hours.ts'
import { weekdayInWords } from '../format/day.ts'
import { exactMoney } from '../format/money.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { daysUntilRemoved } from '../purchase/due.ts'
import type { OrderState } from './access-calls.ts'

/** When a code opens whose money reaches our account at `now`: a person confirms it, within business hours. */
export function openingWords(now: Date): string {
  const hours = businessHours(now)
  const [today] = weekdayInWords(phoenixDay(now)).split(',')
  return `A payment that reaches our account now, on ${today}, ${confirmation(hours)}, Phoenix time. A bank transfer is on its way for some days first.`
}

const confirmation = (hours: ReturnType<typeof businessHours>): string => {
  if (hours.open) return 'can be confirmed today until 5 PM, or else on the next business day from 9 AM'
  return `is confirmed ${hours.nextDay === 'today' ? 'today' : `on ${hours.nextDay}`} from 9 AM`
}

/** What happens to an order that is not paid in full by the end of its closing day. */
export const closingWords = (closesOn: string): string =>
  `If the whole price has not come by the end of ${weekdayInWords(closesOn)}, the order closes and this code stops. If it comes later, within ${daysUntilRemoved} days of the order, the code opens after all.`

/** What came of the price, and what is left. */
export const partPaidWords = ({ amountCents, paidCents }: Pick<OrderState, 'amountCents' | 'paidCents'>): string =>
  `${exactMoney(paidCents)} of ${exactMoney(amountCents)} has come. Your code opens as soon as the other ${exactMoney(amountCents - paidCents)} is confirmed. Use the same reference.`

import type { Formats } from '../format/formats.ts'
import type { OrderState } from './access-calls.ts'

/** What a receipt says. The name is whatever the buyer typed, and may be empty. */
export interface ReceiptFacts {
  seller: string
  planName: string
  order: OrderState
  /** The last day on which the code opens anything. */
  validUntil: string
  name: string
}

interface Line {
  label: string
  value: string
}

/** A receipt line by line; nothing on it opens anything, so it may be handed on. */
export function receiptLines(facts: ReceiptFacts, { dayInWords, exactMoney }: Formats): Line[] {
  const { planName, order, validUntil, name } = facts
  const inWords = (cents: number) => `${exactMoney(cents)} ${order.currency}`
  const over = order.paidCents - order.amountCents
  return [
    ...(name.trim() ? [{ label: 'For', value: name.trim() }] : []),
    { label: 'Plan', value: `${planName}, open until ${dayInWords(validUntil)}` },
    { label: 'Price', value: inWords(order.amountCents) },
    {
      label: 'Paid',
      value: order.payments === 'demo' ? 'Nothing: this was a demonstration' : inWords(order.paidCents),
    },
    ...(over > 0 ? [{ label: 'Paid over the price', value: inWords(over) }] : []),
    { label: 'Reference', value: order.reference },
    { label: 'Ordered', value: dayInWords(order.orderedOn) },
    ...(order.paidOn ? [{ label: 'Payment confirmed', value: dayInWords(order.paidOn) }] : []),
  ]
}

/** The receipt as a text file. */
export const receiptAsText = (facts: ReceiptFacts, formats: Formats): string =>
  [
    `${facts.seller}: receipt`,
    '',
    ...receiptLines(facts, formats).map(({ label, value }) => `${label}: ${value}`),
    '',
    closingLine(facts.order),
    '',
  ].join('\n')

/** What stands below the lines. */
export const closingLine = ({ payments }: Pick<OrderState, 'payments'>): string =>
  payments === 'demo'
    ? 'A demonstration charges nothing. This shows what a receipt looks like.'
    : 'Paid once by bank transfer or Zelle. The plan does not renew by itself.'

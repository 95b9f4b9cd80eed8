import type { Day } from '../format/phoenix-time.ts'
import type { Order, OrderStatus } from '../orders/order.ts'
import { isUnpaid, statusOn } from '../orders/order.ts'
import type { DecisionAction } from './decision.ts'
import { exactMoney } from './operator-formats.ts'

/** The status of an order with what its money says: "part-paid ($10.00 of $29.00)", "paid, over by $29.00". */
export function statusInWords(order: Order, today: Day): string {
  const status = statusOn(order, today)
  const { paidCents, amountCents } = order
  if (status === 'paid' && paidCents > amountCents) return `paid, over by ${exactMoney(paidCents - amountCents)}`
  const isPart = paidCents > 0 && paidCents < amountCents
  return isPart ? `${status} (${exactMoney(paidCents)} of ${exactMoney(amountCents)})` : status
}

/** A status in the American spelling of the texts. */
const spelled = (status: string): string => status.replace(/^cancelled/, 'canceled')

/** The status of an order as a sentence, with its price unless the amounts are named already. */
export function orderInWords(order: Order, today: Day): string {
  const status = statusOn(order, today)
  const words = spelled(statusInWords(order, today))
  const price = words === spelled(status) ? `, ${exactMoney(order.amountCents)}` : ''
  const state = `${order.reference} is ${words}${price}`
  if (isUnpaid(status)) return `${state}, due on ${order.dueOn}, open until ${order.closesOn}.`
  return status === 'paid' ? `${state}, valid until ${order.validUntil}.` : `${state}.`
}

/** The message after each decision. */
export const doneInWords: Record<DecisionAction, string> = {
  confirm: 'Confirmed: the code is open.',
  pay: 'Written down: the payment is counted.',
  cancel: 'Canceled: the code opens nothing any more, and money that comes does not change that.',
  reopen: 'Reopened: the order stands as its money says.',
  refund: 'Refunded: the money that came is written down as sent back, and the code opens nothing any more.',
  'return-surplus': 'Written down: what came over the price was sent back. The code stays open.',
  'return-part': 'Written down: a part of the money went back.',
  'move-due': 'The due day has moved.',
  reissue: 'The code and the recovery words before open nothing any more. The new ones are shown only now:',
  undo: 'Undone: the order stands as it did before. Both are in its history.',
}

/** Why a decision is not possible for this order, and what is possible instead. */
export function whyRefused(action: DecisionAction, order: Order, today: Day): string {
  const status = statusOn(order, today)
  if (action === 'undo')
    return 'There is nothing to undo: only the last decision on an order can be undone, once and within 24 hours, and a new code never.'
  if (action === 'return-surplus' && status === 'paid') return 'Nothing came over the price.'
  return instead[action]?.[status] ?? `An order that is ${spelled(status)} cannot be changed so.`
}

const reopenIt = 'It was canceled for a reason. If its payment has arrived after all, reopen it first.'
const instead: Partial<Record<DecisionAction, Partial<Record<OrderStatus, string>>>> = {
  confirm: { cancelled: reopenIt, refunded: 'Its money was sent back. Whoever pays again orders again.' },
  pay: { cancelled: reopenIt, refunded: 'Its money was sent back. Whoever pays again orders again.' },
  reopen: {
    'awaiting-payment': 'It is open. If its payment has arrived, confirm it.',
    'part-paid': 'It is open. If the rest has arrived, confirm it.',
    expired: 'It has expired, and money reopens it: if its payment has arrived, confirm it.',
  },
  refund: {
    'awaiting-payment': 'No money is written down for it, so none can be sent back.',
    expired: 'It has expired. If money came for it, move its due day first.',
    cancelled: 'It is canceled, and no money is written down for it, so none can be sent back.',
  },
  'return-part': {
    'awaiting-payment': 'No money is written down for it, so none can go back.',
    paid: 'No money is written down for it, so no part can go back. If all of it went back, write down a refund.',
    expired: 'No money is written down for it, so none can go back.',
    cancelled: 'No money is written down for it, so none can go back.',
    refunded: 'All its money was sent back already.',
  },
  'move-due': {
    paid: 'It is paid, and the last day of a paid code never moves.',
    cancelled: reopenIt,
  },
  reissue: {
    expired: 'It has expired, so no code of it opens anything. Move its due day first.',
    cancelled: 'It is canceled, so no code of it opens anything.',
    refunded: 'Its money was sent back, so no code of it opens anything.',
  },
}

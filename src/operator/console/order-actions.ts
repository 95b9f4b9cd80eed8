import { amountDue, type Order, type OrderStatus, orderStatuses } from '../../orders/order.ts'
import type { DecisionAction } from '../decision.ts'
import { doneInWords } from '../decision-words.ts'
import { exactMoney } from '../operator-formats.ts'

/** Title and explanation of the form of each decision. */
export const actionWords: Record<DecisionAction, { title: string; about: string }> = {
  confirm: {
    title: 'Confirm by hand',
    about: 'You have seen the money yourself, and the code opens.',
  },
  pay: {
    title: 'Write down a payment',
    about: 'Some money came, not exactly what is missing. Write down how much; the code opens once all of it is here.',
  },
  reopen: {
    title: 'Reopen the order',
    about: 'This takes the cancellation back.',
  },
  'move-due': {
    title: 'Move the due day',
    about: 'The order stays open until five business days after the new day.',
  },
  reissue: {
    title: 'Issue a new code',
    about: 'The buyer has lost the code. The old one opens nothing from then on; the new one is shown here once.',
  },
  'return-surplus': {
    title: 'Write down that the surplus was sent back',
    about: 'What came over the price has been sent back. The code stays open.',
  },
  refund: {
    title: 'Write down a refund',
    about: 'For a double or mistaken payment only: all the money has been sent back. The code opens nothing any more.',
  },
  'return-part': {
    title: 'Write down that a part went back',
    about:
      'One of several payments went back: the bank took a transfer back, or it was for another order. While money is missing the code opens nothing; once it comes, it opens again and ends on the same day.',
  },
  cancel: {
    title: 'Cancel the order',
    about: 'The code opens nothing any more, and money that comes later does not change that.',
  },
  undo: {
    title: 'Undo the last decision',
    about: 'The order stands again as it did before. Both stay in its history.',
  },
}

/** What a decision does to this order, with the sum that it records. */
export function aboutAction(action: DecisionAction, order: Order): string {
  const { about } = actionWords[action]
  const missing = amountDue(order)
  const sum = exactMoney(missing)
  if (action === 'confirm' && missing > 0) return `${about} What is missing, ${sum}, is written down as paid by hand.`
  if (action !== 'reopen') return about
  return missing > 0
    ? `${about} ${sum} is missing: the code opens once it has come.`
    : `${about} The whole price is here, so the code opens again.`
}

/** The names of history entries on pages. */
export const historyWords: Readonly<Record<string, string>> = {
  ordered: 'Ordered',
  'payment-recorded': 'Payment recorded',
  confirmed: 'Confirmed by hand',
  reopened: 'Reopened',
  cancelled: 'Canceled',
  refunded: 'Refunded',
  'surplus-returned': 'Surplus sent back',
  'part-returned': 'Part of the money went back',
  'due-moved': 'Due day moved',
  reissued: 'New code issued',
  recovered: 'New code by recovery words',
  undone: 'Undone',
  expired: 'Expired',
  refused: 'Refused',
  removed: 'Removed, since nobody had paid',
  'flood-removed': 'Removed with a flood of orders',
  'project-started': 'Project started',
  'call-made': 'Call made',
  'call-not-wanted': 'Call not wanted',
  'statement-row-dismissed': 'Row of a statement dismissed',
  'statement-row-reconsidered': 'Row of a statement waits again',
}

export const actorWords: Readonly<Record<string, string>> = {
  buyer: 'by the buyer',
  operator: 'by the operator',
  demonstration: 'by the demonstration',
  service: 'by the service',
  stranger: 'by a stranger',
}

/** The message for a change that was just made, by its history entry and the order's new status. */
export function doneWords(entry: string, status: OrderStatus): string | undefined {
  const sentence = statusFollowsMoney[entry]
  if (sentence === undefined) return done[entry]
  if (status === 'expired') return `${sentence} The order has expired: move its due day if the rest may still come.`
  if (status === 'cancelled') return `${sentence} The order stays canceled.`
  return `${sentence} ${status === 'paid' ? 'The code is open.' : 'The code opens once the whole price has come.'}`
}

/** Changes after which the status depends on the money. */
const statusFollowsMoney: Readonly<Record<string, string>> = {
  'payment-recorded': doneInWords.pay,
  reopened: 'Reopened.',
  'part-returned': doneInWords['return-part'],
}

const done: Readonly<Record<string, string>> = {
  confirmed: doneInWords.confirm,
  cancelled: doneInWords.cancel,
  refunded: doneInWords.refund,
  'surplus-returned': doneInWords['return-surplus'],
  'due-moved': doneInWords['move-due'],
  undone: doneInWords.undo,
  'call-made': 'The call is recorded.',
  'call-not-wanted': 'Written down: the buyer does not want it.',
}

/** Why something was refused, by the reason in its history entry. */
export const refusalWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(orderStatuses.map((one) => [one, `the order was ${one.replace('-', ' ')}`])),
  cancelled: 'the order was canceled',
  demonstration: 'nobody pays for an order of a demonstration',
  'bad-day': 'the day was not a good one',
  'bad-amount': 'the amount was not a good one',
  'changed-since': 'the order had changed since the page was opened',
}

/** What is wrong with the comment of a decision, as a sentence; `undefined` when nothing is. */
export function commentFault(comment: string): string | undefined {
  if (comment.trim() === '') return 'Say why, in a few words.'
  return comment.length > 500 ? 'Say it in at most 500 characters.' : undefined
}

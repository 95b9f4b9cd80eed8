import type { RowReason, RowState } from './row.ts'
import { type RowFault, rowFaults } from './statement-rows.ts'

/** What each state is called, in the order in which a person wants to see them. */
export const stateWords: Record<RowState, string> = {
  suggested: 'suggested',
  over: 'over',
  refused: 'refused',
  'went-back': 'went back',
  under: 'under',
  matched: 'matched',
  'no-match': 'no match',
  'already-imported': 'already imported',
}

export const rowStates = Object.keys(stateWords) as RowState[]

const reasons: Record<RowReason, string> = {
  fits: 'reference and amount fit',
  reopens: 'reference and amount fit; the order had expired and reopens',
  'first-part': 'less than is owed: a part of the price',
  'late-part': 'a part of the price of an order that has expired: move its due day first, or send it back',
  'more-than-owed': 'more than is owed',
  'paid-already': 'the order is paid already: paid twice?',
  'by-hand-perhaps': 'this amount was written down for the order by hand: the same money?',
  'in-sum-by-hand': 'a larger amount was written down for the order by hand in those days: is this a part of it?',
  'near-miss': 'nearly the reference of an order',
  'reference-elsewhere': 'the reference stands outside the columns of the description: is it for this order?',
  'two-orders': 'the sum of the orders that it names',
  'two-orders-other-sum': 'names more than one order, and the sum is another',
  cancelled: 'the order was canceled',
  refunded: 'what was paid for the order has been sent back',
  demonstration: 'the order was made in a demonstration: nobody pays for it',
  'counted-perhaps': 'a payment of this amount came for the order within five days: the same one?',
  'part-again': 'a part of this amount came for the order before: the same one, or another part?',
  'twice-in-file': 'the same row stands in the file twice: one payment or two?',
  'money-back': 'its words speak of money that goes back',
  'back-in-between': 'money went back for this order: is this money still here?',
  'out-perhaps': 'its words speak of money that went out',
  'pending-perhaps': 'its words, or the name of its payer, say that the bank does not have the money yet',
  'before-order': 'is dated before the order was placed',
  future: 'is dated later than today: is the order of day and month right?',
  'no-reference': 'no reference of an order in it',
  'unknown-reference': 'a reference that no order has',
  imported: 'counted by an earlier import',
  changed: 'the order has changed since the preview',
  undone: 'counted for an order before, which was undone',
  'part-undone': 'a part of it is counted; this rest was undone',
  'back-of-paid': 'money went back, and the order is paid',
  'back-of-part': 'money went back, and money is counted for the order',
  'back-of-nothing': 'money went back, and none is counted for the order: nothing to do',
  'back-noted': 'money went back, as it is written down already',
  'back-perhaps':
    'speaks of a return and names no order; of this amount a payment came shortly before: was it that one?',
}

/** Why a row is in its state, without a full stop. */
export const reasonWords = (reason: RowReason | RowFault): string =>
  reason in reasons ? reasons[reason as RowReason] : rowFaults[reason as RowFault]

/** Why a return is not written down for an order, and what to do first. */
const refundDoubts = {
  'other-sum': () =>
    'has less than this written down as paid. Open it to see what came, decide there, then dismiss this row.',
  'money-waits': () =>
    'has another payment of this sum that waits and is not counted, and that one may have gone back. Decide on it first.',
  'money-dismissed': () =>
    'had another payment of this sum, which was dismissed and never counted, and that one may have gone back. If so, dismiss this row too. If it was the money that counts, write that down at the order, then dismiss this row.',
  'for-several': () =>
    'had no single payment of this sum, and this row names other orders too. Write down at each of them what went back, then dismiss this row.',
  'noted-by-hand': () =>
    'has this sum written down by hand as sent back already. Dismiss this row; if more went back, write that down at the order.',
  'noted-elsewhere': (other: string) =>
    `may not be the order of this money: ${other}, which this row names too, has the sum written down by hand as sent back already. If it is the same money, dismiss this row. If more went back, write that down at the order, then dismiss this row.`,
  'returned-perhaps': () =>
    'has another row of this sum that went back within five days and is settled already. If this is the same money in other words, dismiss this row. If more went back, write that down at the order, then dismiss this row.',
  'counted-elsewhere': (other: string) =>
    `is named by another payment of this sum, which is counted for ${other}, and that one may have gone back. If so, write this row down for ${other}. If it was the money of this order, write that down at the order, then dismiss this row.`,
} as const

export type RefundDoubt = keyof typeof refundDoubts

export const isRefundDoubt = <Done extends { outcome: string }>(
  done: Done,
): done is Extract<Done, { outcome: RefundDoubt }> => done.outcome in refundDoubts

/** The same as a sentence; `other` is the second order that some of them are about. */
export const refundDoubtInWords = (reference: string, doubt: RefundDoubt, other = 'another order'): string =>
  `${reference} ${refundDoubts[doubt](other)}`

/** Why money that came is not counted for an order which its row does not name. */
export const countedPerhapsInWords = (reference: string): string =>
  `${reference} counts this sum already, written down by hand or from another statement within five days. If it is the same money, dismiss this row. If it came twice, write it down at the order, then dismiss this row.`

/** What is asked about the dates of a file. */
export const datesQuestion = ({ examples, isMixed }: { examples: readonly string[]; isMixed: boolean }): string =>
  isMixed
    ? `This file writes some days with the month first and others with the day first: ${examples.join(', ')}. Whichever you choose, rows of the other kind are refused or get a wrong day: better export it from the bank anew.`
    : `The dates could be read both ways: ${examples.join(', ')}.`

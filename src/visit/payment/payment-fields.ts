/** The fields that the pages about paying write, and what is read of them. */
import type { Forms } from '../model/forms.ts'
import { type HeldSum, heldSum } from './held-sum.ts'
import type { Stage } from './standing-open.ts'

export const paymentFields = {
  /** A phase; empty is the last payment. */
  stage: 'payment/stage',
  /** What the contract says that this payment waits for, in the homeowner's words. */
  waits: 'payment/waits',
  /** Whether the notice of A.R.S. 32-1188 stands on the bill: `yes`, `no` or empty. */
  notice: 'payment/notice',
  billNumber: 'payment/bill-number',
  billDay: 'payment/bill-day',
  received: 'payment/received',
  sum: 'payment/sum',
  held: 'payment/held',
  owner: 'letter/owner',
  letterDay: 'letter/day',
  fixBy: 'letter/fix-by',
} as const

/** The direct cost of one fault. */
export const costField = (pointId: string): string => `payment/cost/${pointId}`

export const noticeValues = ['yes', 'no'] as const
export type NoticeOnBill = (typeof noticeValues)[number]

/** Null while it is not said. */
export const noticeIn = (forms: Forms): NoticeOnBill | null =>
  noticeValues.find((value) => value === forms[paymentFields.notice]) ?? null

/** What of the bill is held back for these faults, as the fields say. */
export const heldSumIn = (forms: Forms, pointIds: readonly string[]): HeldSum =>
  heldSum({
    bill: forms[paymentFields.sum] ?? '',
    costs: pointIds.map((id) => forms[costField(id)] ?? ''),
    held: forms[paymentFields.held] ?? '',
  })

/** The payment that was picked; the last one where none was, or where this job has no such phase. */
export const stageIn = (forms: Forms, stages: readonly Stage[]): Stage =>
  stages.find((stage) => stage === forms[paymentFields.stage]) ?? 'last'

import type { Found } from './find-references.ts'
import type { BookedRow, RowDoubt } from './statement-rows.ts'

/** What the import makes of one row: of money that came in, or that `went-back`. */
export type RowState =
  | 'matched'
  | 'suggested'
  | 'no-match'
  | 'already-imported'
  | 'under'
  | 'over'
  | 'refused'
  | 'went-back'

/** Why a row is in its state; its sentence stands in `statement-words.ts`. */
export type RowReason =
  | RowDoubt
  | 'fits'
  | 'reopens'
  | 'first-part'
  | 'late-part'
  | 'more-than-owed'
  | 'paid-already'
  | 'by-hand-perhaps'
  | 'in-sum-by-hand'
  | 'near-miss'
  | 'reference-elsewhere'
  | 'two-orders'
  | 'two-orders-other-sum'
  | 'cancelled'
  | 'refunded'
  | 'demonstration'
  | 'counted-perhaps'
  | 'part-again'
  | 'twice-in-file'
  | 'money-back'
  | 'back-in-between'
  | 'before-order'
  | 'future'
  | 'no-reference'
  | 'unknown-reference'
  | 'imported'
  | 'changed'
  | 'undone'
  | 'part-undone'
  | 'back-of-paid'
  | 'back-of-part'
  | 'back-of-nothing'
  | 'back-noted'
  | 'back-perhaps'

/** An order that a row may be for. */
export interface Candidate {
  reference: string
  orderId: string
  /** What stands in the row in place of the reference. */
  found: string
  /** What the order lacked, in cents, before this row. */
  owedCents: number
  /** What of the row goes to it. Where the shares sum up to the row, they belong together; otherwise one is chosen. */
  shareCents: number
}

export interface Judgement {
  state: RowState
  reason: RowReason
  candidates: Candidate[]
}

/** A row with the references that were found in it. */
export interface SearchedRow {
  row: BookedRow
  found: Found[]
  /** The reference with a right check character that no order has. */
  unknownReference: string | undefined
  /** Which of several identical rows of its file it is, from 1. */
  occurrence: number
}

/** The candidates, each with its amount due as its share; `undefined` where these do not add up to `cents`. */
export function sharesByAmountDue(candidates: readonly Candidate[], cents: number): Candidate[] | undefined {
  const sum = candidates.reduce((total, { owedCents }) => total + owedCents, 0)
  if (sum !== cents || candidates.some(({ owedCents }) => owedCents === 0)) return undefined
  return candidates.map((one) => ({ ...one, shareCents: one.owedCents }))
}

import type { FoundReference } from './find-references.ts'
import type { BookedRow, RowDoubt } from './statement-rows.ts'

/** The state in which a row is imported; `went-back` is for money that went out and concerns an order. */
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
  /** The text of the row that was read as the reference. */
  found: string
  /** The amount due before this row, in cents. */
  owedCents: number
  /** The part of the row for this order, in cents. If the shares add up to the row, all apply; otherwise one order is chosen. */
  shareCents: number
}

/** How a row is imported and why, with the orders that it may be for. */
export interface Judgement {
  state: RowState
  reason: RowReason
  candidates: Candidate[]
}

/** A row with the references that were found in it. */
export interface SearchedRow {
  row: BookedRow
  found: FoundReference[]
  /** A valid reference in the row that belongs to no order. */
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

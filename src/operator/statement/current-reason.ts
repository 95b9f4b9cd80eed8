import type { Day } from '../../format/phoenix-time.ts'
import { areNear } from './dates.ts'
import { type Candidate, type RowReason, sharesByAmountDue } from './row.ts'

/** A waiting row, with the current amounts due of its candidates. */
interface Waiting {
  day: Day
  cents: number
  reason: RowReason
  candidates: readonly Candidate[]
}

/** A payment that counts for an order and is not from the row. */
export interface OtherPayment {
  day: Day
  cents: number
  isByHand: boolean
}

/**
 * The reason and the candidates of a row as they are now, not as they were at its import: the same money may have been
 * counted since, or one of its orders paid.
 */
export function currentReason(
  { day, cents, reason, candidates }: Waiting,
  paymentsOf: (orderId: string) => readonly OtherPayment[],
): Pick<Waiting, 'reason'> & { candidates: Candidate[] } {
  const same = candidates.flatMap(({ orderId, shareCents }) =>
    paymentsOf(orderId).filter((payment) => payment.cents === shareCents),
  )
  const doubt = same.some(({ isByHand }) => isByHand)
    ? 'by-hand-perhaps'
    : same.some((payment) => areNear(payment.day, day))
      ? 'counted-perhaps'
      : undefined
  if (reason === 'two-orders' || reason === 'two-orders-other-sum') {
    const shared = sharesByAmountDue(candidates, cents)
    if (shared) return { reason: 'two-orders', candidates: shared }
    const whole = candidates.map((one) => ({ ...one, shareCents: cents }))
    return { reason: doubt === 'by-hand-perhaps' ? doubt : 'two-orders-other-sum', candidates: whole }
  }
  return { reason: doubt && lessImportant.includes(reason) ? doubt : reason, candidates: [...candidates] }
}

/** Reasons that are replaced when the same money may have been counted already, which is more important. */
const lessImportant: readonly RowReason[] = [
  'late-part',
  'near-miss',
  'reference-elsewhere',
  'pending-perhaps',
  'cancelled',
  'before-order',
  'counted-perhaps',
  'in-sum-by-hand',
  'part-again',
  'twice-in-file',
  'more-than-owed',
  'paid-already',
  'changed',
  'undone',
  'part-undone',
]

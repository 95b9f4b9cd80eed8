import type { Day } from '../../format/phoenix-time.ts'
import { areNear } from './dates.ts'
import { type Candidate, type RowReason, sharesByAmountDue } from './row.ts'

/** A row that waits, with its orders as they stand. */
interface Waiting {
  day: Day
  cents: number
  reason: RowReason
  candidates: readonly Candidate[]
}

/** Money that counts for an order, and is not of the row. */
export interface OtherPayment {
  day: Day
  cents: number
  isByHand: boolean
}

/**
 * What is so of a row long after the import that judged it: its money may have been counted otherwise since, or one of its
 * orders paid. Whoever decides must not be told what was so on that day.
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
  return { reason: doubt && saysLess.includes(reason) ? doubt : reason, candidates: [...candidates] }
}

/** That the same money was perhaps counted otherwise is more than each of these says. */
const saysLess: readonly RowReason[] = [
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

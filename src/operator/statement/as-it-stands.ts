import type { Candidate, RowReason } from './judge.ts'

/** A row that an import let wait and that nothing of is counted, with its orders as they stand. */
interface Waiting {
  cents: number
  reason: RowReason
  candidates: readonly Candidate[]
}

/**
 * What is so of a row long after the import that judged it: its money may have been written down by hand since, or one of
 * its orders paid. Whoever decides must not be told what was so on that day.
 */
export function asItStands(
  { cents, reason, candidates }: Waiting,
  byHand: (orderId: string) => readonly number[],
): Pick<Waiting, 'reason'> & { candidates: Candidate[] } {
  const isByHand = candidates.some(({ orderId, shareCents }) => byHand(orderId).includes(shareCents))
  if (reason === 'two-orders' || reason === 'two-orders-other-sum') {
    const shared = sharedAlong(candidates, cents)
    if (shared) return { reason: 'two-orders', candidates: shared }
    const whole = candidates.map((one) => ({ ...one, shareCents: cents }))
    return { reason: isByHand ? 'by-hand-perhaps' : 'two-orders-other-sum', candidates: whole }
  }
  const now = isByHand && saysLess.includes(reason) ? 'by-hand-perhaps' : reason
  return { reason: now, candidates: [...candidates] }
}

/** What each of several orders lacks, where that is the sum of the row. */
export function sharedAlong(candidates: readonly Candidate[], cents: number): Candidate[] | undefined {
  const sum = candidates.reduce((total, { owedCents }) => total + owedCents, 0)
  if (sum !== cents || candidates.some(({ owedCents }) => owedCents === 0)) return undefined
  return candidates.map((one) => ({ ...one, shareCents: one.owedCents }))
}

/** That the same money was perhaps written down by hand is more than each of these says. */
const saysLess: readonly RowReason[] = [
  'late-part',
  'near-miss',
  'cancelled',
  'before-order',
  'counted-perhaps',
  'in-sum-by-hand',
  'twice-in-file',
  'more-than-owed',
  'paid-already',
  'changed',
]

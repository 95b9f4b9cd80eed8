import type { Formats } from '../format/formats.ts'
import { dayAndHour, opensAt } from '../opening/opening-words.ts'
import type { AccessResponse } from './access-calls.ts'

/** How the order of a code stands at `now`, in a few words for a small link. */
export function orderStateWords(
  now: Date,
  access: Pick<AccessResponse, 'status' | 'openUntil' | 'order'>,
  formats: Formats,
): string {
  const { status, openUntil, order } = access
  if (status === 'active') return order?.payments === 'demo' ? 'open, a demonstration' : 'paid'
  if (openUntil !== undefined && opensAt(now, access)) return `open until ${dayAndHour(openUntil, now, formats)}`
  return order && order.paidCents > 0 ? 'part of the payment has come' : 'waiting for payment'
}

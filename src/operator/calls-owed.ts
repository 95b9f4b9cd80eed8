import type { PlanType } from '../content/plan-table.ts'
import { businessDaysAfter } from '../format/day.ts'
import { phoenixDay } from '../format/phoenix-time.ts'

export const callKinds = ['call', 'guidance', 'follow-up'] as const
export type CallKind = (typeof callKinds)[number]

export const callNames: Record<CallKind, string> = {
  call: '30-minute call',
  guidance: '15 minutes of guidance',
  'follow-up': '15-minute follow-up call',
}

/** The calls that come with each plan. */
export const callsOf: Record<PlanType, readonly CallKind[]> = { basic: [], qualitechnician: callKinds }

/** A call that is owed no more: it was made, or the buyer did not want it. At an ISO 8601 time in UTC. */
export interface SettledCall {
  kind: CallKind
  settledAt: string
  isWanted: boolean
}

/** A call that is still to be made, and until when. */
export interface OwedCall {
  kind: CallKind
  until: Date
}

/**
 * What a paid plan still owes, the most urgent first. Call and guidance are to be agreed within 48 hours of the
 * confirmation, in which weekends do not count; the follow-up is owed once the call was made, within 30 days of it.
 * Public holidays are not known here, so this is at times a day earlier than what the terms promise, and never later.
 */
export function callsOwed(plan: PlanType, confirmedAt: Date, settled: readonly SettledCall[]): OwedCall[] {
  const first = settled.find(({ kind, isWanted }) => kind === 'call' && isWanted)
  const until: Record<CallKind, Date | undefined> = {
    call: twoBusinessDaysAfter(confirmedAt),
    guidance: twoBusinessDaysAfter(confirmedAt),
    'follow-up': first && new Date(Date.parse(first.settledAt) + 30 * dayMs),
  }
  return callsOf[plan]
    .filter((kind) => settled.every((call) => call.kind !== kind))
    .flatMap((kind) => (until[kind] ? [{ kind, until: until[kind] }] : []))
    .toSorted((a, b) => a.until.getTime() - b.until.getTime())
}

/** At the same hour: Phoenix never moves its clocks. */
function twoBusinessDaysAfter(instant: Date): Date {
  const day = phoenixDay(instant)
  const days = (Date.parse(businessDaysAfter(day, 2)) - Date.parse(day)) / dayMs
  return new Date(instant.getTime() + days * dayMs)
}

const dayMs = 86_400_000

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
export const callsOfPlan: Record<PlanType, readonly CallKind[]> = { basic: [], qualitechnician: callKinds }

/** A call that was made or that the buyer did not want; `settledAt` is ISO 8601 in UTC. */
export interface SettledCall {
  kind: CallKind
  settledAt: string
  isWanted: boolean
}

/** A call still to be made, with its deadline. */
export interface OwedCall {
  kind: CallKind
  until: Date
}

/**
 * The calls that a paid plan still owes, the most urgent first. As the terms of service have it, call and guidance are due
 * within 48 hours of the confirmation, not counting weekends, and the follow-up within 30 days of the call. Public
 * holidays are not known here, so a deadline may be earlier than promised, never later.
 */
export function callsOwed(plan: PlanType, confirmedAt: Date, settled: readonly SettledCall[]): OwedCall[] {
  const first = settled.find(({ kind, isWanted }) => kind === 'call' && isWanted)
  const until: Record<CallKind, Date | undefined> = {
    call: twoBusinessDaysAfter(confirmedAt),
    guidance: twoBusinessDaysAfter(confirmedAt),
    'follow-up': first && new Date(Date.parse(first.settledAt) + 30 * dayMs),
  }
  return callsOfPlan[plan]
    .filter((kind) => settled.every((call) => call.kind !== kind))
    .flatMap((kind) => (until[kind] ? [{ kind, until: until[kind] }] : []))
    .toSorted((a, b) => a.until.getTime() - b.until.getTime())
}

/** Two business days later at the same hour; Phoenix has no daylight saving time. */
function twoBusinessDaysAfter(instant: Date): Date {
  const day = phoenixDay(instant)
  const days = (Date.parse(businessDaysAfter(day, 2)) - Date.parse(day)) / dayMs
  return new Date(instant.getTime() + days * dayMs)
}

const dayMs = 86_400_000

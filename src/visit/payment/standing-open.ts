/** Which checks stand open before a payment. */
import { type Phase, phases, stopFirst } from '../model/fitted-items.ts'
import { filtered, type Step } from '../model/steps.ts'
import type { Visit } from '../model/visit.ts'

/** A payment at the end of a phase, or the last one. */
export type Stage = Phase | 'last'

/** The payments that this job can have: after each phase that has a check but the last, and at the end. */
export function stagesOf(steps: readonly Step[]): Stage[] {
  const withChecks = phases.filter((phase) => steps.some(({ item }) => item.phase === phase))
  return [...withChecks.slice(0, -1), 'last']
}

export interface StandingOpen {
  /** All checks up to then. */
  checks: Step[]
  /** What should stop the work or the payment first. */
  problems: Step[]
  unanswered: Step[]
}

/** What stands open of a payment: of its phase and of all before it, since what a later phase covers is paid for by then. */
export function standingOpen(steps: readonly Step[], visit: Visit, stage: Stage): StandingOpen {
  const until = stage === 'last' ? phases.length : phases.indexOf(stage) + 1
  const checks = steps.filter(({ item }) => phases.indexOf(item.phase) < until)
  return {
    checks,
    problems: stopFirst(filtered(checks, visit, 'problem')),
    unanswered: filtered(checks, visit, 'open'),
  }
}

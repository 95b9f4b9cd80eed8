import plans from '../../content/plans.yml'
import { planTable } from '../content/plan-table.ts'
import type { Formats } from '../format/formats.ts'
import { canStartOne } from '../opening/open-now.ts'
import type { AccessResponse } from './access-calls.ts'

/** What is shown of a plan, by the name that a verified code has for it. */
export const planNameOf = (planType: AccessResponse['planType']): string =>
  plans.find((plan) => planTable[plan.planType].verifiedAs === planType)?.name ?? ''

/** Until when a code opens anything; the year begins only when the payment is confirmed. */
export const validityInWords = (
  { expiryDate, status }: Pick<AccessResponse, 'expiryDate' | 'status'>,
  { dayInWords }: Formats,
): string =>
  status === 'active'
    ? dayInWords(expiryDate)
    : `${dayInWords(expiryDate)} or later: the year starts on the day we confirm your payment`

/** Said once a code is found good: "Accepted: Advanced plan, 1 of 2 projects left, open until …". */
export function acceptedWords(access: AccessResponse, { dayInWords }: Formats): string {
  const { planType, projectsRemaining, projects, expiryDate, status, openUntil } = access
  const all = projects.length + projectsRemaining
  const left = `${projectsRemaining} of ${all} ${all === 1 ? 'project' : 'projects'} left`
  const plan = `Accepted: ${planNameOf(planType)} plan`
  if (status === 'active') return `${plan}, ${left}, open until ${dayInWords(expiryDate)}.`
  return openUntil === undefined
    ? `${plan}. It opens as soon as your payment is confirmed.`
    : `${plan}. It opens one checklist now, and all else as soon as your payment is confirmed.`
}

/** What is left to start, for a detail of the plan: before the payment is confirmed one project opens, whatever the plan holds. */
export function projectsLeftInWords(access: AccessResponse): string {
  const { projectsRemaining: left, projects, status } = access
  if (status === 'active' || left === 0) return `${left} of ${left + projects.length}`
  if (!canStartOne(access)) return `${left}, once your payment is confirmed`
  return left === 1 ? '1' : `${left}: one before your payment is confirmed, the rest after it`
}

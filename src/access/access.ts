import { type PlanType, planTable } from '../content/plan-table.ts'
import type { Day } from '../format/phoenix-time.ts'
import { openProjects } from '../opening/open-now.ts'
import type { PaymentInstructions } from '../purchase/purchase-calls.ts'
import type { AccessResponse, OrderState } from './access-calls.ts'

/** What a code holds on one day. */
export interface Access {
  orderId: string
  plan: PlanType
  /** As pages call it. */
  planName: string
  codeLastFour: string
  /** Before it is active only one project opens, and only until `openUntil`. */
  status: 'active' | 'awaiting-payment'
  /** While payment is awaited: the instant until which one project is open, or was. */
  openUntil: string | undefined
  wasOpenUntil: string | undefined
  /** How to pay, while that is awaited. */
  instructions: PaymentInstructions | undefined
  order: OrderState
  projectsRemaining: number
  /** In the order in which they were started. */
  projects: StartedProject[]
  /** The last day, in Phoenix, on which the code opens anything. */
  validUntil: Day
  /** The day in Phoenix on which it was looked at. */
  today: Day
}

/** A project is one checklist, for one job. */
export interface StartedProject {
  checklistId: string
  startedOn: Day
}

/** True when that checklist opens in full: one that a paid code has started, or the first of one that is open before its payment. */
export const opens = (access: Access, checklistId: string): boolean =>
  openProjects(access).some((project) => project.checklistId === checklistId)

/** Asked before a project is spent: what it is of, by all that the plan holds and what is left of it. */
export function startQuestion(
  { projectsRemaining, projects }: Pick<AccessResponse, 'projectsRemaining' | 'projects'>,
  title: string,
): string {
  if (projects.length > 0)
    return `Use project ${projects.length + 1} of ${projects.length + projectsRemaining} for ${title}?`
  return `Use 1 of ${projectsRemaining} ${projectsRemaining === 1 ? 'project' : 'projects'} for ${title}?`
}

/** What a code holds, as the API says it. */
export const accessResponse = (access: Access): AccessResponse => ({
  planType: planTable[access.plan].verifiedAs,
  projectsRemaining: access.projectsRemaining,
  expiryDate: access.validUntil,
  status: access.status,
  projects: access.projects,
  ...(access.openUntil !== undefined && { openUntil: access.openUntil }),
  ...(access.wasOpenUntil !== undefined && { wasOpenUntil: access.wasOpenUntil }),
  ...(access.instructions && { instructions: access.instructions }),
  order: access.order,
})

import { type Problem, problem } from '../api/problems.ts'
import { planOfType } from '../content/plan-table.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { lastFour, readAccessCode } from '../purchase/access-code.ts'
import { isHonored, type Order, publicStatus } from '../purchase/order.ts'
import type { OrderingServices } from '../purchase/ordering.server.ts'
import type { Access } from './access.ts'
import type { OrderState } from './access-calls.ts'
import type { ProjectStore } from './project-store.server.ts'

/** What access to checklists needs from the outside. */
export interface AccessServices {
  ordering: OrderingServices
  projects: ProjectStore
  isChecklist: (id: string) => boolean
}

/**
 * What a typed code holds; reading it spends nothing. Returns `undefined` alike for an unknown, expired, cancelled or
 * misspelt code, and in a live service for one of a demonstration, so that a stranger learns nothing from the difference.
 */
export async function findAccess(services: AccessServices, typedCode: string): Promise<Access | undefined> {
  const code = readAccessCode(typedCode)
  if (code === undefined) return undefined
  const { orders, vault, payment } = services.ordering
  const order = await orders.byCode(vault.fingerprint(code))
  if (!order || !isHonored(order.payments, payment.payments)) return undefined
  return accessTo(services, order, lastFour(code))
}

/** What the code of an order gives access to; `undefined` when it opens nothing. */
export async function accessTo(
  { ordering, projects }: AccessServices,
  order: Order,
  codeLastFour: string,
): Promise<Access | undefined> {
  const today = phoenixDay(ordering.clock())
  const status = publicStatus(order, today)
  if (!status || order.validUntil < today) return undefined
  return {
    orderId: order.id,
    plan: order.plan,
    planName: planOfType(ordering.plans, order.plan).name,
    codeLastFour,
    status,
    instructions: status === 'active' ? undefined : ordering.payment.instructions(order),
    order: stateOf(order),
    projectsRemaining: order.projectsRemaining,
    projects: await projects.of(order.id),
    validUntil: order.validUntil,
    today,
  }
}

const stateOf = (order: Order): OrderState => ({
  reference: order.reference,
  currency: order.currency,
  amountCents: order.amountCents,
  paidCents: order.paidCents,
  payments: order.payments,
  orderedOn: phoenixDay(new Date(order.orderedAt)),
  paidOn: order.confirmedAt === null ? null : phoenixDay(new Date(order.confirmedAt)),
})

/** Starts a project on a checklist, or finds it started, which costs nothing; returns a problem when it cannot be started. */
export async function startProject(
  services: AccessServices,
  access: Access,
  checklistId: string,
): Promise<{ access: Access; isNew: boolean } | Problem> {
  if (!services.isChecklist(checklistId)) return problem('checklist-not-found')
  if (access.status !== 'active') return problem('awaiting-payment')
  const { clock, random, orders } = services.ordering
  const by = { actor: 'buyer', at: clock(), auditId: random.id() } as const
  const project = { id: random.id(), orderId: access.orderId, checklistId, startedOn: phoenixDay(by.at) }
  const outcome = await services.projects.start(project, by)
  if (outcome === 'none-left') return problem('no-projects-left')
  const order = await orders.byId(access.orderId)
  const after = order && (await accessTo(services, order, access.codeLastFour))
  return { access: after ?? access, isNew: outcome === 'started' }
}

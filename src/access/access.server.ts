import { type Problem, problem } from '../api/problems.ts'
import { planOfType } from '../content/plan-table.ts'
import { english } from '../format/english.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { wasOpen } from '../opening/opening-words.ts'
import { lastFour, readAccessCode } from '../orders/access-code.ts'
import { isHonored, isOpenUnpaid, type Order, publicStatus } from '../orders/order.ts'
import type { OrderingServices } from '../purchase/ordering.server.ts'
import { type Access, opens } from './access.ts'
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
  const now = ordering.clock()
  const today = phoenixDay(now)
  const status = publicStatus(order, today)
  if (!status || order.validUntil < today) return undefined
  return {
    orderId: order.id,
    plan: order.plan,
    planName: planOfType(ordering.plans, order.plan).name,
    codeLastFour,
    status,
    ...openingOf(order, now),
    instructions: status === 'active' ? undefined : ordering.payment.instructions(order),
    order: stateOf(order),
    projectsRemaining: order.projectsRemaining,
    projects: await projects.of(order.id),
    validUntil: order.validUntil,
    today,
  }
}

/** Until when an unpaid order is open, or was. */
function openingOf(order: Order, now: Date): Pick<Access, 'openUntil' | 'wasOpenUntil'> {
  const end = publicStatus(order, phoenixDay(now)) === 'awaiting-payment' ? (order.openUntil ?? undefined) : undefined
  return isOpenUnpaid(order, now)
    ? { openUntil: end, wasOpenUntil: undefined }
    : { openUntil: undefined, wasOpenUntil: end }
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
  const refusal = refusalBeforePayment(access, checklistId)
  if (refusal) return refusal
  const { clock, random, orders } = services.ordering
  const by = { actor: 'buyer', at: clock(), auditId: random.id() } as const
  const project = { id: random.id(), orderId: access.orderId, checklistId, startedOn: phoenixDay(by.at) }
  const outcome = await services.projects.start(project, by)
  const order = await orders.byId(access.orderId)
  const after = order && (await accessTo(services, order, access.codeLastFour))
  if (outcome !== 'not-spent') return { access: after ?? access, isNew: outcome === 'started' }
  // Another call, or the operator, may have changed the order since `access` was read.
  if (!after) return problem('invalid-access-code')
  return refusalBeforePayment(after, checklistId) ?? problem('no-projects-left')
}

/** Why an unpaid code does not start that checklist; `undefined` when nothing but the projects left stands in its way. */
function refusalBeforePayment(access: Access, checklistId: string): Problem | undefined {
  if (access.status === 'active') return undefined
  if (access.openUntil === undefined) return shutProblem(access)
  const isOther = access.projects.length > 0 && !opens(access, checklistId)
  return isOther ? problem('one-project-before-payment') : undefined
}

/** The problem of an unpaid code that opens nothing; it says when it was shut if it was open before. */
const shutProblem = ({ wasOpenUntil }: Access): Problem =>
  problem('awaiting-payment', wasOpenUntil === undefined ? {} : { detail: wasOpen(wasOpenUntil, english) })

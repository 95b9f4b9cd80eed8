import { type Problem, problem } from '../api/problems.ts'
import { planOfType } from '../content/plan-table.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { lastFour, readAccessCode } from '../purchase/access-code.ts'
import { isHonored, type Order, publicStatus } from '../purchase/order.ts'
import type { Shop } from '../purchase/ordering.server.ts'
import type { Access } from './access.ts'
import type { OrderState } from './access-calls.ts'
import type { ProjectStore } from './project-store.server.ts'

/** What access needs besides the orders. */
export interface AccessServices {
  shop: Shop
  projects: ProjectStore
  isChecklist: (id: string) => boolean
}

/**
 * What a code holds, as typed; reading it never spends anything. Unknown, expired, cancelled and misspelt codes, and in
 * a live service those of a demonstration, all come back as `undefined`: an outsider learns nothing from the difference.
 */
export async function findAccess(desk: AccessServices, typedCode: string): Promise<Access | undefined> {
  const code = readAccessCode(typedCode)
  if (code === undefined) return undefined
  const { orders, vault, payment } = desk.shop
  const order = await orders.byCode(vault.fingerprint(code))
  if (!order || !isHonored(order.payments, payment.payments)) return undefined
  return accessTo(desk, order, lastFour(code))
}

/** What an order holds for whoever has its code; `undefined` when it opens nothing. */
export async function accessTo(
  { shop, projects }: AccessServices,
  order: Order,
  codeLastFour: string,
): Promise<Access | undefined> {
  const today = phoenixDay(shop.clock())
  const status = publicStatus(order, today)
  if (!status || order.validUntil < today) return undefined
  return {
    orderId: order.id,
    plan: order.plan,
    planName: planOfType(shop.plans, order.plan).name,
    codeLastFour,
    status,
    instructions: status === 'active' ? undefined : shop.payment.instructions(order),
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

/** Starts a project on a checklist, or finds it started; a second time costs nothing. */
export async function startProject(
  desk: AccessServices,
  access: Access,
  checklistId: string,
): Promise<{ access: Access; isNew: boolean } | Problem> {
  if (!desk.isChecklist(checklistId)) return problem('checklist-not-found')
  if (access.status !== 'active') return problem('awaiting-payment')
  const { clock, random, orders } = desk.shop
  const by = { actor: 'buyer', at: clock(), auditId: random.id() } as const
  const project = { id: random.id(), orderId: access.orderId, checklistId, startedOn: phoenixDay(by.at) }
  const outcome = await desk.projects.start(project, by)
  if (outcome === 'none-left') return problem('no-projects-left')
  const order = await orders.byId(access.orderId)
  const after = order && (await accessTo(desk, order, access.codeLastFour))
  return { access: after ?? access, isNew: outcome === 'started' }
}

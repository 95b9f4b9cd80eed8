import type { AccessAnswer } from '../api/contract.ts'
import { type Problem, problem } from '../api/problems.ts'
import { planTable } from '../content/plans.ts'
import { readAccessCode } from '../purchase/access-code.ts'
import { paymentInstructions, paymentsOf, publicStatus, type Shop } from '../purchase/bank-transfer.server.ts'
import { isHonored } from '../purchase/order-status.ts'
import type { Order } from '../purchase/order-store.server.ts'
import { phoenixDay } from '../purchase/validity.ts'
import type { ProjectStore } from './project-store.server.ts'

/** What letting people in needs beside the shop that sold the codes. */
export interface Desk {
  shop: Shop
  projects: ProjectStore
  isChecklist: (id: string) => boolean
}

/**
 * The order behind a code, as typed. Unknown, expired, cancelled and misspelt codes, and in a live service those of a
 * demonstration, all come back as `undefined`: an outsider learns nothing from the difference.
 */
export async function orderOf(shop: Shop, typedCode: string): Promise<Order | undefined> {
  const code = readAccessCode(typedCode)
  if (code === undefined) return undefined
  const order = await shop.orders.byCode(shop.vault.fingerprint(code))
  if (!order || !isHonored(order.payments, paymentsOf(shop))) return undefined
  if (order.status === 'cancelled' || order.expires_on < phoenixDay(shop.clock())) return undefined
  return order
}

/** What the code holds. Reading it never spends anything. */
export async function describeAccess(desk: Desk, order: Order): Promise<AccessAnswer> {
  const projects = await desk.projects.of(order.id)
  const answer: AccessAnswer = {
    planType: planTable[order.plan].verifiedAs,
    projectsRemaining: order.projects_remaining,
    expiryDate: order.expires_on,
    status: publicStatus(order),
    projects: projects.map((project) => ({ checklistId: project.checklist_id, startedOn: project.started_on })),
  }
  if (order.status === 'confirmed') return answer
  return { ...answer, instructions: paymentInstructions(desk.shop.bank, order) }
}

/** Starts a project on a checklist, or finds it started; a second time costs nothing. */
export async function startProject(
  desk: Desk,
  order: Order,
  checklistId: string,
): Promise<{ access: AccessAnswer; isNew: boolean } | Problem> {
  if (!desk.isChecklist(checklistId)) return problem('checklist-not-found')
  if (order.status !== 'confirmed') return problem('awaiting-payment')
  const { clock, random, orders } = desk.shop
  const now = clock()
  const today = phoenixDay(now)
  const project = {
    id: random.id(),
    order_id: order.id,
    checklist_id: checklistId,
    started_at: now.toISOString(),
    started_on: today,
  }
  const outcome = await desk.projects.start(project, { actor: 'buyer', at: now, auditId: random.id() }, today)
  if (outcome === 'none-left') return problem('no-projects-left')
  const after = await orders.byCode(order.code_hmac)
  return { access: await describeAccess(desk, after ?? order), isNew: outcome === 'started' }
}

/** True when this order is paid and has started that checklist: then it opens in full. */
export async function opens(desk: Desk, order: Order, checklistId: string): Promise<boolean> {
  if (order.status !== 'confirmed') return false
  return (await desk.projects.of(order.id)).some((project) => project.checklist_id === checklistId)
}

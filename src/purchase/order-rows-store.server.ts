/** How an order stands in the records: its columns, and what is read from them and written into them. */
import { type ExpressionBuilder, sql } from 'kysely'
import type { PlanType } from '../content/plan-table.ts'
import type { Database, Tables } from '../database/tables.ts'
import type { Order } from './order.ts'

/** By what an order is found again: its code, its recovery phrase, and the Idempotency-Key that it came with, none of them readable. */
export interface OrderFingerprints {
  codeHmac: string
  recoveryHmac: string
  keyHmac?: string
  bodyHash?: string
  /** These open only with the key itself. */
  sealedCode?: string
  sealedRecovery?: string
}

/** The records, in which every plan is one that is known. */
export const withPlans = (records: Database) => records.$extendTables<{ orders: { plan: PlanType } }>()

/** Orders by their own names, as rows for `orderOf`. */
export const selectOrders = (on: ReturnType<typeof withPlans>) =>
  on
    .selectFrom('orders')
    .select(columns)
    .select((order) => paidSum(order).as('paidCents'))

/** What was paid for an order, less what was sent back. */
export const paidSum = (order: ExpressionBuilder<Tables, 'orders'>) =>
  order
    .selectFrom('payments')
    // PostgreSQL adds integers up to a number that its driver reads as text.
    .select(sql<number>`cast(coalesce(sum(amount_cents), 0) as integer)`.as('sum'))
    .whereRef('order_id', '=', 'orders.id')
    .where('undone_at', 'is', null)

const columns = [
  'orders.id as id',
  'plan',
  'orders.amount_cents as amountCents',
  'currency',
  'payments',
  'reference',
  'status',
  'due_on as dueOn',
  'closes_on as closesOn',
  'projects_remaining as projectsRemaining',
  'created_at as orderedAt',
  'confirmed_at as confirmedAt',
  'cancelled_at as cancelledAt',
  'expires_on as validUntil',
] as const

/** An order from its row; the sum of no payments is null. */
export const orderOf = ({ paidCents, ...row }: Omit<Order, 'paidCents'> & { paidCents: number | null }): Order => ({
  ...row,
  paidCents: paidCents ?? 0,
})

/** A new order as it is stored. */
export const rowOf = (order: Order, traces: OrderFingerprints) => ({
  id: order.id,
  plan: order.plan,
  amount_cents: order.amountCents,
  currency: order.currency,
  payments: order.payments,
  reference: order.reference,
  code_hmac: traces.codeHmac,
  status: order.status,
  projects_remaining: order.projectsRemaining,
  created_at: order.orderedAt,
  confirmed_at: order.confirmedAt,
  expires_on: order.validUntil,
  idempotency_hmac: traces.keyHmac,
  body_hash: traces.bodyHash,
  sealed_code: traces.sealedCode,
  recovery_hmac: traces.recoveryHmac,
  sealed_recovery: traces.sealedRecovery,
  due_on: order.dueOn,
  closes_on: order.closesOn,
})

/** Maps orders to rows of the table `orders` and back. */
import { type ExpressionBuilder, sql } from 'kysely'
import type { PlanType } from '../content/plan-table.ts'
import type { Database, Tables } from '../database/tables.ts'
import type { Order } from './order.ts'

/** Fingerprints by which an order is found: of its code, its recovery phrase and the Idempotency-Key of its request. */
export interface OrderFingerprints {
  codeHmac: string
  recoveryHmac: string
  keyHmac?: string
  bodyHash?: string
  /** Encrypted under the Idempotency-Key. */
  sealedCode?: string
  sealedRecovery?: string
}

/** The database, with the plan of an order typed as one of the known plans. */
export const withPlans = (records: Database) => records.$extendTables<{ orders: { plan: PlanType } }>()

/** Selects orders with the columns that `orderOf` needs. */
export const selectOrders = (on: ReturnType<typeof withPlans>) =>
  on
    .selectFrom('orders')
    .select(columns)
    .select((order) => paidSum(order).as('paidCents'))

/** Sub-query: payments received for an order less refunds, in cents. */
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
  'projects_bought as projectsBought',
  'projects_remaining as projectsRemaining',
  'open_until as openUntil',
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

/** The row of a new order. */
export const rowOf = (order: Order, traces: OrderFingerprints) => ({
  id: order.id,
  plan: order.plan,
  amount_cents: order.amountCents,
  currency: order.currency,
  payments: order.payments,
  reference: order.reference,
  code_hmac: traces.codeHmac,
  status: order.status,
  projects_bought: order.projectsBought,
  projects_remaining: order.projectsRemaining,
  open_until: order.openUntil,
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

import type { Selectable } from 'kysely'
import type { PlanType } from '../content/plan-table.ts'
import type { Database, Tables } from '../database/tables.ts'
import type { Day } from '../format/phoenix-time.ts'
import { mayBe, type Order, type OrderAction, statusAfter } from './order.ts'

export type AuditEntry = Selectable<Tables['audit']>

/** By what an order is found again: its code, and the Idempotency-Key that it came with, neither of them readable. */
export interface OrderTraces {
  codeHmac: string
  keyHmac?: string
  bodyHash?: string
  /** Opens only with the key itself. */
  sealedCode?: string
}

export interface ChangeBy {
  actor: 'buyer' | 'operator' | 'demonstration'
  at: Date
  /** Of the audit row. */
  auditId: string
}

/** What became of an operator's action: done now, done before, not possible for an order nobody pays, or no such order. */
export type ChangeOutcome =
  | { outcome: 'done' | 'nothing-to-do' | 'demonstration'; order: Order }
  | { outcome: 'unknown' }

/** The orders and the audit of all that happened to them. */
export function orderStore(records: Database) {
  const db = records.$extendTables<{ orders: { plan: PlanType } }>()
  const any = () => db.selectFrom('orders').select('id').limit(1)
  const orders = (on = db) => on.selectFrom('orders').select(columns)
  return {
    /** Saves a new order with its audit row; `undefined` when its reference, code or idempotency key is taken. */
    add: (order: Order, traces: OrderTraces, by: ChangeBy): Promise<Order | undefined> =>
      db.transaction().execute(async (tx) => {
        const saved = await tx
          .insertInto('orders')
          .values(rowOf(order, traces))
          .onConflict((conflict) => conflict.doNothing())
          .returning(columns)
          .executeTakeFirst()
        if (saved)
          await tx
            .insertInto('audit')
            .values(auditRow(order.id, by, 'ordered', { plan: order.plan, status: order.status }))
            .execute()
        return saved
      }),

    byId: (id: string): Promise<Order | undefined> => orders().where('id', '=', id).executeTakeFirst(),

    byCode: (codeHmac: string): Promise<Order | undefined> =>
      orders().where('code_hmac', '=', codeHmac).executeTakeFirst(),

    byReference: (reference: string): Promise<Order | undefined> =>
      orders().where('reference', '=', reference).executeTakeFirst(),

    byIdempotencyKey: (
      keyHmac: string,
    ): Promise<(Order & { bodyHash: string | null; sealedCode: string | null }) | undefined> =>
      orders()
        .select(['body_hash as bodyHash', 'sealed_code as sealedCode'])
        .where('idempotency_hmac', '=', keyHmac)
        .executeTakeFirst(),

    exist: async (): Promise<boolean> => (await any().executeTakeFirst()) !== undefined,

    liveOnesExist: async (): Promise<boolean> =>
      (await any().where('payments', '=', 'live').executeTakeFirst()) !== undefined,

    /** Newest first. */
    list: (limit: number): Promise<Order[]> =>
      orders().orderBy('created_at', 'desc').orderBy('id').limit(limit).execute(),

    auditOf: (orderId: string): Promise<AuditEntry[]> =>
      db.selectFrom('audit').selectAll().where('order_id', '=', orderId).orderBy('at').orderBy('id').execute(),

    /**
     * Confirms, reopens or cancels. Two processes that do the same at once change the order once and both hear
     * how it stands. `lastDay` is the validity counted from the first confirmation; it never moves again.
     */
    change: (reference: string, action: OrderAction, by: ChangeBy, lastDay: Day): Promise<ChangeOutcome> =>
      db.transaction().execute(async (tx) => {
        const before = await orders(tx).where('reference', '=', reference).executeTakeFirst()
        if (!before) return { outcome: 'unknown' }
        if (action !== 'cancel' && before.payments === 'demo') return { outcome: 'demonstration', order: before }
        if (!mayBe(action, before.status)) return { outcome: 'nothing-to-do', order: before }
        const at = by.at.toISOString()
        const change =
          action === 'cancel'
            ? { cancelled_at: at }
            : before.confirmedAt === null
              ? { confirmed_at: at, cancelled_at: null, expires_on: lastDay }
              : { cancelled_at: null }
        const after = await tx
          .updateTable('orders')
          .set({ ...change, status: statusAfter[action] })
          .where('id', '=', before.id)
          .where('status', '=', before.status)
          .returning(columns)
          .executeTakeFirst()
        if (!after) {
          const now = await orders(tx).where('id', '=', before.id).executeTakeFirstOrThrow()
          return { outcome: 'nothing-to-do', order: now }
        }
        await tx
          .insertInto('audit')
          .values(auditRow(after.id, by, statusAfter[action], { from: before.status }))
          .execute()
        return { outcome: 'done', order: after }
      }),
  }
}
export type OrderStore = ReturnType<typeof orderStore>

/** An order as its table holds it, by its own names. */
const columns = [
  'id',
  'plan',
  'amount_cents as amountCents',
  'currency',
  'payments',
  'reference',
  'code_last_four as codeLastFour',
  'status',
  'projects_remaining as projectsRemaining',
  'created_at as orderedAt',
  'confirmed_at as confirmedAt',
  'expires_on as validUntil',
] as const

const rowOf = (order: Order, traces: OrderTraces) => ({
  id: order.id,
  plan: order.plan,
  amount_cents: order.amountCents,
  currency: order.currency,
  payments: order.payments,
  reference: order.reference,
  code_hmac: traces.codeHmac,
  code_last_four: order.codeLastFour,
  status: order.status,
  projects_remaining: order.projectsRemaining,
  created_at: order.orderedAt,
  confirmed_at: order.confirmedAt,
  expires_on: order.validUntil,
  idempotency_hmac: traces.keyHmac,
  body_hash: traces.bodyHash,
  sealed_code: traces.sealedCode,
})

/** One row of the audit; `detail` may hold anything but a code. */
export function auditRow(orderId: string, by: ChangeBy, action: string, detail: Record<string, string>): AuditEntry {
  return {
    id: by.auditId,
    at: by.at.toISOString(),
    order_id: orderId,
    actor: by.actor,
    action,
    detail: JSON.stringify(detail),
  }
}

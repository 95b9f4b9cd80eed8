import type { Selectable } from 'kysely'
import type { Database, Tables } from '../database/tables.ts'
import { mayBe, type OrderAction, statusAfter } from './order-status.ts'
import type { PlanType } from './plans.ts'
import type { Day } from './validity.ts'

export type Order = Selectable<Tables['orders']> & { plan: PlanType }
export type AuditEntry = Selectable<Tables['audit']>

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
  return {
    /** Saves a new order with its audit row; `undefined` when its reference, code or idempotency key is taken. */
    add: (order: Order, by: ChangeBy): Promise<Order | undefined> =>
      db.transaction().execute(async (tx) => {
        const saved = await tx
          .insertInto('orders')
          .values(order)
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst()
        if (saved)
          await tx
            .insertInto('audit')
            .values(auditRow(order, by, 'ordered', { plan: order.plan, status: order.status }))
            .execute()
        return saved
      }),

    byCode: (codeHmac: string): Promise<Order | undefined> =>
      db.selectFrom('orders').selectAll().where('code_hmac', '=', codeHmac).executeTakeFirst(),

    byReference: (reference: string): Promise<Order | undefined> =>
      db.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirst(),

    byIdempotencyKey: (keyHmac: string): Promise<Order | undefined> =>
      db.selectFrom('orders').selectAll().where('idempotency_hmac', '=', keyHmac).executeTakeFirst(),

    exist: async (): Promise<boolean> => (await any().executeTakeFirst()) !== undefined,

    liveOnesExist: async (): Promise<boolean> =>
      (await any().where('payments', '=', 'live').executeTakeFirst()) !== undefined,

    /** Newest first. */
    list: (limit: number): Promise<Order[]> =>
      db.selectFrom('orders').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).execute(),

    auditOf: (orderId: string): Promise<AuditEntry[]> =>
      db.selectFrom('audit').selectAll().where('order_id', '=', orderId).orderBy('at').orderBy('id').execute(),

    /**
     * Confirms or cancels. Two processes that do the same at once change the order once and both hear
     * how it stands. `lastDay` is the validity counted from the first confirmation; it never moves again.
     */
    change: (reference: string, action: OrderAction, by: ChangeBy, lastDay: Day): Promise<ChangeOutcome> =>
      db.transaction().execute(async (tx) => {
        const before = await tx.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirst()
        if (!before) return { outcome: 'unknown' }
        if (action === 'confirm' && before.payments === 'demo') return { outcome: 'demonstration', order: before }
        if (!mayBe(action, before.status)) return { outcome: 'nothing-to-do', order: before }
        const at = by.at.toISOString()
        const change =
          action === 'cancel'
            ? { cancelled_at: at }
            : before.confirmed_at === null
              ? { confirmed_at: at, cancelled_at: null, expires_on: lastDay }
              : { cancelled_at: null }
        const after = await tx
          .updateTable('orders')
          .set({ ...change, status: statusAfter[action] })
          .where('id', '=', before.id)
          .where('status', '=', before.status)
          .returningAll()
          .executeTakeFirst()
        if (!after) {
          const now = await tx.selectFrom('orders').selectAll().where('id', '=', before.id).executeTakeFirstOrThrow()
          return { outcome: 'nothing-to-do', order: now }
        }
        await tx
          .insertInto('audit')
          .values(auditRow(after, by, statusAfter[action], { from: before.status }))
          .execute()
        return { outcome: 'done', order: after }
      }),
  }
}
export type OrderStore = ReturnType<typeof orderStore>

/** One row of the audit; `detail` may hold anything but a code. */
export function auditRow(
  order: Pick<Order, 'id'>,
  by: ChangeBy,
  action: string,
  detail: Record<string, string>,
): AuditEntry {
  return {
    id: by.auditId,
    at: by.at.toISOString(),
    order_id: order.id,
    actor: by.actor,
    action,
    detail: JSON.stringify(detail),
  }
}

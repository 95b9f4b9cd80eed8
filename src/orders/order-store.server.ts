import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Tables } from '../database/tables.ts'
import type { Day } from '../format/phoenix-time.ts'
import type { Opening } from '../opening/opening.ts'
import { takePlace } from '../opening/opening-store.server.ts'
import { type AuditEntry, auditRow, type ChangeBy, historyOf } from './audit-store.server.ts'
import type { Order, OrderStatus } from './order.ts'
import { type Tell, tellNobody } from './order-news.ts'
import { type OrderFingerprints, orderOf, paidSum, rowOf, selectOrders, withPlans } from './order-rows-store.server.ts'

/** What is needed to repeat the response to an order. */
interface Repeatable {
  bodyHash: string | null | undefined
  sealedCode: string | null | undefined
  sealedRecovery: string | null | undefined
}

/** A payment for an order; a refund has an amount below zero. */
export interface Payment {
  id: string
  amountCents: number
  receivedOn: Day
  origin: 'statement' | 'by-hand'
  recordedAt: string
  /** When it was undone; an undone payment does not count. */
  undoneAt: string | null
}

/** Filter and order of a list; a missing field filters nothing. */
export interface OrderFilter {
  /** By their status on `today`. */
  statuses?: readonly OrderStatus[]
  /** Paid more than the price. */
  isOverpaid?: boolean
  /** Expired or cancelled, with money that was not sent back. */
  isClosedWithMoney?: boolean
  /** Unpaid and closing on that day at the latest. */
  closesBy?: Day
  /** Sorted by closing day instead of newest first. */
  isByDeadline?: boolean
  /** Without orders placed in these hours, such as `2026-11-20T18` in UTC. */
  withoutHours?: readonly string[]
  reference?: string
  codeHmac?: string
  amountCents?: number
  /** The reference of the last order of the page before. */
  after?: string
  limit: number
  today: Day
}

/** Stores new orders and reads orders, their payments and their history; `tell` hears of each new order. */
export function orderStore(records: Database, tell: Tell = tellNobody) {
  const db = withPlans(records)
  const anyOrder = () => db.selectFrom('orders').select('id').limit(1)
  return {
    /**
     * Stores a new order with its audit row, with `opening` open before its payment where there is a place; returns it as
     * it was stored, `undefined` when reference, code or Idempotency-Key is taken.
     */
    add: (order: Order, traces: OrderFingerprints, by: ChangeBy, opening?: Opening): Promise<Order | undefined> =>
      records.transaction().execute(async (tx) => {
        const saved = await tx
          .insertInto('orders')
          .values(rowOf(order, traces))
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!saved) return undefined
        const openUntil = opening && (await takePlace(tx, order.id, opening, by.at)) ? opening.until : null
        const detail = { plan: order.plan, status: order.status, ...(openUntil !== null && { openUntil }) }
        await tx
          .insertInto('audit')
          .values(auditRow(order.id, by, 'ordered', detail))
          .execute()
        await tell(tx, { kind: 'ordered', order, at: by.at })
        return { ...order, openUntil }
      }),

    byId: async (id: string): Promise<Order | undefined> =>
      first(await selectOrders(db).where('id', '=', id).executeTakeFirst()),

    byCode: async (codeHmac: string): Promise<Order | undefined> =>
      first(await selectOrders(db).where('code_hmac', '=', codeHmac).executeTakeFirst()),

    byReference: async (reference: string): Promise<Order | undefined> =>
      first(await selectOrders(db).where('reference', '=', reference).executeTakeFirst()),

    byRecovery: async (reference: string, recoveryHmac: string): Promise<Order | undefined> =>
      first(
        await selectOrders(db)
          .where('reference', '=', reference)
          .where('recovery_hmac', '=', recoveryHmac)
          .executeTakeFirst(),
      ),

    byIdempotencyKey: async (keyHmac: string): Promise<(Order & Repeatable) | undefined> => {
      const row = await selectOrders(db)
        .select(['body_hash as bodyHash', 'sealed_code as sealedCode', 'sealed_recovery as sealedRecovery'])
        .where('idempotency_hmac', '=', keyHmac)
        .executeTakeFirst()
      const { bodyHash, sealedCode, sealedRecovery } = row ?? {}
      return row && { ...orderOf(row), bodyHash, sealedCode, sealedRecovery }
    },

    exist: async (): Promise<boolean> => (await anyOrder().executeTakeFirst()) !== undefined,

    liveOnesExist: async (): Promise<boolean> =>
      (await anyOrder().where('payments', '=', 'live').executeTakeFirst()) !== undefined,

    /** One page of orders, the newest first, and whether there are more. */
    list: async (filter: OrderFilter): Promise<{ orders: Order[]; hasMore: boolean }> => {
      const {
        statuses,
        closesBy,
        isByDeadline,
        isOverpaid,
        isClosedWithMoney,
        withoutHours = [],
        reference,
        codeHmac,
        amountCents,
        after,
        limit,
        today,
      } = filter
      let found = selectOrders(db)
      if (statuses) found = found.where((order) => order.or(statuses.map((status) => standsAs(order, status, today))))
      if (isOverpaid)
        found = found
          .where('status', '=', 'paid')
          .where((order) => order(paidSum(order), '>', order.ref('orders.amount_cents')))
      if (isClosedWithMoney)
        found = found
          .where((order) => order.or([standsAs(order, 'expired', today), standsAs(order, 'cancelled', today)]))
          .where((order) => order(paidSum(order), '>', 0))
      if (closesBy !== undefined) found = found.where('closes_on', '<=', closesBy)
      if (withoutHours.length > 0) found = found.where(sql`substr(created_at, 1, 13)`, 'not in', withoutHours)
      if (reference !== undefined) found = found.where('reference', '=', reference)
      if (codeHmac !== undefined) found = found.where('code_hmac', '=', codeHmac)
      if (amountCents !== undefined)
        found = found.where((order) =>
          order.or([
            order('amount_cents', '=', amountCents),
            order.exists(
              order
                .selectFrom('payments')
                .select('payments.id')
                .whereRef('payments.order_id', '=', 'orders.id')
                .where('payments.amount_cents', 'in', [amountCents, -amountCents])
                .where('payments.undone_at', 'is', null),
            ),
          ]),
        )
      if (after !== undefined)
        found = found.where(
          sql<boolean>`(created_at, id) < (select created_at, id from orders where reference = ${after})`,
        )
      if (isByDeadline) found = found.orderBy('closes_on')
      const rows = await found
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
      return { orders: rows.slice(0, limit).map(orderOf), hasMore: rows.length > limit }
    },

    /** The history of an order, the oldest entry first. */
    auditOf: (orderId: string): Promise<AuditEntry[]> => historyOf(records, orderId),

    /** The payments of an order by the time of recording, with those that were undone. */
    paymentsOf: (orderId: string): Promise<Payment[]> =>
      db
        .selectFrom('payments')
        .select(['id', 'amount_cents as amountCents', 'received_on as receivedOn', 'origin'])
        .select(['recorded_at as recordedAt', 'undone_at as undoneAt'])
        .where('order_id', '=', orderId)
        .orderBy('recorded_at')
        .orderBy('id')
        .execute(),
  }
}
export type OrderStore = ReturnType<typeof orderStore>

/** `statusOn` as a condition in SQL: whether the order has the status on that day. */
function standsAs(order: ExpressionBuilder<Tables, 'orders'>, status: OrderStatus, today: Day) {
  const unpaid = ['awaiting-payment', 'part-paid'] as const
  const written = order('status', '=', status)
  if (status === 'expired') return order.or([written, order('status', 'in', unpaid).and('closes_on', '<', today)])
  if (status === 'awaiting-payment' || status === 'part-paid') return written.and('closes_on', '>=', today)
  return written
}

const first = (row: Parameters<typeof orderOf>[0] | undefined): Order | undefined => row && orderOf(row)

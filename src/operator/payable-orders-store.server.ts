import type { Database } from '../database/tables.ts'
import { type Day, phoenixDay } from '../format/phoenix-time.ts'
import { statusOn } from '../orders/order.ts'
import { orderOf, selectOrders, withPlans } from '../orders/order-rows-store.server.ts'
import { refundsByOrder } from './refunds-store.server.ts'
import type { PayableOrder } from './statement/payable-order.ts'

/** All orders as rows of a statement are judged by them, as they stand on `today`; some hundred at a time. */
export async function* payableOrders(db: Database, today: Day): AsyncGenerator<PayableOrder[]> {
  const returns = await refundsByOrder(db)
  for (let after = ''; ; ) {
    const rows = await selectOrders(withPlans(db))
      .where('orders.id', '>', after)
      .orderBy('orders.id')
      .limit(200)
      .execute()
    const orders = rows.map(orderOf)
    const ids = orders.map(({ id }) => id)
    const [earlier, known] = [await paymentsOf(db, ids), await rowsOf(db, ids)]
    if (orders.length > 0)
      yield orders.map(
        (order): PayableOrder => ({
          ...order,
          status: statusOn(order, today),
          isDemonstration: order.payments === 'demo',
          orderedOn: phoenixDay(new Date(order.orderedAt)),
          earlier: earlier.get(order.id) ?? [],
          known: known.get(order.id) ?? [],
          wentBack: returns.get(order.id) ?? [],
        }),
      )
    const last = orders.at(-1)
    if (!last || orders.length < 200) return
    after = last.id
  }
}

async function paymentsOf(db: Database, orderIds: readonly string[]): Promise<Map<string, PayableOrder['earlier']>> {
  const payments = new Map<string, PayableOrder['earlier']>()
  if (orderIds.length === 0) return payments
  const rows = await db
    .selectFrom('payments')
    .select(['order_id', 'amount_cents', 'received_on', 'origin', 'undone_at'])
    .where('order_id', 'in', orderIds)
    .execute()
  for (const row of rows) {
    const one = {
      day: row.received_on,
      cents: row.amount_cents,
      isByHand: row.origin === 'by-hand',
      isUndone: row.undone_at !== null,
    }
    payments.set(row.order_id, [...(payments.get(row.order_id) ?? []), one])
  }
  return payments
}

/** Stored rows of money that came for these orders. */
async function rowsOf(db: Database, orderIds: readonly string[]): Promise<Map<string, PayableOrder['known']>> {
  const known = new Map<string, PayableOrder['known']>()
  if (orderIds.length === 0) return known
  const rows = await db
    .selectFrom('statement_rows')
    .select(['order_id', 'amount_cents', 'booked_on'])
    .where('order_id', 'in', orderIds)
    .where('amount_cents', '>', 0)
    .execute()
  for (const { order_id, amount_cents: cents, booked_on: day } of rows)
    if (order_id !== null) known.set(order_id, [...(known.get(order_id) ?? []), { day, cents }])
  return known
}

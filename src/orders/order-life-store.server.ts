import type { Database } from '../database/tables.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { auditRow, auditStore, type ChangeBy, laterThan, recentHistoryOf } from './audit-store.server.ts'
import { goals, type Order, statusAfter, statusOn } from './order.ts'
import { effectOf, isOnlyForLiveOrders, type NewPayment, type OrderChange, undoOf } from './order-change.ts'
import { lastValidDay } from './order-days.ts'
import { type Tell, tellNobody } from './order-news.ts'
import { orderOf, selectOrders, withPlans } from './order-rows-store.server.ts'

/**
 * The outcome of a change. `nothing-to-do`: the order has that status already. `refused`: not possible in its status.
 * `demonstration`: nobody pays for this order. `already-recorded`: that payment counts already. `changed-since`: the
 * history has a newer entry than the one that was seen. `unknown`: no such order.
 */
export type ChangeOutcome =
  | {
      outcome: 'done' | 'nothing-to-do' | 'refused' | 'demonstration' | 'already-recorded' | 'changed-since'
      order: Order
    }
  | { outcome: 'unknown' }

/** Changes of orders after they were placed; `tell` hears of money that came and of orders that it opened. */
export function orderLife(records: Database, tell: Tell = tellNobody) {
  return {
    /**
     * Makes one change with its audit row, in a transaction that locks the order; within another transaction it is a part
     * of that. What the operator is refused is recorded too. With `seen`, the id of the newest history entry that the
     * decision is based on, nothing is changed if there is a newer one.
     */
    change: (reference: string, change: OrderChange, by: ChangeBy, seen?: string): Promise<ChangeOutcome> =>
      records.isTransaction
        ? changeIn(records, tell, reference, change, by, seen)
        : records.transaction().execute((tx) => changeIn(tx, tell, reference, change, by, seen)),
  }
}

export type OrderLife = ReturnType<typeof orderLife>

async function changeIn(
  tx: Database,
  tell: Tell,
  reference: string,
  change: OrderChange,
  by: ChangeBy,
  seen?: string,
): Promise<ChangeOutcome> {
  const refused = async (why: string, at: Date, orderId = '') => {
    if (by.actor !== 'operator') return
    const tried = { command: change.action, reference, why }
    await auditStore(tx).recordRefusal(auditRow(orderId, { ...by, at }, 'refused', tried))
  }
  const order = await lockedOrder(tx, reference, change.action === 'recover' ? change.recoveryHmac : undefined)
  if (!order) {
    await refused('unknown', by.at)
    return { outcome: 'unknown' }
  }
  const past = await recentHistoryOf(tx, order.id)
  if (seen !== undefined && seen !== past.at(-1)?.id) {
    // Not in the history of the order, or this entry would make the next decision `changed-since` too.
    await refused('changed-since', by.at)
    return { outcome: 'changed-since', order }
  }
  const at = laterThan(past, by.at)
  if (isOnlyForLiveOrders(change.action, order)) {
    await refused('demonstration', at, order.id)
    return { outcome: 'demonstration', order }
  }
  const from = statusOn(order, phoenixDay(at))
  const effect = effectOf(order, change, at, past)
  const to = effect && statusAfter(change.action, from, { ...order, ...effect })
  if (!effect || !to) {
    if (from === goals[change.action]) return { outcome: 'nothing-to-do', order }
    await refused(from, at, order.id)
    return { outcome: 'refused', order }
  }
  if (effect.payment && !(await insertPayment(tx, order.id, effect.payment, at)))
    return { outcome: 'already-recorded', order }
  if (effect.undoes)
    await tx.updateTable('payments').set({ undone_at: at.toISOString() }).where('id', '=', effect.undoes).execute()
  const closesOn = effect.set.closes_on ?? order.closesOn
  const status = statusOn({ status: to, closesOn }, phoenixDay(at))
  const opening = status === 'paid' && order.confirmedAt === null && change.action !== 'undo'
  await tx
    .updateTable('orders')
    .set({
      ...effect.set,
      ...(opening && { confirmed_at: at.toISOString(), expires_on: lastValidDay(at) }),
      status,
    })
    .where('id', '=', order.id)
    .execute()
  const detail = { from, status, ...effect.auditDetail, ...undoOf(change, order, from, effect) }
  await tx
    .insertInto('audit')
    .values(auditRow(order.id, { ...by, at }, auditedAs[change.action], detail))
    .execute()
  const amountCents = effect.payment?.amountCents ?? 0
  if (amountCents > 0) await tell(tx, { kind: 'money-came', order, amountCents, at })
  if (opening) await tell(tx, { kind: 'opened', order, at })
  return { outcome: 'done', order: await orderById(tx, order.id) }
}

/** The name of each change in the audit. */
const auditedAs: Record<OrderChange['action'], string> = {
  pay: 'payment-recorded',
  'pay-cancelled': 'payment-recorded',
  confirm: 'confirmed',
  reopen: 'reopened',
  cancel: 'cancelled',
  refund: 'refunded',
  'return-surplus': 'surplus-returned',
  'return-part': 'part-returned',
  'move-due': 'due-moved',
  reissue: 'reissued',
  recover: 'recovered',
  undo: 'undone',
}

/**
 * Locks the order's row until the end of the transaction and returns the order; `undefined` when there is none. With
 * `recoveryHmac` only an order with that phrase. An update locks on both engines; SQLite has no `select … for update`.
 */
export async function lockedOrder(tx: Database, reference: string, recoveryHmac?: string): Promise<Order | undefined> {
  let row = tx
    .updateTable('orders')
    .set((order) => ({ reference: order.ref('reference') }))
    .where('reference', '=', reference)
  if (recoveryHmac !== undefined) row = row.where('recovery_hmac', '=', recoveryHmac)
  const locked = await row.returning('id').executeTakeFirst()
  return locked && orderById(tx, locked.id)
}

const orderById = async (tx: Database, id: string): Promise<Order> =>
  orderOf(await selectOrders(withPlans(tx)).where('orders.id', '=', id).executeTakeFirstOrThrow())

/** Inserts the payment; returns false when its row of a statement counts already. */
async function insertPayment(tx: Database, orderId: string, payment: NewPayment, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('payments')
    .values({
      id: payment.id,
      order_id: orderId,
      amount_cents: payment.amountCents,
      received_on: payment.receivedOn,
      origin: payment.origin,
      checksum: payment.checksum ?? null,
      recorded_at: at.toISOString(),
    })
    .onConflict((conflict) => conflict.column('checksum').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

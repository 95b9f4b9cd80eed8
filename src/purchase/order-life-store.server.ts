import type { Database } from '../database/tables.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { auditRow, auditStore, type ChangeBy, laterThan, recentHistoryOf } from './audit-store.server.ts'
import { goals, type Order, statusAfter, statusOn } from './order.ts'
import { isOnlyForLiveOrders, type NewPayment, type OrderChange, stepFor, undoOf } from './order-change.ts'
import { lastValidDay } from './order-days.ts'
import { orderOf, selectOrders, withPlans } from './order-rows-store.server.ts'

/**
 * What became of a change: done now; nothing left to do; refused as the order stands; not for an order that nobody
 * pays; a payment that counts already; something has happened since the order was looked at; or no such order.
 */
export type ChangeOutcome =
  | {
      outcome: 'done' | 'nothing-to-do' | 'refused' | 'demonstration' | 'already-recorded' | 'changed-since'
      order: Order
    }
  | { outcome: 'unknown' }

/** Everything that happens to an order after it was placed. */
export function orderLife(records: Database) {
  return {
    /**
     * Does one change with its audit row, or leaves all as it is. Processes that change one order at once do so one
     * after the other, each as it then stands. What the operator is refused leaves a row too. On the records of a
     * transaction it is a part of that. With `seen`, the newest entry of the history that somebody decides by, nothing is
     * changed once a newer one stands there.
     */
    change: (reference: string, change: OrderChange, by: ChangeBy, seen?: string): Promise<ChangeOutcome> =>
      records.isTransaction
        ? changeIn(records, reference, change, by, seen)
        : records.transaction().execute((tx) => changeIn(tx, reference, change, by, seen)),
  }
}

export type OrderLife = ReturnType<typeof orderLife>

async function changeIn(
  tx: Database,
  reference: string,
  change: OrderChange,
  by: ChangeBy,
  seen?: string,
): Promise<ChangeOutcome> {
  const refused = async (why: string, at: Date, orderId = '') => {
    if (by.actor !== 'operator') return
    const tried = { command: change.action, reference, why }
    await auditStore(tx).noteRefusal(auditRow(orderId, { ...by, at }, 'refused', tried))
  }
  const order = await lockedOrder(tx, reference, change.action === 'recover' ? change.recoveryHmac : undefined)
  if (!order) {
    await refused('unknown', by.at)
    return { outcome: 'unknown' }
  }
  const past = await recentHistoryOf(tx, order.id)
  if (seen !== undefined && seen !== past.at(-1)?.id) {
    // Beside the history of the order: another page that is open must not grow stale by it.
    await refused('changed-since', by.at)
    return { outcome: 'changed-since', order }
  }
  const at = laterThan(past, by.at)
  if (isOnlyForLiveOrders(change.action, order)) {
    await refused('demonstration', at, order.id)
    return { outcome: 'demonstration', order }
  }
  const from = statusOn(order, phoenixDay(at))
  const step = stepFor(order, change, at, past)
  const to = step && statusAfter(change.action, from, { ...order, ...step })
  if (!step || !to) {
    if (from === goals[change.action]) return { outcome: 'nothing-to-do', order }
    await refused(from, at, order.id)
    return { outcome: 'refused', order }
  }
  if (step.payment && !(await added(tx, order.id, step.payment, at))) return { outcome: 'already-recorded', order }
  if (step.undoes)
    await tx.updateTable('payments').set({ undone_at: at.toISOString() }).where('id', '=', step.undoes).execute()
  const closesOn = step.set.closes_on ?? order.closesOn
  const status = statusOn({ status: to, closesOn }, phoenixDay(at))
  const opening = status === 'paid' && order.confirmedAt === null && change.action !== 'undo'
  await tx
    .updateTable('orders')
    .set({
      ...step.set,
      ...(opening && { confirmed_at: at.toISOString(), expires_on: lastValidDay(at) }),
      status,
    })
    .where('id', '=', order.id)
    .execute()
  const detail = { from, status, ...step.said, ...undoOf(change, order, from, step) }
  await tx
    .insertInto('audit')
    .values(auditRow(order.id, { ...by, at }, auditedAs[change.action], detail))
    .execute()
  return { outcome: 'done', order: await orderById(tx, order.id) }
}

/** What each change is called in the audit. */
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
 * The order, its row locked first, so that all that is read afterwards stays true until the end of the transaction. With
 * `recoveryHmac` only the one that has this phrase.
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

/** False when that row of a statement counts already. */
async function added(tx: Database, orderId: string, payment: NewPayment, at: Date): Promise<boolean> {
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

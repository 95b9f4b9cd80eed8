import * as z from 'zod/mini'
import type { Database, Tables } from '../database/tables.ts'
import { type Day, phoenixDay } from '../format/phoenix-time.ts'
import { type AuditEntry, auditRow, auditStore, type ChangeBy, historyOf, laterThan } from './audit-store.server.ts'
import { closingDay } from './due.ts'
import {
  goals,
  isUndoable,
  lackOf,
  type Order,
  type OrderAction,
  orderStatuses,
  statusAfter,
  statusOn,
} from './order.ts'
import { orderOf, type Payment, selectOrders, storedAs, withPlans } from './order-store.server.ts'
import { lastValidDay } from './validity.ts'

/** A payment to record; `checksum` is that of its row of a statement. */
export type NewPayment = Pick<Payment, 'id' | 'amountCents' | 'receivedOn' | 'origin'> & { checksum?: string }

/**
 * What may be done to an order. `paymentId` is for the payment that is then recorded, if there is one: by hand, or with
 * `bookedOn`, the day of its row, from a statement.
 */
export type OrderChange =
  | { action: 'pay' | 'pay-cancelled'; payment: NewPayment }
  | { action: 'confirm' | 'reopen' | 'cancel' | 'undo'; paymentId: string }
  | { action: 'refund' | 'return-surplus'; paymentId: string; bookedOn?: Day }
  /** `amountCents` is what went back, less than all that came. */
  | { action: 'return-part'; amountCents: number; paymentId: string; bookedOn?: Day }
  | { action: 'move-due'; dueOn: Day }
  | { action: 'reissue'; codeHmac: string; recoveryHmac: string }
  /** Only for the order that this phrase belongs to. */
  | { action: 'recover'; codeHmac: string; recoveryHmac: string }

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
  const past = await historyOf(tx, order.id)
  if (seen !== undefined && seen !== past.at(-1)?.id) {
    // Beside the history of the order: another page that is open must not grow stale by it.
    await refused('changed-since', by.at)
    return { outcome: 'changed-since', order }
  }
  const at = laterThan(past, by.at)
  if (order.payments === 'demo' && !possibleInDemonstration.includes(change.action)) {
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
      status: storedAs(status),
    })
    .where('id', '=', order.id)
    .execute()
  const detail = { from, status, ...step.said, ...(!makesCode(change) && { undo: undoOf(order, from, step) }) }
  await tx
    .insertInto('audit')
    .values(auditRow(order.id, { ...by, at }, auditedAs[change.action], detail))
    .execute()
  return { outcome: 'done', order: await orderById(tx, order.id) }
}

/** Whether a decision is possible as an order and its history stand at that time; a day is taken to be a good one. */
export function isPossible(
  action: Exclude<OrderChange['action'], 'pay-cancelled' | 'recover'>,
  order: Order,
  past: AuditEntry[],
  at: Date,
): boolean {
  if (order.payments === 'demo' && !possibleInDemonstration.includes(action)) return false
  const payment: NewPayment = { id: '', amountCents: 1, receivedOn: phoenixDay(at), origin: 'by-hand' }
  const sample = { amountCents: 1, paymentId: '', codeHmac: '', recoveryHmac: '', dueOn: order.dueOn, payment }
  const step = stepFor(order, { action, ...sample }, at, past)
  return step !== undefined && statusAfter(action, statusOn(order, phoenixDay(at)), { ...order, ...step }) !== undefined
}

/** Nobody pays for an order of a demonstration, so nothing that has to do with money can happen to it. */
const possibleInDemonstration: readonly OrderAction[] = ['cancel', 'reissue', 'recover', 'undo']

/** A new code cannot be taken back. */
const makesCode = ({ action }: OrderChange): boolean => action === 'reissue' || action === 'recover'

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

/** What one change does beside the status. */
interface Step {
  set: Partial<Omit<Tables['orders'], 'status'>>
  /** Once it is done. */
  paidCents: number
  payment?: NewPayment
  /** The payment that no longer counts. */
  undoes?: string | undefined
  before?: Order['status']
  /** For the audit. */
  said?: Readonly<Record<string, unknown>>
}

/** The step of a change, as the order stands; `undefined` when there is nothing for it to do. */
function stepFor(order: Order, change: OrderChange, at: Date, past: AuditEntry[]): Step | undefined {
  const recorded = (
    amountCents: number,
    { paymentId, bookedOn }: { paymentId: string; bookedOn?: Day },
  ): Pick<Step, 'payment' | 'paidCents' | 'said'> => ({
    paidCents: order.paidCents + amountCents,
    ...(amountCents !== 0 && {
      payment: {
        id: paymentId,
        amountCents,
        receivedOn: bookedOn ?? phoenixDay(at),
        origin: bookedOn === undefined ? 'by-hand' : 'statement',
      },
      said: { amountCents },
    }),
  })
  const { amountCents, paidCents } = order
  switch (change.action) {
    case 'pay':
    case 'pay-cancelled': {
      const { payment } = change
      if (!Number.isSafeInteger(payment.amountCents) || payment.amountCents <= 0)
        throw new Error('a payment that came is a whole number of cents above zero')
      const said = { amountCents: payment.amountCents, receivedOn: payment.receivedOn, origin: payment.origin }
      return { set: { cancelled_at: null }, payment, paidCents: paidCents + payment.amountCents, said }
    }
    case 'confirm':
      return { set: {}, ...recorded(lackOf(order), change) }
    case 'reopen':
      return { set: { cancelled_at: null }, paidCents }
    case 'refund':
      // A version before confirmed without a word about the money; in any other order nothing came that could go back.
      if (paidCents <= 0 && order.status !== 'paid') return undefined
      return { set: {}, ...recorded(-paidCents, change) }
    case 'return-surplus':
      return paidCents > amountCents ? { set: {}, ...recorded(amountCents - paidCents, change) } : undefined
    case 'return-part':
      if (!Number.isSafeInteger(change.amountCents) || change.amountCents <= 0)
        throw new Error('what went back is a whole number of cents above zero')
      return change.amountCents < paidCents ? { set: {}, ...recorded(-change.amountCents, change) } : undefined
    case 'cancel':
      return { set: { cancelled_at: at.toISOString() }, paidCents }
    case 'move-due':
      return {
        set: { due_on: change.dueOn, closes_on: closingDay(change.dueOn) },
        paidCents,
        said: { dueOn: change.dueOn },
      }
    case 'reissue':
    case 'recover':
      // A repeated request must not be answered with the code that died.
      return {
        set: {
          ...{ code_hmac: change.codeHmac, recovery_hmac: change.recoveryHmac },
          ...{ idempotency_hmac: null, body_hash: null, sealed_code: null, sealed_recovery: null },
        },
        paidCents,
      }
    case 'undo':
      return undoing(at, past)
  }
}

/** What a decision keeps for its undoing. */
const undoSchema = z.object({
  status: z.enum(orderStatuses),
  confirmed_at: z.nullable(z.string()),
  cancelled_at: z.nullable(z.string()),
  expires_on: z.string(),
  due_on: z.string(),
  closes_on: z.string(),
  paidCents: z.number(),
  payment: z.optional(z.string()),
})

const undoOf = (order: Order, from: Order['status'], step: Step): z.infer<typeof undoSchema> => ({
  status: from,
  confirmed_at: order.confirmedAt,
  cancelled_at: order.cancelledAt,
  expires_on: order.validUntil,
  due_on: order.dueOn,
  closes_on: order.closesOn,
  paidCents: order.paidCents,
  ...(step.payment && { payment: step.payment.id }),
})

/** Takes back the last decision, when it is one that can be and is young enough. */
function undoing(at: Date, past: AuditEntry[]): Step | undefined {
  const last = lastDecision(past)
  if (!last || last.action === 'undone' || !isUndoable(new Date(last.at), at)) return undefined
  const detail: unknown = JSON.parse(last.detail)
  const kept = z.safeParse(z.object({ undo: undoSchema }), detail)
  if (!kept.success) return undefined
  const { status, payment, paidCents, ...set } = kept.data.undo
  return { set, paidCents, undoes: payment, before: status, said: { undone: last.action } }
}

/** The decision or payment that an undoing would take back, where it can be. */
export const lastDecision = (past: readonly AuditEntry[]): AuditEntry | undefined =>
  past.findLast(({ action }) => !besideTheLife.includes(action))

/** What stands between a decision and its undoing without being in the way. */
const besideTheLife = [
  'refused',
  'project-started',
  'recovered',
  'call-made',
  'call-not-wanted',
  'expired',
  'statement-row-dismissed',
  'statement-row-reconsidered',
]

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

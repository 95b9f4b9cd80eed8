import * as z from 'zod/mini'
import type { Tables } from '../database/tables.ts'
import { type Day, phoenixDay } from '../format/phoenix-time.ts'
import type { AuditEntry } from './audit-store.server.ts'
import { amountDue, isUndoable, type Order, type OrderAction, orderStatuses, statusAfter, statusOn } from './order.ts'
import { closingDay } from './order-days.ts'
import type { Payment } from './order-store.server.ts'

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

/** Whether a decision is possible as an order and its history stand at that time; a day is taken to be a good one. */
export function isPossible(
  action: Exclude<OrderChange['action'], 'pay-cancelled' | 'recover'>,
  order: Order,
  past: AuditEntry[],
  at: Date,
): boolean {
  if (isOnlyForLiveOrders(action, order)) return false
  const payment: NewPayment = { id: '', amountCents: 1, receivedOn: phoenixDay(at), origin: 'by-hand' }
  const sample = { amountCents: 1, paymentId: '', codeHmac: '', recoveryHmac: '', dueOn: order.dueOn, payment }
  const step = stepFor(order, { action, ...sample }, at, past)
  return step !== undefined && statusAfter(action, statusOn(order, phoenixDay(at)), { ...order, ...step }) !== undefined
}

/** Nobody pays for an order of a demonstration, so nothing that has to do with money can happen to it. */
export const isOnlyForLiveOrders = (action: OrderAction, { payments }: Order): boolean =>
  payments === 'demo' && !possibleInDemonstration.includes(action)

const possibleInDemonstration: readonly OrderAction[] = ['cancel', 'reissue', 'recover', 'undo']

/** What one change does beside the status. */
export interface Step {
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
export function stepFor(order: Order, change: OrderChange, at: Date, past: AuditEntry[]): Step | undefined {
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
      return { set: {}, ...recorded(amountDue(order), change) }
    case 'reopen':
      return { set: { cancelled_at: null }, paidCents }
    case 'refund':
      return paidCents > 0 ? { set: {}, ...recorded(-paidCents, change) } : undefined
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
      // The Idempotency-Key stays, spent: a repeat gets neither the code that died nor a second order.
      return {
        set: {
          ...{ code_hmac: change.codeHmac, recovery_hmac: change.recoveryHmac },
          ...{ sealed_code: null, sealed_recovery: null },
        },
        paidCents,
      }
    case 'undo':
      return undoing(at, past)
  }
}

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

/** What the audit of a change keeps for its undoing: nothing for a new code, which cannot be taken back. */
export function undoOf(
  { action }: OrderChange,
  order: Order,
  from: Order['status'],
  step: Step,
): { undo?: z.infer<typeof undoSchema> } {
  if (action === 'reissue' || action === 'recover') return {}
  return {
    undo: {
      status: from,
      confirmed_at: order.confirmedAt,
      cancelled_at: order.cancelledAt,
      expires_on: order.validUntil,
      due_on: order.dueOn,
      closes_on: order.closesOn,
      paidCents: order.paidCents,
      ...(step.payment && { payment: step.payment.id }),
    },
  }
}

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
  past.findLast(({ action }) => !notDecisions.includes(action))

/** What stands between a decision and its undoing without being in the way. */
const notDecisions = [
  'refused',
  'project-started',
  'recovered',
  'call-made',
  'call-not-wanted',
  'expired',
  'statement-row-dismissed',
  'statement-row-reconsidered',
]

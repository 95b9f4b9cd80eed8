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
 * A change of an order. `paymentId` becomes the id of the payment that it records, if any; with `bookedOn`, the day of a
 * row of a statement, that payment's origin is the statement, otherwise it is recorded by hand.
 */
export type OrderChange =
  | { action: 'pay' | 'pay-cancelled'; payment: NewPayment }
  | { action: 'confirm' | 'reopen' | 'cancel' | 'undo'; paymentId: string }
  | { action: 'refund' | 'return-surplus'; paymentId: string; bookedOn?: Day }
  /** `amountCents` is what went back: less than the whole payment. */
  | { action: 'return-part'; amountCents: number; paymentId: string; bookedOn?: Day }
  | { action: 'move-due'; dueOn: Day }
  | { action: 'reissue'; codeHmac: string; recoveryHmac: string }
  /** Applies only to the order with this phrase. */
  | { action: 'recover'; codeHmac: string; recoveryHmac: string }

/** Whether a decision is possible for an order and its history at that time, given valid input. */
export function isPossible(
  action: Exclude<OrderChange['action'], 'pay-cancelled' | 'recover'>,
  order: Order,
  past: AuditEntry[],
  at: Date,
): boolean {
  if (isOnlyForLiveOrders(action, order)) return false
  const payment: NewPayment = { id: '', amountCents: 1, receivedOn: phoenixDay(at), origin: 'by-hand' }
  const sample = { amountCents: 1, paymentId: '', codeHmac: '', recoveryHmac: '', dueOn: order.dueOn, payment }
  const effect = effectOf(order, { action, ...sample }, at, past)
  return (
    effect !== undefined && statusAfter(action, statusOn(order, phoenixDay(at)), { ...order, ...effect }) !== undefined
  )
}

/** Whether an action is impossible because nobody pays for an order of a demonstration. */
export const isOnlyForLiveOrders = (action: OrderAction, { payments }: Order): boolean =>
  payments === 'demo' && !possibleInDemonstration.includes(action)

const possibleInDemonstration: readonly OrderAction[] = ['cancel', 'reissue', 'recover', 'undo']

/** The effect of a change, besides the status. */
export interface ChangeEffect {
  set: Partial<Omit<Tables['orders'], 'status'>>
  /** After the change, in cents. */
  paidCents: number
  payment?: NewPayment
  /** The id of the payment that is undone. */
  undoes?: string | undefined
  /** The status before the change that is undone. */
  before?: Order['status']
  /** Further fields of the audit row. */
  auditDetail?: Readonly<Record<string, unknown>>
}

/** The effect of a change on this order; `undefined` when it is not possible. Throws for an amount that is no whole number above zero. */
export function effectOf(order: Order, change: OrderChange, at: Date, past: AuditEntry[]): ChangeEffect | undefined {
  const recorded = (
    amountCents: number,
    { paymentId, bookedOn }: { paymentId: string; bookedOn?: Day },
  ): Pick<ChangeEffect, 'payment' | 'paidCents' | 'auditDetail'> => ({
    paidCents: order.paidCents + amountCents,
    ...(amountCents !== 0 && {
      payment: {
        id: paymentId,
        amountCents,
        receivedOn: bookedOn ?? phoenixDay(at),
        origin: bookedOn === undefined ? 'by-hand' : 'statement',
      },
      auditDetail: { amountCents },
    }),
  })
  const { amountCents, paidCents } = order
  switch (change.action) {
    case 'pay':
    case 'pay-cancelled': {
      const { payment } = change
      if (!Number.isSafeInteger(payment.amountCents) || payment.amountCents <= 0)
        throw new Error('a payment that came is a whole number of cents above zero')
      const auditDetail = { amountCents: payment.amountCents, receivedOn: payment.receivedOn, origin: payment.origin }
      return { set: { cancelled_at: null }, payment, paidCents: paidCents + payment.amountCents, auditDetail }
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
        auditDetail: { dueOn: change.dueOn },
      }
    case 'reissue':
    case 'recover':
      // The Idempotency-Key stays used: repeating its request gets neither the old code nor a second order.
      return {
        set: {
          ...{ code_hmac: change.codeHmac, recovery_hmac: change.recoveryHmac },
          ...{ sealed_code: null, sealed_recovery: null },
        },
        paidCents,
      }
    case 'undo':
      return undoEffect(at, past)
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

/** What the audit row of a change keeps so that it can be undone; nothing for a new code, which cannot be undone. */
export function undoOf(
  { action }: OrderChange,
  order: Order,
  from: Order['status'],
  effect: ChangeEffect,
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
      ...(effect.payment && { payment: effect.payment.id }),
    },
  }
}

/** The effect of undoEffect the last decision; `undefined` when it cannot be undone or is older than a day. */
function undoEffect(at: Date, past: AuditEntry[]): ChangeEffect | undefined {
  const last = lastDecision(past)
  if (!last || last.action === 'undone' || !isUndoable(new Date(last.at), at)) return undefined
  const detail: unknown = JSON.parse(last.detail)
  const kept = z.safeParse(z.object({ undo: undoSchema }), detail)
  if (!kept.success) return undefined
  const { status, payment, paidCents, ...set } = kept.data.undo
  return { set, paidCents, undoes: payment, before: status, auditDetail: { undone: last.action } }
}

/** The entry that `undo` would undo: the last one that is a decision or a payment. */
export const lastDecision = (past: readonly AuditEntry[]): AuditEntry | undefined =>
  past.findLast(({ action }) => !notDecisions.includes(action))

/** History entries that do not prevent the decision before them from being undone. */
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

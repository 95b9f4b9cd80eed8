import type { PlanType } from '../content/plan-table.ts'
import type { Day } from '../format/phoenix-time.ts'

/** A plan that somebody ordered. Times are ISO 8601 in UTC. */
export interface Order {
  id: string
  plan: PlanType
  amountCents: number
  currency: 'USD'
  payments: Payments
  /** Comes back with the payment. */
  reference: string
  /** As it was last written down; how it stands on a day is for `statusOn` to say. */
  status: OrderStatus
  /** The sum of what came, less what was sent back. */
  paidCents: number
  /** Days in Phoenix. Until `closesOn`, that day included, an unpaid order is open. */
  dueOn: Day
  closesOn: Day
  projectsRemaining: number
  orderedAt: string
  confirmedAt: string | null
  cancelledAt: string | null
  /** The last day, in Phoenix, on which the code opens anything. */
  validUntil: Day
}

/** What an order was made in: a demonstration, where nobody pays, or a live service. It never changes. */
export type Payments = 'demo' | 'live'

/** Nobody paid for an order of a demonstration, so a live service knows nothing of it; what was paid stays good in both. */
export const isHonored = (order: Payments, service: Payments): boolean => order === 'live' || service === 'demo'

export const orderStatuses = ['awaiting-payment', 'part-paid', 'paid', 'expired', 'cancelled', 'refunded'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Money is still to come. */
export const isUnpaid = (status: OrderStatus): boolean => status === 'awaiting-payment' || status === 'part-paid'

/** What is left of the price to pay, in cents; nothing for a paid order of a demonstration, for which no payment came. */
export const amountDue = ({
  status,
  amountCents,
  paidCents,
}: Pick<Order, 'status' | 'amountCents' | 'paidCents'>): number =>
  status === 'paid' || status === 'refunded' ? 0 : Math.max(0, amountCents - paidCents)

/** How an order stands on a day: past its closing day it has expired, whether or not anybody has written that down. */
export const statusOn = ({ status, closesOn }: Pick<Order, 'status' | 'closesOn'>, today: Day): OrderStatus =>
  isUnpaid(status) && closesOn < today ? 'expired' : status

/** The status of an order for whoever holds its code; `undefined` for one that is closed, which nobody is told of. */
export function publicStatus(order: Pick<Order, 'status' | 'closesOn'>, today: Day) {
  const status = statusOn(order, today)
  if (status === 'paid') return 'active'
  return isUnpaid(status) ? 'awaiting-payment' : undefined
}

/** Where the money alone puts an order that is not closed. */
const byMoney = ({ paidCents, amountCents }: Pick<Order, 'paidCents' | 'amountCents'>): OrderStatus => {
  if (paidCents >= amountCents) return 'paid'
  return paidCents > 0 ? 'part-paid' : 'awaiting-payment'
}

/** A transition to where the money puts the order. */
const money = 'as the money says'
/** A transition back to where the order was. */
const before = 'as it was'
/** A transition that changes something, but not the status. */
const same = 'as it is'
type Target = OrderStatus | typeof money | typeof before | typeof same

/**
 * All that may happen to an order, by how it stands; what is not here is refused. Money that comes late reopens an order
 * that expired. One that was cancelled was cancelled for a reason, so only an action of its own reopens it.
 */
const transitions = {
  /** A payment has arrived. */
  pay: { 'awaiting-payment': money, 'part-paid': money, paid: 'paid', expired: money },
  /** The operator has decided that a payment which has arrived belongs to a cancelled order. */
  'pay-cancelled': { cancelled: money },
  /** The operator has seen whatever money was missing. */
  confirm: { 'awaiting-payment': 'paid', 'part-paid': 'paid', expired: 'paid' },
  /** A cancellation was a mistake, or money came after all; what is missing is still to come. */
  reopen: { cancelled: money },
  cancel: { 'awaiting-payment': 'cancelled', 'part-paid': 'cancelled', paid: 'cancelled', expired: 'cancelled' },
  /** All that was paid has been sent back: a double or mistaken payment. */
  refund: { 'part-paid': 'refunded', paid: 'refunded', expired: 'refunded', cancelled: 'refunded' },
  /** What was paid over the price has been sent back. */
  'return-surplus': { paid: 'paid' },
  /** One of several payments went back: a transfer that the bank took back, or money that was another order's. */
  'return-part': { 'part-paid': money, paid: money, expired: same, cancelled: same },
  'move-due': { 'awaiting-payment': same, 'part-paid': same, expired: money },
  reissue: { 'awaiting-payment': same, 'part-paid': same, paid: same },
  /** The buyer has lost the code and knows the recovery phrase. */
  recover: { 'awaiting-payment': same, 'part-paid': same, paid: same },
  expire: { 'awaiting-payment': 'expired', 'part-paid': 'expired' },
  undo: {
    'awaiting-payment': before,
    'part-paid': before,
    paid: before,
    expired: before,
    cancelled: before,
    refunded: before,
  },
} as const satisfies Record<string, Partial<Record<OrderStatus, Target>>>
export type OrderAction = keyof typeof transitions
export const orderActions = Object.keys(transitions) as OrderAction[]

/** What decides where an action leads: the money once it is done, and for an undoing where the order was. */
export type Standing = Pick<Order, 'amountCents' | 'paidCents'> & { before?: OrderStatus }

/** How an order stands after `action`; `undefined` when the action is not possible as it stands. */
export function statusAfter(action: OrderAction, status: OrderStatus, standing: Standing): OrderStatus | undefined {
  const targets: Partial<Record<OrderStatus, Target>> = transitions[action]
  const target = targets[status]
  if (target === money) return byMoney(standing)
  if (target === before) return standing.before
  return target === same ? status : target
}

/** What each of these actions is for: where the order stands so already, there is nothing left to do. */
export const goals: Partial<Record<OrderAction, OrderStatus>> = {
  confirm: 'paid',
  reopen: 'paid',
  cancel: 'cancelled',
  refund: 'refunded',
}

/** A decision may be undone for a day. */
export const isUndoable = (decidedAt: Date, now: Date): boolean => now.getTime() - decidedAt.getTime() <= 24 * 3_600_000

import type { PlanType } from '../content/plan-table.ts'
import { type Day, phoenixDay } from '../format/phoenix-time.ts'

/** A plan that somebody ordered. Times are ISO 8601 in UTC. */
export interface Order {
  id: string
  plan: PlanType
  amountCents: number
  currency: 'USD'
  payments: Payments
  /** The payment reference, which buyers put into their transfer. */
  reference: string
  /** As stored; `statusOn` tells the status on a day. */
  status: OrderStatus
  /** Payments received less refunds, in cents. */
  paidCents: number
  /** Days in Phoenix. Until `closesOn`, that day included, an unpaid order is open. */
  dueOn: Day
  closesOn: Day
  /** What the plan held when it was ordered. */
  projectsBought: number
  projectsRemaining: number
  /** The instant until which the order is open without its payment; null when it never was. It never changes. */
  openUntil: string | null
  orderedAt: string
  confirmedAt: string | null
  cancelledAt: string | null
  /** The last day, in Phoenix, on which the code opens anything. */
  validUntil: Day
}

/** Whether an order was placed in a demonstration, where nobody pays, or in a live service; it never changes. */
export type Payments = 'demo' | 'live'

/** Whether a service honors an order: a live service ignores orders of a demonstration, which nobody paid. */
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

/** The status of an order on a day: an unpaid one has expired after its closing day, also while its row does not say so yet. */
export const statusOn = ({ status, closesOn }: Pick<Order, 'status' | 'closesOn'>, today: Day): OrderStatus =>
  isUnpaid(status) && closesOn < today ? 'expired' : status

/** The status that the holder of the code is told; `undefined` for a closed order, which is treated as unknown. */
export function publicStatus(order: Pick<Order, 'status' | 'closesOn'>, today: Day) {
  const status = statusOn(order, today)
  if (status === 'paid') return 'active'
  return isUnpaid(status) ? 'awaiting-payment' : undefined
}

/** Whether the order is open at `now` although its payment is not confirmed; not once it is paid, canceled or expired. */
export const isOpenUnpaid = (order: Pick<Order, 'status' | 'closesOn' | 'openUntil'>, now: Date): boolean =>
  publicStatus(order, phoenixDay(now)) === 'awaiting-payment' &&
  order.openUntil !== null &&
  now.toISOString() < order.openUntil

/** The status of an open order by its money alone. */
const statusByMoney = ({ paidCents, amountCents }: Pick<Order, 'paidCents' | 'amountCents'>): OrderStatus => {
  if (paidCents >= amountCents) return 'paid'
  return paidCents > 0 ? 'part-paid' : 'awaiting-payment'
}

/** Target of a transition: the status that follows from the money. */
const money = 'as the money says'
/** Target of a transition: the status before the change that is undone. */
const before = 'as it was'
/** Target of a transition: the status stays. */
const same = 'as it is'
type Target = OrderStatus | typeof money | typeof before | typeof same

/**
 * All possible changes of an order, by its status; anything else is refused. Late money reopens an expired order. A
 * cancelled order was cancelled for a reason, so it is reopened by a decision only.
 */
const transitions = {
  /** A payment has arrived. */
  pay: { 'awaiting-payment': money, 'part-paid': money, paid: 'paid', expired: money },
  /** The operator decided that a payment belongs to this cancelled order. */
  'pay-cancelled': { cancelled: money },
  /** The operator has seen the rest of the money. */
  confirm: { 'awaiting-payment': 'paid', 'part-paid': 'paid', expired: 'paid' },
  /** The cancellation is taken back; missing money is still due. */
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

/** What the target of an action depends on: the money after it, and for `undo` the status before. */
export type StatusInputs = Pick<Order, 'amountCents' | 'paidCents'> & { before?: OrderStatus }

/** The status after `action`; `undefined` when it is not possible in this status. */
export function statusAfter(action: OrderAction, status: OrderStatus, inputs: StatusInputs): OrderStatus | undefined {
  const targets: Partial<Record<OrderStatus, Target>> = transitions[action]
  const target = targets[status]
  if (target === money) return statusByMoney(inputs)
  if (target === before) return inputs.before
  return target === same ? status : target
}

/** The status that an action aims at: an order that has it already needs nothing more. */
export const goals: Partial<Record<OrderAction, OrderStatus>> = {
  confirm: 'paid',
  reopen: 'paid',
  cancel: 'cancelled',
  refund: 'refunded',
}

/** A decision can be undone for 24 hours. */
export const isUndoable = (decidedAt: Date, now: Date): boolean => now.getTime() - decidedAt.getTime() <= 24 * 3_600_000

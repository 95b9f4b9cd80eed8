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
  codeLastFour: string
  status: OrderStatus
  projectsRemaining: number
  orderedAt: string
  confirmedAt: string | null
  /** The last day, in Phoenix, on which the code opens anything. */
  validUntil: Day
}

/** What an order was made in: a demonstration, where nobody pays, or a live service. It never changes. */
export type Payments = 'demo' | 'live'

/** Nobody paid for an order of a demonstration, so a live service knows nothing of it; what was paid stays good in both. */
export const isHonored = (order: Payments, service: Payments): boolean => order === 'live' || service === 'demo'

export type OrderStatus = 'awaiting-payment' | 'confirmed' | 'cancelled'

/** The status of an order for whoever holds its code. */
export const publicStatus = ({ status }: Order): 'active' | 'awaiting-payment' =>
  status === 'confirmed' ? 'active' : 'awaiting-payment'

/**
 * What the operator may do to an order in each state. Money that arrives late is never lost, but what was cancelled is
 * confirmed only by an action of its own: it was cancelled for a reason, and a slip must not undo that.
 */
const from = {
  confirm: ['awaiting-payment'],
  reopen: ['cancelled'],
  cancel: ['awaiting-payment', 'confirmed'],
} as const satisfies Record<string, readonly OrderStatus[]>
export type OrderAction = keyof typeof from

export const statusAfter: Record<OrderAction, OrderStatus> = {
  confirm: 'confirmed',
  reopen: 'confirmed',
  cancel: 'cancelled',
}
export const mayBe = (action: OrderAction, status: OrderStatus): boolean => from[action].some((one) => one === status)

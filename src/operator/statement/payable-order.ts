import type { Day } from '../../format/phoenix-time.ts'
import type { Order } from '../../orders/order.ts'

/** An order with its status of today, its payments and the stored rows about it. */
export interface PayableOrder
  extends Pick<Order, 'id' | 'reference' | 'amountCents' | 'paidCents' | 'status' | 'closesOn'> {
  isDemonstration: boolean
  /** The day, in Phoenix, on which it was placed. */
  orderedOn: Day
  /** Its payments, refunds below zero; an undone payment may have been counted for another order. */
  earlier: EarlierPayment[]
  /** All stored rows of money that came for it: also waiting and dismissed ones, and those counted for another order. */
  known: Pick<EarlierPayment, 'day' | 'cents'>[]
  /** The amounts in cents, below zero, of its rows of money that went back, without dismissed ones. */
  wentBack: number[]
}

interface EarlierPayment {
  day: Day
  cents: number
  isByHand: boolean
  isUndone: boolean
}

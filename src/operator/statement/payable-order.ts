import type { Day } from '../../format/phoenix-time.ts'
import type { Order } from '../../purchase/order.ts'

/** An order as it stands today, and the payments that count for it. */
export interface PayableOrder
  extends Pick<Order, 'id' | 'reference' | 'amountCents' | 'paidCents' | 'status' | 'closesOn'> {
  isDemonstration: boolean
  /** The day, in Phoenix, on which it was placed. */
  orderedOn: Day
  /** What came for it, and below zero what was sent back; a payment that was undone may have gone to another order. */
  earlier: EarlierPayment[]
  /** Rows of money that came for it, whatever became of them: one that waits, was dismissed, or counts for another order. */
  known: Pick<EarlierPayment, 'day' | 'cents'>[]
  /** The cents, below zero, of rows by which money went back for it; not those that a person has dismissed. */
  wentBack: number[]
}

interface EarlierPayment {
  day: Day
  cents: number
  isByHand: boolean
  isUndone: boolean
}

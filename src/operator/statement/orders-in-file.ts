import type { Day } from '../../format/phoenix-time.ts'
import { amountDue } from '../../orders/order.ts'
import type { PayableOrder } from './payable-order.ts'
import type { Candidate } from './row.ts'
import type { BookedRow } from './statement-rows.ts'

/** The orders while one file is judged: each row that pays lowers the amount due for the rows after it. */
export function ordersInFile(orders: ReadonlyMap<string, PayableOrder>) {
  /** Payments by rows of this file. */
  const payments: { reference: string; day: Day; cents: number }[] = []
  const paidCents = new Map<string, number>()
  const get = (reference: string): PayableOrder => {
    const order = orders.get(reference)
    if (!order) throw new Error('a reference was found that no order has')
    return order
  }
  /** In cents, as if the rows before were imported already. */
  const dueCents = (reference: string) => Math.max(0, amountDue(get(reference)) - (paidCents.get(reference) ?? 0))
  return {
    payments,
    all: (): PayableOrder[] => [...orders.values()],
    get,
    dueCents,

    /** Whether any money counts for the order before this file. */
    holdsMoney: (reference: string): boolean => {
      const { status, paidCents: before } = get(reference)
      return status === 'paid' || before > 0
    },

    /** The order as a candidate for a row of `cents`; `found` is what stands in the row. */
    candidate: (reference: string, found: string, cents: number): Candidate => ({
      reference,
      orderId: get(reference).id,
      found,
      owedCents: dueCents(reference),
      shareCents: cents,
    }),

    /** Notes that the row pays the order, all or a part. */
    pay(reference: string, { day, cents }: Pick<BookedRow, 'day' | 'cents'>): void {
      paidCents.set(reference, (paidCents.get(reference) ?? 0) + cents)
      payments.push({ reference, day, cents })
    },
  }
}
export type OrdersInFile = ReturnType<typeof ordersInFile>

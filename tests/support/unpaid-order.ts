import type { Order } from '../../src/orders/order.ts'
import { closingDay, dueDay } from '../../src/orders/order-days.ts'

/** An order of the Basic plan as it is right after it was placed. */
export function unpaidOrder(orderedAt = '2026-11-20T18:00:00.000Z'): Order {
  const dueOn = dueDay(new Date(orderedAt))
  return {
    id: 'one',
    plan: 'basic',
    amountCents: 2900,
    currency: 'USD',
    payments: 'live',
    reference: 'HQ-2222222',
    status: 'awaiting-payment',
    paidCents: 0,
    dueOn,
    closesOn: closingDay(dueOn),
    projectsBought: 1,
    projectsRemaining: 1,
    openUntil: null,
    orderedAt,
    confirmedAt: null,
    cancelledAt: null,
    validUntil: '2027-11-20',
  }
}

import { type PlanType, planTypes } from '../content/plan-table.ts'
import type { Database } from '../database/tables.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import type { Payments } from '../orders/order.ts'
import type { Counted, Month } from './figures.ts'

/** Reads what the figures are computed from. */
export function figuresStore(records: Database) {
  const db = records.$extendTables<{ orders: { plan: PlanType } }>()
  return {
    /** From the beginning of a month in Phoenix: orders placed, orders paid, and payments less refunds in cents. */
    async since(
      month: Month,
      payments: readonly Payments[],
    ): Promise<Record<'orders' | 'paid' | 'incomeCents', Counted[]>> {
      // The month begins later in Phoenix than in UTC.
      const start = `${month}-01T00:00:00.000Z`
      const actors = payments.map((kind) => (kind === 'live' ? 'buyer' : 'demonstration'))
      // From the audit, since unpaid orders are removed after a time.
      const placed = await db
        .selectFrom('audit')
        .select(['at', 'detail'])
        .where('action', '=', 'ordered')
        .where('actor', 'in', actors)
        .where('at', '>=', start)
        .execute()
      const paid = await db
        .selectFrom('orders')
        .select(['created_at', 'plan'])
        .where('orders.payments', 'in', payments)
        .where('orders.status', '=', 'paid')
        .where('created_at', '>=', start)
        .execute()
      const income = await db
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .select(['payments.received_on', 'orders.plan', 'payments.amount_cents'])
        .where('payments.undone_at', 'is', null)
        .where('payments.received_on', '>=', `${month}-01`)
        .execute()
      return {
        orders: placed.flatMap(({ at, detail }) => {
          const plan = planTypes.find((one) => one === (JSON.parse(detail) as { plan?: string }).plan)
          return plan ? [{ month: monthOf(at), plan, sum: 1 }] : []
        }),
        paid: paid.map(({ created_at, plan }) => ({ month: monthOf(created_at), plan, sum: 1 })),
        incomeCents: income.map((one) => ({
          month: one.received_on.slice(0, 7),
          plan: one.plan,
          sum: one.amount_cents,
        })),
      }
    },
  }
}
export type FiguresStore = ReturnType<typeof figuresStore>

const monthOf = (at: string): Month => phoenixDay(new Date(at)).slice(0, 7)

import type { Database } from '../database/tables.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import type { Payments } from '../orders/order.ts'
import type { Month } from './figures.ts'
import type { Step, StepOf } from './purchase-path.ts'

/** Reads the steps of orders from what the calls themselves have written; nothing of it is counted a second time. */
export function purchasePathStore(db: Database) {
  return {
    /** Every step from the beginning of a month in Phoenix on, of these kinds of orders, in its own month. */
    async since(month: Month, payments: readonly Payments[]): Promise<StepOf[]> {
      const start = `${month}-01T00:00:00.000Z`
      const actors = payments.map((kind) => (kind === 'live' ? 'buyer' : 'demonstration'))
      // From the audit, since unpaid orders are removed after a time.
      const done = await db
        .selectFrom('audit')
        .select(['at', 'action', 'detail'])
        .where('action', 'in', ['ordered', 'project-started'])
        .where('actor', 'in', actors)
        .where('at', '>=', start)
        .execute()
      const paid = await db
        .selectFrom('orders')
        .select('confirmed_at')
        .where('orders.payments', 'in', payments)
        .where('confirmed_at', '>=', start)
        .execute()
      return [
        ...done.flatMap(({ at, action, detail }) => {
          const wasOpened = action === 'ordered' && 'openUntil' in (JSON.parse(detail) as object)
          const steps: Step[] =
            action === 'ordered' ? ['ordered', ...(wasOpened ? ['opened' as const] : [])] : ['started']
          return steps.map((step) => ({ month: monthOf(at), step }))
        }),
        ...paid.map(({ confirmed_at }) => ({ month: monthOf(confirmed_at ?? ''), step: 'paid' as const })),
      ]
    },
  }
}
export type PurchasePathStore = ReturnType<typeof purchasePathStore>

const monthOf = (at: string): Month => phoenixDay(new Date(at)).slice(0, 7)

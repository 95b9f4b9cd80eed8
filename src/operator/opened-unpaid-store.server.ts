import { planTypes } from '../content/plan-table.ts'
import type { Database } from '../database/tables.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { isUnpaid } from '../orders/order.ts'
import type { Month } from './figures.ts'
import { judgedOpenings, type OpenedOrder } from './opened-unpaid.ts'

/** Reads what became of orders that were open before their payment. */
export function openedUnpaidStore(records: Database) {
  return {
    /** All that were placed from the beginning of a month in Phoenix on, those that were removed since too. */
    async since(month: Month): Promise<OpenedOrder[]> {
      // From the audit, since unpaid orders are removed after a time.
      const placed = await records
        .selectFrom('audit')
        .leftJoin('orders', 'orders.id', 'audit.order_id')
        .select(['at', 'detail', 'orders.confirmed_at', 'orders.status'])
        .where('action', '=', 'ordered')
        .where('actor', '=', 'buyer')
        .where('at', '>=', `${month}-01T00:00:00.000Z`)
        .where('detail', 'like', '%"openUntil"%')
        .execute()
      return placed.flatMap(({ at, detail, confirmed_at, status }) => {
        const { plan, openUntil = '' } = JSON.parse(detail) as { plan?: string; openUntil?: string }
        const known = planTypes.find((one) => one === plan)
        const isAwaited = status !== null && isUnpaid(status)
        return known
          ? [
              {
                month: phoenixDay(new Date(at)).slice(0, 7),
                plan: known,
                openUntil,
                confirmedAt: confirmed_at,
                isAwaited,
              },
            ]
          : []
      })
    },

    /** Of the last orders whose time has ended, how many there are and how many were never paid. */
    async lastEnded(now: Date): Promise<{ ended: number; neverPaid: number }> {
      const last = await records
        .selectFrom('orders')
        .select('confirmed_at')
        .where('open_until', '<=', now.toISOString())
        .orderBy('open_until', 'desc')
        .orderBy('id')
        .limit(judgedOpenings)
        .execute()
      return { ended: last.length, neverPaid: last.filter((order) => order.confirmed_at === null).length }
    },
  }
}
export type OpenedUnpaidStore = ReturnType<typeof openedUnpaidStore>

import type { PlanType } from '../content/plan-table.ts'
import type { Database } from '../database/tables.ts'
import { auditRow, type ChangeBy, timeToNote } from '../purchase/audit-store.server.ts'
import type { Payments } from '../purchase/order.ts'
import { withPlans } from '../purchase/order-store.server.ts'
import { type CallKind, callKinds, callsOf, type MadeCall } from './calls-owed.ts'

/** A paid order under a plan with calls, and those that were made. */
export interface OrderWithCalls {
  id: string
  reference: string
  plan: PlanType
  confirmedAt: string
  made: MadeCall[]
}

/** What became of recording a call; each kind is made once for an order. */
export type CallOutcome = 'done' | 'made-before' | 'not-owed'

/** The calls that were made for orders. */
export function callStore(records: Database) {
  const db = records.$extendTables<{ orders: { plan: PlanType }; calls: { kind: CallKind } }>()
  const calls = (on = db) => on.selectFrom('calls').select(['order_id', 'kind', 'made_at as madeAt'])
  return {
    of: (orderId: string): Promise<MadeCall[]> => calls().where('order_id', '=', orderId).orderBy('made_at').execute(),

    /** Paid orders with calls still to be made, the newest confirmation first. */
    async open(payments: readonly Payments[], limit: number): Promise<OrderWithCalls[]> {
      const orders = await db
        .selectFrom('orders')
        .select(['id', 'reference', 'plan', 'confirmed_at as confirmedAt'])
        .where('plan', 'in', plansWithCalls)
        .where('status', '=', 'confirmed')
        .where('orders.payments', 'in', payments)
        .where('confirmed_at', 'is not', null)
        .where(
          (order) =>
            order
              .selectFrom('calls')
              .select((call) => call.fn.countAll<number>().as('made'))
              .whereRef('order_id', '=', 'orders.id'),
          '<',
          callKinds.length,
        )
        .orderBy('confirmed_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .$narrowType<{ confirmedAt: string }>()
        .execute()
      const ids = orders.map(({ id }) => id)
      const made = ids.length === 0 ? [] : await calls().where('order_id', 'in', ids).execute()
      return orders.map((order) => ({ ...order, made: made.filter((call) => call.order_id === order.id) }))
    },

    /** Records that a call was made, with its audit row; of two who do so at once one is told that it was before. */
    record: (reference: string, kind: CallKind, id: string, by: ChangeBy): Promise<CallOutcome> =>
      records.transaction().execute(async (tx) => {
        const order = await withPlans(tx)
          .selectFrom('orders')
          .select(['id', 'plan', 'status'])
          .where('reference', '=', reference)
          .executeTakeFirst()
        if (order?.status !== 'confirmed' || !callsOf[order.plan].includes(kind)) return 'not-owed'
        const saved = await tx
          .insertInto('calls')
          .values({ id, order_id: order.id, kind, made_at: by.at.toISOString() })
          .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!saved) return 'made-before'
        const at = await timeToNote(tx, order.id, by.at)
        const row = auditRow(order.id, { ...by, at }, 'call-made', { kind })
        await tx.insertInto('audit').values(row).execute()
        return 'done'
      }),
  }
}
export type CallStore = ReturnType<typeof callStore>

const plansWithCalls = (Object.keys(callsOf) as PlanType[]).filter((plan) => callsOf[plan].length > 0)

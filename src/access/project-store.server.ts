import type { ExpressionBuilder } from 'kysely'
import type { Database, Tables } from '../database/tables.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { auditRow, type ChangeBy } from '../orders/audit-store.server.ts'
import type { StartedProject } from './access.ts'

interface NewProject extends StartedProject {
  id: string
  orderId: string
}

class NotSpent extends Error {}

/** The projects that were started with orders. */
export function projectStore(db: Database) {
  return {
    /** The projects of an order, the first one first. */
    of: (orderId: string): Promise<StartedProject[]> =>
      db
        .selectFrom('projects')
        .select(['checklist_id as checklistId', 'started_on as startedOn'])
        .where('order_id', '=', orderId)
        .orderBy('started_at')
        .orderBy('id')
        .execute(),

    /**
     * Starts a project and decrements the projects left of its order; the same checklist again costs nothing. The
     * decrement is one conditional update, so concurrent starts cannot overspend: a paid order spends what it holds, an
     * order that is open before its payment only the first of it.
     */
    start: async (project: NewProject, by: ChangeBy): Promise<'started' | 'already-started' | 'not-spent'> => {
      try {
        return await db.transaction().execute(async (tx) => {
          const added = await tx
            .insertInto('projects')
            .values({
              id: project.id,
              order_id: project.orderId,
              checklist_id: project.checklistId,
              started_at: by.at.toISOString(),
              started_on: project.startedOn,
            })
            .onConflict((conflict) => conflict.columns(['order_id', 'checklist_id']).doNothing())
            .returning('id')
            .executeTakeFirst()
          if (!added) return 'already-started'
          const spent = await tx
            .updateTable('orders')
            .set((order) => ({ projects_remaining: order('projects_remaining', '-', 1) }))
            .where('id', '=', project.orderId)
            .where((order) => order.or([order('status', '=', 'paid'), spendsTheFirst(order, by.at)]))
            .where('expires_on', '>=', project.startedOn)
            .where('projects_remaining', '>', 0)
            .returning('id')
            .executeTakeFirst()
          if (!spent) throw new NotSpent()
          const row = auditRow(project.orderId, by, 'project-started', { checklist: project.checklistId })
          await tx.insertInto('audit').values(row).execute()
          return 'started'
        })
      } catch (error) {
        if (error instanceof NotSpent) return 'not-spent'
        throw error
      }
    },
  }
}
/** `isOpenUnpaid` as a condition in SQL, of an order that has started nothing yet. */
const spendsTheFirst = (order: ExpressionBuilder<Tables, 'orders'>, now: Date) =>
  order.and([
    order('status', 'in', ['awaiting-payment', 'part-paid']),
    order('closes_on', '>=', phoenixDay(now)),
    order('open_until', '>', now.toISOString()),
    order('projects_remaining', '=', order.ref('projects_bought')),
  ])

export type ProjectStore = ReturnType<typeof projectStore>

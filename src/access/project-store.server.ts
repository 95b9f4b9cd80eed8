import type { Database } from '../database/tables.ts'
import { auditRow, type ChangeBy } from '../purchase/audit-store.server.ts'
import type { StartedProject } from './access.ts'

interface NewProject extends StartedProject {
  id: string
  orderId: string
}

class NothingLeft extends Error {}

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
     * decrement is one conditional update, so concurrent starts cannot overspend.
     */
    start: async (project: NewProject, by: ChangeBy): Promise<'started' | 'already-started' | 'none-left'> => {
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
            .where('status', '=', 'paid')
            .where('expires_on', '>=', project.startedOn)
            .where('projects_remaining', '>', 0)
            .returning('id')
            .executeTakeFirst()
          if (!spent) throw new NothingLeft()
          const row = auditRow(project.orderId, by, 'project-started', { checklist: project.checklistId })
          await tx.insertInto('audit').values(row).execute()
          return 'started'
        })
      } catch (error) {
        if (error instanceof NothingLeft) return 'none-left'
        throw error
      }
    },
  }
}
export type ProjectStore = ReturnType<typeof projectStore>

import type { Selectable } from 'kysely'
import type { Database, Tables } from '../database/tables.ts'
import { auditRow, type ChangeBy } from '../purchase/order-store.server.ts'
import type { Day } from '../purchase/validity.ts'

export type Project = Selectable<Tables['projects']>

class NothingLeft extends Error {}

/** The projects that orders were spent on. A project is one checklist, for one job. */
export function projectStore(db: Database) {
  return {
    /** In the order in which they were started. */
    of: (orderId: string): Promise<Project[]> =>
      db
        .selectFrom('projects')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('started_at')
        .orderBy('id')
        .execute(),

    /**
     * Starts `project`, spending one of its order's projects. The same checklist again costs nothing.
     * Spending is one statement that finds something left or changes nothing, so no race overspends.
     */
    start: async (project: Project, by: ChangeBy, today: Day): Promise<'started' | 'already-started' | 'none-left'> => {
      try {
        return await db.transaction().execute(async (tx) => {
          const added = await tx
            .insertInto('projects')
            .values(project)
            .onConflict((conflict) => conflict.columns(['order_id', 'checklist_id']).doNothing())
            .returning('id')
            .executeTakeFirst()
          if (!added) return 'already-started'
          const spent = await tx
            .updateTable('orders')
            .set((order) => ({ projects_remaining: order('projects_remaining', '-', 1) }))
            .where('id', '=', project.order_id)
            .where('status', '=', 'confirmed')
            .where('expires_on', '>=', today)
            .where('projects_remaining', '>', 0)
            .returning('id')
            .executeTakeFirst()
          if (!spent) throw new NothingLeft()
          const row = auditRow({ id: project.order_id }, by, 'project-started', { checklist: project.checklist_id })
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

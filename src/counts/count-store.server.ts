import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { phoenixDay } from '../format/phoenix-time.ts'

/** How often a page was shown on one day in Phoenix, by people and by programs. */
export interface DayViews {
  /** YYYY-MM-DD. */
  day: string
  page: string
  views: number
}

/** How often each public page was shown: one row for a day, a page and the kind of service, and nothing of who saw it. */
export function countStore(db: Database) {
  return {
    /** One view more; two at the same moment both count. */
    async add(page: string, payments: 'demo' | 'live', at: Date): Promise<void> {
      await db
        .insertInto('page_views')
        .values({ day: phoenixDay(at), payments, page, views: 1 })
        .onConflict((conflict) =>
          conflict.columns(['day', 'payments', 'page']).doUpdateSet({ views: sql`page_views.views + 1` }),
        )
        .execute()
    },

    /** Views from a day in Phoenix on, of these kinds of service together. */
    async since(day: string, payments: readonly ('demo' | 'live')[]): Promise<DayViews[]> {
      const rows = await db
        .selectFrom('page_views')
        .select(['day', 'page', (row) => row.fn.sum('views').as('views')])
        .where('day', '>=', day)
        .where('payments', 'in', payments)
        .groupBy(['day', 'page'])
        .execute()
      return rows.map((row) => ({ ...row, views: Number(row.views) }))
    },
  }
}
export type CountStore = ReturnType<typeof countStore>

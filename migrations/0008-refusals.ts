import type { Kysely } from 'kysely'

/** How often strangers were refused, by hour and by what they tried: the audit keeps a bounded number of rows of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refusals')
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('refusals_by_hour', ['hour', 'action'])
    .execute()
}

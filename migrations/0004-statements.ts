import type { Kysely } from 'kysely'

/**
 * Rows of bank statements that were imported, and how the columns of each kind of statement were understood. Of a row
 * stay its checksum, day, amount, what became of it and the order; who paid is never written down.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('statement_rows')
    .addColumn('checksum', 'text', (c) => c.primaryKey())
    .addColumn('booked_on', 'text', (c) => c.notNull())
    .addColumn('amount_cents', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text')
    .addColumn('candidates', 'text')
    .addColumn('imported_at', 'text', (c) => c.notNull())
    .addColumn('decision', 'text')
    .addColumn('decided_at', 'text')
    .execute()
  await db.schema
    .createIndex('statement_rows_waiting')
    .on('statement_rows')
    .columns(['decision', 'booked_on', 'checksum'])
    .execute()
  await db.schema
    .createTable('statement_mappings')
    .addColumn('signature', 'text', (c) => c.primaryKey())
    .addColumn('mapping', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'text', (c) => c.notNull())
    .execute()
}

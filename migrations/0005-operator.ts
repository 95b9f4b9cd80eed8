import { type Kysely, sql } from 'kysely'

/**
 * The operator's sessions, the one-time code that was accepted last, and the calls that a plan owed and that were made.
 * The version before knows none of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_sessions')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('operator_totp')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('last_step', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('calls')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('calls_once', ['order_id', 'kind'])
    .execute()
}

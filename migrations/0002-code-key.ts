import { type Kysely, sql } from 'kysely'

/** At most one row: by what to know the key that these records were made with, and nothing about the key itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('code_key')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .execute()
}

import { sql } from 'kysely'
import { openDatabase } from './database.server.ts'
import { insertSql } from './sql-text.ts'

/** A fixed time in place of that of the migration, so that every copy is the same. */
const fixedTime = '2000-01-01T00:00:00.000Z'

/** The schema of the database as SQL for SQLite, with the rows of the migrations that have run; read from a new database. */
export async function schemaOfRecords(): Promise<string[]> {
  const db = await openDatabase({ file: ':memory:' })
  try {
    const { rows: parts } = await sql<{ sql: string }>`
      select sql from sqlite_master where sql is not null order by rowid`.execute(db)
    const { rows: done } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    const { rows: lock } = await sql<Record<string, string | number>>`select * from kysely_migration_lock`.execute(db)
    return [
      ...parts.map((part) => `${part.sql};`),
      // With these rows the service accepts a database made from this SQL.
      ...insertSql(
        'kysely_migration',
        done.map(({ name }) => ({ name, timestamp: fixedTime })),
      ),
      ...insertSql('kysely_migration_lock', lock),
    ]
  } finally {
    await db.destroy()
  }
}

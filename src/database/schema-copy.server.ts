import { sql } from 'kysely'
import { openDatabase } from './database.server.ts'
import { insertSql } from './sql-text.ts'

/** When the schema was made does not matter to a copy, and a clock would make every copy different. */
const fixedTime = '2000-01-01T00:00:00.000Z'

/** The schema of the records as SQL for SQLite, with the rows that say which migrations have run; made from a new, empty database. */
export async function schemaOfRecords(): Promise<string[]> {
  const db = await openDatabase({ file: ':memory:' })
  try {
    const { rows: parts } = await sql<{ sql: string }>`
      select sql from sqlite_master where sql is not null order by rowid`.execute(db)
    const { rows: done } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    const { rows: lock } = await sql<Record<string, string | number>>`select * from kysely_migration_lock`.execute(db)
    return [
      ...parts.map((part) => `${part.sql};`),
      // With these rows the service takes a loaded copy for its own records, empty as they are.
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

import { sql } from 'kysely'
import { connect, migrate } from './database.server.ts'

/** A table of the records: its columns in the order in which they were made, and those that tell its rows apart. */
export interface RecordTable {
  name: string
  columns: string[]
  key: string[]
}

/** The tables that a backup holds, each after those that it refers to; read from a new, empty database. */
export async function recordTables(): Promise<RecordTable[]> {
  const db = connect({ file: ':memory:' })
  try {
    await migrate(db)
    const { rows: made } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by rowid`.execute(db)
    const kept = made.filter(({ name }) => !name.startsWith('kysely_') && !leftOut.has(name))
    return await Promise.all(
      kept.map(async ({ name }) => {
        const { rows } = await sql<{ name: string; pk: number }>`
          select name, pk from pragma_table_info(${name}) order by cid`.execute(db)
        const key = rows.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
        return { name, columns: rows.map((column) => column.name), key: key.map((column) => column.name) }
      }),
    )
  } finally {
    await db.destroy()
  }
}

/**
 * Not in a backup or a copy: everybody signs in again, what is kept of a network is gone after its last day, and no mail of
 * an earlier time is sent.
 */
const leftOut = new Set(['operator_sessions', 'openings', 'opening_turn', 'outbox', 'mail_turn'])

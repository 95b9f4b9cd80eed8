import { PostgresAdapter, sql } from 'kysely'
import type { RecordTable } from './record-tables.server.ts'
import { type Cell, type RowsSum, sumRows } from './rows-sum.server.ts'
import type { Database } from './tables.ts'

/** Rows of one table, each with its cells in the order of the table's columns. */
export interface Batch {
  table: string
  rows: Cell[][]
}

/** Runs `read` in a read-only transaction that sees the records of one instant; concurrent writers do not wait. */
export const readSnapshot = <T>(records: Database, read: (db: Database) => Promise<T>): Promise<T> =>
  records.connection().execute(async (db) => {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    await sql.raw(isPostgres ? 'begin isolation level repeatable read, read only' : 'begin deferred').execute(db)
    try {
      return await read(db)
    } finally {
      await sql`rollback`.execute(db)
    }
  })

/** All rows of these tables in batches of a few hundred, in the order of their keys. */
export async function* batchesOf(db: Database, tables: readonly RecordTable[]): AsyncGenerator<Batch> {
  for (const table of tables) {
    let last: Cell[] | undefined
    do {
      const rows = await rowsAfter(db, table, last)
      if (rows.length > 0) yield { table: table.name, rows }
      last = rows.length < batchSize ? undefined : rows.at(-1)
    } while (last)
  }
}

/** The number and hash of the rows of each table. */
export async function sumsOf(db: Database, tables: readonly RecordTable[]): Promise<Record<string, RowsSum>> {
  const sums = new Map(tables.map(({ name }) => [name, sumRows()]))
  for await (const { table, rows } of batchesOf(db, tables)) for (const row of rows) sums.get(table)?.add(row)
  return Object.fromEntries([...sums].map(([name, sum]) => [name, sum.total()]))
}

async function rowsAfter(db: Database, table: RecordTable, last: Cell[] | undefined): Promise<Cell[][]> {
  const key = sql.join(table.key.map((column) => sql.ref(column)))
  const after = last && table.key.map((column) => last[table.columns.indexOf(column)])
  const { rows } = await sql<Record<string, Cell>>`
    select ${sql.join(table.columns.map((column) => sql.ref(column)))} from ${sql.table(table.name)}
    ${after ? sql`where (${key}) > (${sql.join(after)})` : sql``} order by ${key} limit ${sql.lit(batchSize)}`.execute(
    db,
  )
  return rows.map((row) => table.columns.map((column) => row[column] ?? null))
}

const batchSize = 500

import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { connect, type DatabaseAddress, lastMigrationOf, migrate } from './database.server.ts'
import { makePrivateFolder } from './private-files.server.ts'
import { recordTables } from './record-tables.server.ts'
import { isSameSum, type RowsSum } from './rows-sum.server.ts'
import { type Batch, sumsOf } from './snapshot.server.ts'
import { writeWhole } from './whole-file.server.ts'

/** Records to be put somewhere: their rows, what these must come to, and the last migration of the schema that they fit. */
export interface RecordsToLoad {
  migration: string
  tables: Record<string, RowsSum>
  batches: () => AsyncIterable<Batch>
}

/** Done; or nothing was done, since there are records already, or since what was stored is not what came. */
export type LoadOutcome = 'loaded' | 'occupied' | 'differs'

/** Makes records at `address`, where there are none, in one step and brings them up to date; a failure leaves nothing there. */
export async function loadRecords(address: DatabaseAddress, records: RecordsToLoad): Promise<LoadOutcome> {
  if ('url' in address) return fill(address, records)
  // What is left of other records would be taken for a part of these.
  if ([`${address.file}-wal`, `${address.file}-shm`].some((file) => existsSync(file))) return 'occupied'
  makePrivateFolder(dirname(address.file))
  let outcome: LoadOutcome = 'occupied'
  await writeWhole(address.file, async (file) => {
    outcome = await fill({ file }, records)
    return outcome === 'loaded'
  })
  return outcome
}

/** The rows come into the schema that they were read from; what later migrations do with rows, they do with these. */
async function fill(address: DatabaseAddress, { migration, tables, batches }: RecordsToLoad): Promise<LoadOutcome> {
  const known = await recordTables(migration)
  const db = connect(address)
  try {
    return await db.transaction().execute(async (tx) => {
      if ((await lastMigrationOf(tx)) !== undefined) return 'occupied'
      await migrate(tx, migration)
      for await (const { table, rows } of batches()) {
        const columns = known.find(({ name }) => name === table)?.columns
        if (!columns || rows.some((row) => row.length !== columns.length)) throw new Differs()
        const names = sql.join(columns.map((column) => sql.ref(column)))
        const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`))
        await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(tx)
      }
      const stored = await sumsOf(tx, known)
      if (known.some(({ name }) => !isSameSum(stored[name], tables[name]))) throw new Differs()
      await migrate(tx)
      return 'loaded'
    })
  } catch (error) {
    if (error instanceof Differs || isRefusedRow(error)) return 'differs'
    throw error
  } finally {
    await db.destroy()
  }
}

/** SQLite's codes and PostgreSQL's classes for a row that breaks what its table promises: no row of records that were whole. */
function isRefusedRow(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') return [18, 19, 20].includes(error.errcode & 0xff)
  return 'code' in error && /^2[23]/.test(String(error.code))
}

/** Takes a transaction back. */
class Differs extends Error {}

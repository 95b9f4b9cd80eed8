import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { connect, lastMigrationOf, migrate } from './database.server.ts'
import type { DatabaseAddress } from './database-address.ts'
import { makePrivateFolder } from './private-files.server.ts'
import { recordTables } from './record-tables.server.ts'
import { isSameSum, type RowsSum } from './rows-sum.server.ts'
import { type Batch, sumsOf } from './snapshot.server.ts'
import { writeWhole } from './whole-file.server.ts'

/** Records to load: their rows, and the count and hash that the rows of each table must have. */
interface RecordsToLoad {
  tables: Record<string, RowsSum>
  batches: () => AsyncIterable<Batch>
}

/** Loaded; or nothing was done, because there are records already or because what was stored differs from what was read. */
export type LoadOutcome = 'loaded' | 'occupied' | 'differs'

/** Makes records at `address`, where there must be none, in one transaction; a failure leaves nothing there. */
export async function loadRecords(address: DatabaseAddress, records: RecordsToLoad): Promise<LoadOutcome> {
  if ('url' in address) return fill(address, records)
  // SQLite would read these leftovers of another database as a part of the new one.
  if ([`${address.file}-wal`, `${address.file}-shm`].some((file) => existsSync(file))) return 'occupied'
  makePrivateFolder(dirname(address.file))
  let outcome: LoadOutcome = 'occupied'
  await writeWhole(address.file, async (file) => {
    outcome = await fill({ file }, records)
    return outcome === 'loaded'
  })
  return outcome
}

async function fill(address: DatabaseAddress, { tables, batches }: RecordsToLoad): Promise<LoadOutcome> {
  const known = await recordTables()
  const db = connect(address)
  try {
    return await db.transaction().execute(async (tx) => {
      if ((await lastMigrationOf(tx)) !== undefined) return 'occupied'
      await migrate(tx)
      for await (const { table, rows } of batches()) {
        const columns = known.find(({ name }) => name === table)?.columns
        if (!columns || rows.some((row) => row.length !== columns.length)) throw new Differs()
        const names = sql.join(columns.map((column) => sql.ref(column)))
        const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`))
        await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(tx)
      }
      const stored = await sumsOf(tx, known)
      if (known.some(({ name }) => !isSameSum(stored[name], tables[name]))) throw new Differs()
      return 'loaded'
    })
  } catch (error) {
    if (error instanceof Differs || isRefusedRow(error)) return 'differs'
    throw error
  } finally {
    await db.destroy()
  }
}

/** By SQLite's result codes and PostgreSQL's classes 22 and 23: a row that breaks a constraint of its table, so the source was damaged. */
function isRefusedRow(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') return [18, 19, 20].includes(error.errcode & 0xff)
  return 'code' in error && /^2[23]/.test(String(error.code))
}

/** Rolls the transaction back. */
class Differs extends Error {}

import { sql } from 'kysely'
import { connect } from './database.server.ts'
import type { DatabaseAddress } from './database-address.ts'
import { type LoadOutcome, loadRecords } from './load-records.server.ts'
import { recordTables } from './record-tables.server.ts'
import type { RowsSum } from './rows-sum.server.ts'
import { batchesOf, readSnapshot, sumsOf } from './snapshot.server.ts'
import type { Database } from './tables.ts'

/**
 * Copies up-to-date records from SQLite to an empty PostgreSQL database and compares them there; returns the outcome and
 * the sums of each table. `'changed'`: somebody wrote to the source meanwhile, so nothing was copied.
 */
export async function copyRecords(
  source: { file: string },
  target: Extract<DatabaseAddress, { url: string }>,
): Promise<{ outcome: LoadOutcome | 'changed'; tables: Record<string, RowsSum> }> {
  const [records, watched] = [connect({ ...source, readOnly: true }), connect({ ...source, readOnly: true })]
  const before = await changesSeenBy(watched)
  const known = await recordTables()
  try {
    return await readSnapshot(records, async (db) => {
      const tables = await sumsOf(db, known)
      const batches = async function* () {
        yield* batchesOf(db, known)
        if ((await changesSeenBy(watched)) !== before) throw new Changed()
      }
      return { outcome: await loadRecords(target, { tables, batches }), tables }
    })
  } catch (error) {
    if (error instanceof Changed) return { outcome: 'changed', tables: {} }
    throw error
  } finally {
    await Promise.all([records.destroy(), watched.destroy()])
  }
}

/** Rolls the transaction of the copy back. */
class Changed extends Error {}

/** A number that changes with every commit of another connection. https://sqlite.org/pragma.html#pragma_data_version */
async function changesSeenBy(db: Database): Promise<unknown> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
  return rows[0]?.data_version
}

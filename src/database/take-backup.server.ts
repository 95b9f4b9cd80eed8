import { type Backup, checkBackup, type Sign, writeBackup } from './backup-file.server.ts'
import { lastMigrationOf, newestMigration } from './database.server.ts'
import { recordTables } from './record-tables.server.ts'
import { batchesOf, readSnapshot } from './snapshot.server.ts'
import type { Database } from './tables.ts'
import { writeWhole } from './whole-file.server.ts'

/** Why no backup was made: a later version has added tables that this one does not know, or the file exists. */
export type NoBackup = 'later version' | 'taken'

/** Writes the records of one instant to a draft, verifies it, and renames it to `file`. The service goes on meanwhile. */
export async function takeBackup(records: Database, file: string, now: Date, sign?: Sign): Promise<Backup | NoBackup> {
  const migration = (await lastMigrationOf(records)) ?? newestMigration
  if (migration > newestMigration) return 'later version'
  const tables = await recordTables()
  let backup: Backup | undefined
  const about = { madeAt: now.toISOString(), migration }
  await writeWhole(file, async (draft) => {
    await readSnapshot(records, (db) => writeBackup(draft, about, batchesOf(db, tables), sign))
    const checked = await checkBackup(draft)
    if ('fault' in checked) throw new Error(`what was just written cannot be read: ${checked.fault}`)
    backup = checked.backup
    return true
  })
  return backup ?? 'taken'
}

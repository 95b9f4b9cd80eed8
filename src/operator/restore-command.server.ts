import { batchesIn, checkBackup } from '../database/backup-file.server.ts'
import { connect, type DatabaseAddress, type DatabaseSettings, databaseAddress } from '../database/database.server.ts'
import { placeOf } from '../database/database-fault.ts'
import { loadRecords } from '../database/load-records.server.ts'
import { phoenixMinute } from '../format/phoenix-time.ts'
import { codeKeyFile, type GivenKey, type KeyFit, keyFit } from '../purchase/code-key.server.ts'
import { codeKeyStore } from '../purchase/code-key-store.server.ts'
import { counted } from './backup-command.server.ts'
import type { CommandResult } from './command-line.server.ts'
import { keySentence } from './key-words.ts'

type Settings = DatabaseSettings & GivenKey

const usage = `Usage:
  npm run restore -- FILE         the records of a backup to where DATA_DIR or DATABASE_URL says, if there are none yet`

/** Makes records of a backup where there are none, and says whether the key in place is theirs. */
export async function runRestore(args: string[], settings: Settings): Promise<CommandResult> {
  const [file, ...rest] = args
  if (file === undefined || rest.length > 0 || file.startsWith('-')) return { text: usage, exitCode: 2 }
  const checked = await checkBackup(file)
  if ('fault' in checked) return { text: `${checked.fault}. Nothing was restored.`, exitCode: 1 }
  const { backup } = checked
  const address = databaseAddress(settings)
  const outcome = await loadRecords(address, { ...backup, batches: () => batchesIn(file) })
  if (outcome === 'occupied') return { text: occupied(address), exitCode: 1 }
  if (outcome === 'differs')
    return { text: `What was stored is not what ${file} says it holds, so nothing of it was kept.`, exitCode: 1 }
  const fit = await fitOf(address, settings)
  return {
    text: [
      `Restored to ${placeOf(address)}: ${counted(backup.tables)}, as they were on ${phoenixMinute(new Date(backup.madeAt))} in Phoenix. What came later is not in it.`,
      keySentence(fit, settings.codeKey === undefined ? codeKeyFile(settings.dataDir) : undefined),
    ].join('\n'),
    // Without its key the service does not start on them: that needs a person.
    exitCode: fit === 'fits' || fit === 'unremembered' ? 0 : 1,
  }
}

/** Why nothing is written where records are, and what to do. */
export const occupied = (address: DatabaseAddress): string =>
  'file' in address
    ? `There are records at ${placeOf(address)} already, and none are ever overwritten. Stop the service and move that file away, with those whose names continue it (-wal, -shm, .part), or set DATA_DIR to another folder.`
    : `There are records at ${placeOf(address)} already, and none are ever overwritten: make a new, empty database and name that one.`

async function fitOf(address: DatabaseAddress, settings: Settings): Promise<KeyFit> {
  const db = connect(address)
  try {
    return await keyFit(settings, codeKeyStore(db))
  } finally {
    await db.destroy()
  }
}

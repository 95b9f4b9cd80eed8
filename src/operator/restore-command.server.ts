import { type Backup, batchesIn, checkBackup } from '../database/backup-file.server.ts'
import { connect, type DatabaseSettings, databaseAddress } from '../database/database.server.ts'
import { type DatabaseAddress, placeOf } from '../database/database-address.ts'
import { loadRecords } from '../database/load-records.server.ts'
import { codeKeyFile, type GivenKey, type KeyFit, keyFit, vaultInPlace } from '../orders/code-key.server.ts'
import { codeKeyStore } from '../orders/code-key-store.server.ts'
import { counted } from './backup-command.server.ts'
import type { CommandResult } from './command-line.server.ts'
import { keySentence } from './key-words.ts'
import { phoenixMinute } from './operator-formats.ts'

type Settings = DatabaseSettings & GivenKey

const usage = `Usage:
  npm run restore -- FILE               the records of a backup to where DATA_DIR or DATABASE_URL says, if there are none yet
  npm run restore -- FILE --unsigned    the same, also where nothing shows that nobody has changed the file`

/** Makes records of a backup where there are none, and says whether the key in place is theirs. */
export async function runRestore(args: string[], settings: Settings): Promise<CommandResult> {
  const [file, ...rest] = args
  const takesUnsigned = rest[0] === '--unsigned'
  if (file === undefined || rest.length > (takesUnsigned ? 1 : 0) || file.startsWith('-'))
    return { text: usage, exitCode: 2 }
  const checked = await checkBackup(file)
  if ('fault' in checked) return { text: `${checked.fault}. Nothing was restored.`, exitCode: 1 }
  const { backup } = checked
  const doubt = doubtAbout(file, backup, vaultInPlace(settings))
  if (doubt !== undefined && !takesUnsigned)
    return {
      text: `${doubt} Nothing was restored. If it must be restored all the same, add --unsigned and look through its orders and payments afterwards.`,
      exitCode: 1,
    }
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

/** Why it cannot be told that nobody has changed a backup since it was written; `undefined` when its signature shows it. */
function doubtAbout(file: string, { sha256, signature }: Backup, vault: ReturnType<typeof vaultInPlace>) {
  if (signature === null) return `${file} is not signed, so nothing shows that nobody has changed it.`
  if (typeof vault === 'string')
    return `No whole code key is in place, so it cannot be told whether ${file} was changed: bring the key that the backup was made with (code.key or CODE_KEY), and try again.`
  if (vault.signatureOfBackup(sha256) === signature) return undefined
  return `${file} does not fit its signature: it was changed after it was written, or the code key in place is not the one that it was made with. Bring that key, or take another backup.`
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

import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { makePrivateFolder } from '../database/private-files.server.ts'
import type { Database } from '../database/tables.ts'
import { takeBackup } from '../database/take-backup.server.ts'
import { codeKeyFile, type GivenKey, keyFit, vaultInPlace } from '../orders/code-key.server.ts'
import { codeKeyStore } from '../orders/code-key-store.server.ts'
import { backupName, isBackupDraft } from './backup-name.ts'
import type { CommandResult } from './command-line.server.ts'
import { noteBackup } from './last-backup.server.ts'

const usage = `Usage:
  npm run backup                  the records into one file in BACKUP_DIR, while the service runs
  npm run backup -- FOLDER        the same into this folder`

/** Takes a backup of the records, notes it for `npm run doctor`, and says where the key is that is not in it. */
export async function runBackup(
  records: Database,
  args: string[],
  settings: GivenKey & { backupDir: string },
  now: Date,
): Promise<CommandResult> {
  const [folder = settings.backupDir, ...rest] = args
  if (rest.length > 0 || folder.startsWith('-')) return { text: usage, exitCode: 2 }
  makePrivateFolder(folder)
  const file = resolve(folder, backupName(now))
  await removeDrafts(folder, now)
  const fit = await keyFit(settings, codeKeyStore(records))
  const vault = fit === 'fits' ? vaultInPlace(settings) : undefined
  const sign = typeof vault === 'object' ? vault.signatureOfBackup : undefined
  const backup = await takeBackup(records, file, now, sign)
  if (backup === 'taken') return { text: `${file} is there already, and is left as it is: try again.`, exitCode: 1 }
  if (backup === 'later version')
    return {
      text: 'A later version has made tables here that this one does not know, and a backup must not leave them out: take it with that version.',
      exitCode: 1,
    }
  noteBackup(settings.dataDir, { file, madeAt: backup.madeAt })
  return {
    text: [
      file,
      `It holds ${counted(backup.tables)}, and fits its hashes.`,
      ...(sign
        ? []
        : [
            'It is not signed, since the code key of these records is not in place, so a restore will not take it without being told to. Run this command with the settings of the service (CODE_KEY or DATA_DIR).',
          ]),
      `The code key is not in it, and without that key no sold code opens. It is ${keyPlace(settings)}: keep a copy of it, once, somewhere else than the backups, since whoever has both can try out codes.`,
      ...(isBesideKey(file, settings)
        ? ['This file lies where the key lies. Move it, or name another folder: npm run backup -- FOLDER']
        : []),
    ].join('\n'),
    exitCode: sign ? 0 : 1,
  }
}

/** What a backup that was killed has left: a draft to which nothing was added for an hour. */
async function removeDrafts(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!isBackupDraft(name)) continue
    const draft = join(folder, name)
    const { mtimeMs } = await stat(draft)
    if (now.getTime() - mtimeMs > 3_600_000) await rm(draft, { force: true })
  }
}

/** "3 orders and 12 other rows" */
export function counted(tables: Record<string, { rows: number }>): string {
  const all = Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
  const orders = tables.orders?.rows ?? 0
  return `${orders} ${orders === 1 ? 'order' : 'orders'} and ${all - orders} other rows`
}

const keyPlace = ({ codeKey, dataDir }: GivenKey): string =>
  codeKey === undefined ? `in ${codeKeyFile(dataDir)}` : 'what CODE_KEY is set to'

/** Whether a backup lies in the folder of the key file, or somewhere below. */
export function isBesideKey(backup: string, { codeKey, dataDir }: GivenKey): boolean {
  if (codeKey !== undefined) return false
  const way = relative(dirname(codeKeyFile(dataDir)), backup)
  return !isAbsolute(way) && way.split(sep)[0] !== '..'
}

import { copyRecords } from '../database/copy-records.server.ts'
import { placeOf } from '../database/database-address.ts'
import { codeKeyFile } from '../orders/code-key.server.ts'
import { counted } from './backup-command.server.ts'
import type { CommandResult } from './command-line.server.ts'
import { occupied } from './restore-command.server.ts'

const usage = `Usage:
  npm run db:copy -- --to postgres://USER@HOST/DATABASE     the records in DATA_DIR to a PostgreSQL that has none
Stop the service first. PGPASSWORD may hold the password, so that it stands on no command line.`

/** Where a copy goes; `undefined` when these are no arguments of it. */
export function copyTarget([option, url = '', ...rest]: string[]): { url: string } | undefined {
  const isMeant = option === '--to' && /^postgres(ql)?:\/\/./.test(url) && rest.length === 0
  return isMeant ? { url } : undefined
}

/** Copies SQLite records to a PostgreSQL without records; changes nothing where they come from. */
export async function runCopy(
  source: { file: string },
  target: { url: string } | undefined,
  dataDir: string,
): Promise<CommandResult> {
  if (!target) return { text: usage, exitCode: 2 }
  const { outcome, tables } = await copyRecords(source, target)
  if (outcome === 'occupied') return { text: occupied(target), exitCode: 1 }
  if (outcome === 'changed')
    return {
      text: 'The records changed while they were copied, so nothing was: stop the service, then try again.',
      exitCode: 1,
    }
  if (outcome === 'differs')
    return { text: 'What arrived is not what was sent, so nothing of it was kept.', exitCode: 1 }
  return {
    text: [
      `Copied to ${placeOf(target)}: ${counted(tables)}. The rows of every table were counted and hashed on both sides and are the same.`,
      `If the service still runs, stop it and copy once more to an empty database: what it writes after this copy is not in it. Else set DATABASE_URL to it, and CODE_KEY to the text of ${codeKeyFile(dataDir)} if it is not set, and start the service. ${source.file} stays as it is; put it away once all is well.`,
    ].join('\n'),
    exitCode: 0,
  }
}

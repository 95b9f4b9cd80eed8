/** What the operator's commands share: settings, existing records, and how an outcome or a fault is said. */
import { type Config, readConfig } from '../src/config.server.ts'
import { openExisting, sqliteAddress } from '../src/database/database.server.ts'
import { type DatabaseAddress, placeOf } from '../src/database/database-address.ts'
import { databaseFault } from '../src/database/database-fault.ts'
import { restrictFileModes } from '../src/database/private-files.server.ts'
import type { Database } from '../src/database/tables.ts'
import { fileFault } from '../src/database/whole-file.server.ts'
import type { CommandResult } from '../src/operator/command-line.server.ts'

/** Runs one command of the operator on the configuration of the service; what it makes is this user's alone. */
export async function operate(
  addressOf: (config: Config) => DatabaseAddress,
  command: (config: Config, address: DatabaseAddress) => Promise<CommandResult>,
): Promise<void> {
  restrictFileModes()
  const { config, faults } = readConfig(process.env)
  if (!config) return exitWith(faults.join('\n'))
  const address = addressOf(config)
  try {
    const { text, exitCode } = await command(config, address)
    process.stdout.write(`${text}\n`)
    process.exitCode = exitCode
  } catch (error) {
    const addresses = [address, sqliteAddress(config.dataDir)]
    const fault = addresses.map((one) => databaseFault(one, error)).find((sentence) => sentence !== undefined)
    exitWith(fileFault(error) ?? fault ?? rethrow(error))
  }
}

/** Why there are no records to work on, or the records: a command that made some of its own would answer for the wrong ones. */
export async function existingRecords(address: DatabaseAddress): Promise<{ db: Database } | { fault: string }> {
  const db = await openExisting(address)
  if (db === 'missing')
    return { fault: `there are no records at ${placeOf(address)}: set DATA_DIR or DATABASE_URL as for the service` }
  if (db === 'of an earlier version')
    return {
      fault: `the records at ${placeOf(address)} are of an earlier version: start the service once, it updates them`,
    }
  return { db }
}

/** Does `work` on the records at `address`, and ends with a sentence when there are none. */
export async function onRecords<T>(address: DatabaseAddress, work: (db: Database) => Promise<T>): Promise<T> {
  const found = await existingRecords(address)
  if ('fault' in found) return exitWith(found.fault)
  try {
    return await work(found.db)
  } finally {
    await found.db.destroy()
  }
}

function rethrow(error: unknown): never {
  throw error
}

/** Ends the command with what stands in its way. */
export function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

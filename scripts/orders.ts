import { readConfig } from '../src/config.server.ts'
import { databaseAddress, openExisting } from '../src/database/database.server.ts'
import { databaseFault, placeOf } from '../src/database/database-fault.ts'
import type { Database } from '../src/database/tables.ts'
import { runOrdersCommand } from '../src/operator/orders-command.server.ts'

const { config, faults } = readConfig(process.env)
const address = config ? databaseAddress(config) : exitWith(faults.join('\n'))
try {
  const db = await existingRecords()
  const { text, exitCode } = await runOrdersCommand(db, process.argv.slice(2), () => new Date())
  await db.destroy()
  process.stdout.write(`${text}\n`)
  process.exitCode = exitCode
} catch (error) {
  const fault = databaseFault(address, error)
  if (fault === undefined) throw error
  exitWith(fault)
}

/** Only what a service has made: a command that makes records of its own would answer for the wrong ones. */
async function existingRecords(): Promise<Database> {
  const opened = await openExisting(address)
  if (opened === 'missing')
    exitWith(`there are no records at ${placeOf(address)}: set DATA_DIR or DATABASE_URL as for the service`)
  if (opened === 'of an earlier version')
    exitWith(`the records at ${placeOf(address)} are of an earlier version: start the service once, it updates them`)
  return opened
}

function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

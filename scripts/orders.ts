import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { readConfig } from '../src/config.server.ts'
import { databaseAddress, openExisting } from '../src/database/database.server.ts'
import { databaseFault, placeOf } from '../src/database/database-fault.ts'
import type { Database } from '../src/database/tables.ts'
import { operatorOf } from '../src/operator/operator.server.ts'
import { runOrdersCommand } from '../src/operator/orders-command.server.ts'
import { statementsOf } from '../src/operator/statements.server.ts'
import { isAboutStatements, runStatementsCommand } from '../src/operator/statements-command.server.ts'
import { openVault } from '../src/purchase/code-key.server.ts'
import { codeKeyStore } from '../src/purchase/code-key-store.server.ts'
import type { CodeVault } from '../src/purchase/code-vault.server.ts'
import { orderStore } from '../src/purchase/order-store.server.ts'
import { systemRandom } from '../src/purchase/ordering.server.ts'

const read = readConfig(process.env)
const config = read.config ?? exitWith(read.faults.join('\n'))
const address = databaseAddress(config)
try {
  const db = await existingRecords()
  const surroundings = { db, clock: () => new Date(), random: systemRandom, vault: () => vaultOf(db) }
  const ask = process.stdin.isTTY && process.stdout.isTTY ? askAtTerminal : undefined
  const args = process.argv.slice(2)
  const { text, exitCode } = isAboutStatements(args)
    ? await runStatementsCommand(statementsOf(surroundings), args, readIfThere)
    : await runOrdersCommand(operatorOf(surroundings), args, ask)
  await db.destroy()
  process.stdout.write(`${text}\n`)
  process.exitCode = exitCode
} catch (error) {
  const fault = databaseFault(address, error)
  if (fault === undefined) throw error
  exitWith(fault)
}

function readIfThere(path: string): Promise<Uint8Array | undefined> {
  return readFile(path).catch(() => undefined)
}

/** Reads a line from whoever sits there; what is typed stands in no list of commands. */
async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

async function vaultOf(db: Database): Promise<CodeVault> {
  const { vault, fault } = await openVault(config, codeKeyStore(db), orderStore(db))
  return vault ?? exitWith(fault)
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

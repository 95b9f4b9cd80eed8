import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import type { Config } from '../src/config.server.ts'
import { databaseAddress } from '../src/database/database.server.ts'
import type { Database } from '../src/database/tables.ts'
import { tellByMail } from '../src/operator/mail/outbox-store.server.ts'
import { operatorOf } from '../src/operator/operator.server.ts'
import { runOrdersCommand } from '../src/operator/orders-command.server.ts'
import { statementsOf } from '../src/operator/statements.server.ts'
import { isAboutStatements, runStatementsCommand } from '../src/operator/statements-command.server.ts'
import { openVault } from '../src/orders/code-key.server.ts'
import { codeKeyStore } from '../src/orders/code-key-store.server.ts'
import type { CodeVault } from '../src/orders/code-vault.server.ts'
import { orderStore } from '../src/orders/order-store.server.ts'
import { systemRandom } from '../src/purchase/ordering.server.ts'
import { exitWith, onRecords, operate } from './operate.ts'

await operate(databaseAddress, (config, address) =>
  onRecords(address, (db) => {
    const surroundings = {
      db,
      clock: () => new Date(),
      random: systemRandom,
      vault: () => vaultOf(config, db),
      ...(config.notify && { tell: tellByMail(config.notify.from, randomUUID) }),
    }
    const ask = process.stdin.isTTY && process.stdout.isTTY ? askAtTerminal : undefined
    const args = process.argv.slice(2)
    return isAboutStatements(args)
      ? runStatementsCommand(statementsOf(surroundings), args, readIfThere)
      : runOrdersCommand(operatorOf(surroundings), args, ask)
  }),
)

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

async function vaultOf(config: Config, db: Database): Promise<CodeVault> {
  const { vault, fault } = await openVault(config, codeKeyStore(db), orderStore(db))
  return vault ?? exitWith(fault)
}

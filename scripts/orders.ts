import { readConfig } from '../src/config.server.ts'
import { databaseAddress, openDatabase } from '../src/database.server.ts'
import { runOrdersCommand } from '../src/operator/orders-command.server.ts'

const { config, faults } = readConfig(process.env)
if (!config) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exit(2)
}
const db = await openDatabase(databaseAddress(config))
const { text, exitCode } = await runOrdersCommand(db, process.argv.slice(2), () => new Date())
await db.destroy()
process.stdout.write(`${text}\n`)
process.exitCode = exitCode

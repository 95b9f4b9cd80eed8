import { databaseAddress } from '../src/database/database.server.ts'
import { runOrdersCommand } from '../src/operator/orders-command.server.ts'
import { onRecords, operate } from './operate.ts'

await operate(databaseAddress, (_, address) =>
  onRecords(address, (db) => runOrdersCommand(db, process.argv.slice(2), () => new Date())),
)

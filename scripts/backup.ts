import { databaseAddress } from '../src/database/database.server.ts'
import { runBackup } from '../src/operator/backup-command.server.ts'
import { onRecords, operate } from './operate.ts'

await operate(readOnly, (config, address) =>
  onRecords(address, (db) => runBackup(db, process.argv.slice(2), config, new Date())),
)

function readOnly(config: Parameters<typeof databaseAddress>[0]) {
  return { ...databaseAddress(config), readOnly: true }
}

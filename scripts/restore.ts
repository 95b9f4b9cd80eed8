import { databaseAddress } from '../src/database/database.server.ts'
import { runRestore } from '../src/operator/restore-command.server.ts'
import { operate } from './operate.ts'

await operate(databaseAddress, (config) => runRestore(process.argv.slice(2), config))

import { sqliteAddress } from '../src/database/database.server.ts'
import { copyTarget, runCopy } from '../src/operator/copy-command.server.ts'
import { onRecords, operate } from './operate.ts'

const target = copyTarget(process.argv.slice(2))

await operate(
  ({ dataDir }) => target ?? sqliteAddress(dataDir),
  ({ dataDir }) => {
    const source = sqliteAddress(dataDir)
    return onRecords({ ...source, readOnly: true }, () => runCopy(source, target, dataDir))
  },
)

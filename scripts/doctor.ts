import { databaseAddress } from '../src/database/database.server.ts'
import { databaseFault } from '../src/database/database-fault.ts'
import { checkHealth, type HealthInputs } from '../src/operator/health.server.ts'
import { findingsText } from '../src/operator/health.ts'
import { existingRecords, operate } from './operate.ts'

await operate(databaseAddress, async (config, address) => {
  const records: HealthInputs['records'] = await existingRecords(address).catch((error: unknown) => {
    const fault = databaseFault(address, error)
    if (fault === undefined) throw error
    return { fault }
  })
  const findings = await checkHealth({ config, records, now: new Date(), isThorough: true })
  if ('db' in records) await records.db.destroy()
  return { text: findingsText(findings), exitCode: findings.some(({ needsPerson }) => needsPerson) ? 1 : 0 }
})

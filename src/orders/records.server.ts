import { type DatabaseSettings, databaseAddress, openDatabase, recordsExist } from '../database/database.server.ts'
import { type DatabaseAddress, placeOf } from '../database/database-address.ts'
import { databaseFault } from '../database/database-fault.ts'
import type { Database } from '../database/tables.ts'
import { openVault } from './code-key.server.ts'
import { codeKeyStore } from './code-key-store.server.ts'
import type { CodeVault } from './code-vault.server.ts'
import { orderStore } from './order-store.server.ts'

export interface RecordsSettings extends DatabaseSettings {
  /** `CODE_KEY`; without it the key is a file in `dataDir`. */
  codeKey: string | undefined
  payments: { mode: 'live' } | { mode: 'demo'; isMeant: boolean }
  /** Whether a live service may begin on empty records; a demonstration always may. */
  newRecords: boolean
}

type OrFaults<T> = (T & { faults?: never }) | ({ [key in keyof T]?: never } & { faults: string[] })

/** Opens the database and the vault of a service, or returns the reasons why it must not start, as sentences. */
export async function openRecords(settings: RecordsSettings): Promise<OrFaults<{ db: Database; vault: CodeVault }>> {
  const address = databaseAddress(settings)
  try {
    if (settings.payments.mode === 'live' && !settings.newRecords && !(await recordsExist(address)))
      return { faults: [noRecords(address)] }
    const db = await openDatabase(address)
    const { vault, faults } = await vaultFor(settings, db)
    if (vault) return { db, vault }
    await db.destroy()
    return { faults }
  } catch (error) {
    const fault = databaseFault(address, error)
    if (fault === undefined) throw error
    return { faults: [fault] }
  }
}

const noRecords = (address: DatabaseAddress) =>
  `there are no records at ${placeOf(address)}, and a live service makes none by itself: with a disk that is not mounted or a wrong address it would sell from empty ones, and no code that was sold would open. Bring the records there (npm run restore), or, if it has never sold anything, start it once with NEW_RECORDS=yes`

/** The vault for these records, or the reasons why this service must not use them. */
export async function vaultFor(settings: RecordsSettings, db: Database): Promise<OrFaults<{ vault: CodeVault }>> {
  const orders = orderStore(db)
  const { payments } = settings
  if (payments.mode === 'demo' && !payments.isMeant && (await orders.liveOnesExist()))
    return {
      faults: [
        'these records hold live orders, but no bank details are set, and a demonstration gives codes away: set ACCOUNT_NAME, BANK_NAME, ROUTING_NUMBER and ACCOUNT_NUMBER again, or PAYMENTS=demo if one is meant',
      ],
    }
  const { vault, fault } = await openVault(settings, codeKeyStore(db), orders)
  return vault ? { vault } : { faults: [fault] }
}

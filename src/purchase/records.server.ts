import { type DatabaseSettings, databaseAddress, openDatabase } from '../database/database.server.ts'
import { databaseFault } from '../database/database-fault.ts'
import type { Database } from '../database/tables.ts'
import { openVault } from './code-key.server.ts'
import { codeKeyStore } from './code-key-store.server.ts'
import type { CodeVault } from './code-vault.server.ts'
import { orderStore } from './order-store.server.ts'
import type { PaymentSettings } from './payment-method.ts'

export interface RecordsSettings extends DatabaseSettings {
  /** `CODE_KEY`; without it the key is a file in `dataDir`. */
  codeKey: string | undefined
  payments: PaymentSettings
}

type OrFaults<T> = (T & { faults?: never }) | ({ [key in keyof T]?: never } & { faults: string[] })

/** Opens the records that a service stands on, or says why it must not stand on them. */
export async function openRecords(settings: RecordsSettings): Promise<OrFaults<{ db: Database; vault: CodeVault }>> {
  const address = databaseAddress(settings)
  try {
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

/** The vault for these records, once it is sure that this service may neither give away nor lock out what was sold. */
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

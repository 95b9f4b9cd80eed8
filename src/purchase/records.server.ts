import type { Config } from '../config.server.ts'
import { databaseAddress, openDatabase } from '../database/database.server.ts'
import { databaseFault } from '../database/database-fault.ts'
import type { Database } from '../database/tables.ts'
import { openVault } from './code-key.server.ts'
import { codeKeyStore } from './code-key-store.server.ts'
import type { CodeVault } from './code-vault.server.ts'
import { orderStore } from './order-store.server.ts'

type OrFaults<T> = (T & { faults?: never }) | ({ [key in keyof T]?: never } & { faults: string[] })

/** Opens the records that a service stands on, or says why it must not stand on them. */
export async function openRecords(config: Config): Promise<OrFaults<{ db: Database; vault: CodeVault }>> {
  const address = databaseAddress(config)
  try {
    const db = await openDatabase(address)
    const { vault, faults } = await vaultFor(config, db)
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
export async function vaultFor(config: Config, db: Database): Promise<OrFaults<{ vault: CodeVault }>> {
  const orders = orderStore(db)
  if (!config.bank && !config.demonstrationMeant && (await orders.liveOnesExist()))
    return {
      faults: [
        'these records hold live orders, but no bank details are set, and a demonstration gives codes away: set ACCOUNT_NAME, BANK_NAME, ROUTING_NUMBER and ACCOUNT_NUMBER again, or PAYMENTS=demo if one is meant',
      ],
    }
  const { vault, fault } = await openVault(config, codeKeyStore(db), orders)
  return vault ? { vault } : { faults: [fault] }
}

import { join } from 'node:path'
import { type Backup, batchesIn } from '../../src/database/backup-file.server.ts'
import type { DatabaseAddress } from '../../src/database/database-address.ts'
import { loadRecords } from '../../src/database/load-records.server.ts'
import type { Database } from '../../src/database/tables.ts'
import { takeBackup } from '../../src/database/take-backup.server.ts'
import { emptyFolder } from './empty-address.ts'

const now = new Date('2026-11-20T18:00:00Z')
/** Characters at which some reader of lines breaks one, and some that take two or four bytes. */
export const oddText = 'line\nfeed\r\n\u2028\u2029\u0085 "quotes" \\ é 漢 🏠 {"table":"orders"}'
/** A paid order as its table holds it. */
export const order = (id: string) => ({
  id,
  plan: 'basic',
  amount_cents: 2900,
  currency: 'USD' as const,
  payments: 'live' as const,
  reference: `HQ-${id}`,
  code_hmac: `hmac ${id}`,
  status: 'paid' as const,
  projects_bought: 1,
  projects_remaining: 1,
  created_at: now.toISOString(),
  expires_on: '2027-11-20',
  due_on: '2026-12-04',
  closes_on: '2026-12-11',
  recovery_hmac: `recovery ${id}`,
})

/** More rows than any part of reading or writing takes at once. */
export async function fillRecords(db: Database): Promise<void> {
  for (let n = 0; n < 1100; n += 100) {
    const ids = Array.from({ length: 100 }, (_, i) => `o${n + i}`)
    await db.insertInto('orders').values(ids.map(order)).execute()
    const audit = (id: string) => ({ id, at: now.toISOString(), order_id: id, actor: 'buyer', action: 'ordered' })
    await db
      .insertInto('audit')
      .values(ids.map((id) => ({ ...audit(id), detail: oddText })))
      .execute()
  }
  const project = { checklist_id: 'hvac', started_at: now.toISOString(), started_on: '2026-11-20' }
  await db
    .insertInto('projects')
    .values({ id: 'p', order_id: 'o7', ...project })
    .execute()
  await db.insertInto('code_key').values({ id: 1, fingerprint: 'f' }).execute()
}

/** Takes a backup into a folder that goes when the test does. */
export async function backupOf(db: Database): Promise<{ file: string; backup: Backup }> {
  const file = join(emptyFolder(), 'one.backup')
  const backup = await takeBackup(db, file, now)
  if (typeof backup === 'string') throw new Error(backup)
  return { file, backup }
}

/** Restores a backup. */
export const load = (address: DatabaseAddress, file: string, backup: Backup) =>
  loadRecords(address, { ...backup, batches: () => batchesIn(file) })

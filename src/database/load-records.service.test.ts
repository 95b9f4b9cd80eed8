import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { emptyFolder, emptyPlaces, emptyPostgres } from '../../tests/support/empty-address.ts'
import { engines, type TestDatabase } from '../../tests/support/engines.ts'
import { type Backup, batchesIn, checkBackup, writeBackup } from './backup-file.server.ts'
import { copyRecords } from './copy-records.server.ts'
import { connect, type DatabaseAddress, migrate, newestMigration, openDatabase } from './database.server.ts'
import { loadRecords } from './load-records.server.ts'
import { recordTables } from './record-tables.server.ts'
import { batchesOf, readSnapshot, sumsOf } from './snapshot.server.ts'
import type { Database } from './tables.ts'
import { takeBackup } from './take-backup.server.ts'

const now = new Date('2026-11-20T18:00:00Z')
/** Characters at which some reader of lines breaks one, and some that take two or four bytes. */
const oddText = 'line\nfeed\r\n\u2028\u2029\u0085 "quotes" \\ é 漢 🏠 {"table":"orders"}'
const order = (id: string) => ({
  id,
  plan: 'basic',
  amount_cents: 2900,
  currency: 'USD' as const,
  payments: 'live' as const,
  reference: `HQ-${id}`,
  code_hmac: `hmac ${id}`,
  code_last_four: '',
  status: 'confirmed' as const,
  projects_remaining: 1,
  created_at: now.toISOString(),
  expires_on: '2027-11-20',
})

/** More rows than any part of reading or writing takes at once. */
async function fillRecords(db: Database): Promise<void> {
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

async function backupOf(db: Database): Promise<{ file: string; backup: Backup }> {
  const file = join(emptyFolder(), 'one.backup')
  const backup = await takeBackup(db, file, now)
  if (typeof backup === 'string') throw new Error(backup)
  return { file, backup }
}

const load = (address: DatabaseAddress, file: string, backup: Backup) =>
  loadRecords(address, { ...backup, batches: () => batchesIn(file) })

async function inRecords<T>(address: DatabaseAddress, look: (db: Database) => Promise<T>): Promise<T> {
  const db = connect(address)
  try {
    return await look(db)
  } finally {
    await db.destroy()
  }
}

it('every table of the records has something to tell its rows apart, and follows those that it refers to', async () => {
  const tables = await recordTables(newestMigration)
  expect(tables.filter(({ key }) => key.length === 0)).toEqual([])
  const names = tables.map(({ name }) => name)
  expect(names.slice(0, 4)).toEqual(['orders', 'projects', 'audit', 'code_key'])
})

describe.each(engines)('a backup of $name', (engine) => {
  let source: TestDatabase
  beforeEach(async () => {
    source = await engine.open()
    onTestFinished(() => source.drop())
  })

  it('brings every row of every table back, to either engine, and triggers go on holding', async () => {
    await fillRecords(source.db)
    const { file, backup } = await backupOf(source.db)
    const tables = await recordTables(newestMigration)
    expect(backup.tables).toEqual(await sumsOf(source.db, tables))
    expect(backup.tables).toMatchObject({ orders: { rows: 1100 }, audit: { rows: 1100 }, projects: { rows: 1 } })
    for (const place of emptyPlaces()) {
      const address = await place.address()
      expect(await load(address, file, backup), place.name).toBe('loaded')
      await inRecords(address, async (db) => {
        expect(await sumsOf(db, tables)).toEqual(backup.tables)
        const { detail } = await db
          .selectFrom('audit')
          .select('detail')
          .where('id', '=', 'o999')
          .executeTakeFirstOrThrow()
        expect(detail).toBe(oddText)
        await expect(db.deleteFrom('audit').execute()).rejects.toThrow('the audit only grows')
      })
    }
  })

  it('never goes where records are, not even empty ones', async () => {
    await fillRecords(source.db)
    const { file, backup } = await backupOf(source.db)
    for (const place of emptyPlaces()) {
      const address = await place.address()
      await (await openDatabase(address)).destroy()
      expect(await load(address, file, backup), place.name).toBe('occupied')
      expect(await inRecords(address, (db) => db.selectFrom('orders').select('id').execute())).toEqual([])
    }
  })

  it('leaves nothing where what was stored is not what it says', async () => {
    await fillRecords(source.db)
    const { file, backup } = await backupOf(source.db)
    const wrong = { ...backup, tables: { ...backup.tables, projects: { rows: 1, sum: '0'.repeat(64) } } }
    for (const place of emptyPlaces()) {
      const address = await place.address()
      expect(await load(address, file, wrong), place.name).toBe('differs')
      if ('file' in address) expect(readdirSync(dirname(address.file))).toEqual([])
      expect(await load(address, file, backup), place.name).toBe('loaded')
    }
  })

  it('is of one instant: what is written while it is read is in none of its tables', async () => {
    if (engine.name === 'PostgreSQL' && !inject('postgresUrl')) return
    await fillRecords(source.db)
    const reader = await source.again()
    const tables = await recordTables(newestMigration)
    const seen = await readSnapshot(reader, async (db) => {
      const before = await sumsOf(db, tables)
      await source.db.insertInto('orders').values(order('later')).execute()
      const rows: unknown[] = []
      for await (const batch of batchesOf(db, tables)) rows.push(...batch.rows)
      return { before, after: await sumsOf(db, tables), rows: rows.length }
    })
    expect(seen.after).toEqual(seen.before)
    expect(seen.rows).toBe(1100 + 1100 + 1 + 1)
    expect(await source.db.selectFrom('orders').select('id').where('id', '=', 'later').execute()).toHaveLength(1)
  })

  it('is not taken by a version that does not know every table', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2100-01-01')`.execute(source.db)
    const file = join(emptyFolder(), 'one.backup')
    expect(await takeBackup(source.db, file, now)).toBe('later version')
    expect(readdirSync(dirname(file))).toEqual([])
  })
})

describe('a backup of an earlier version', () => {
  it('is brought up to date where it is restored', async () => {
    const db = connect({ file: ':memory:' })
    onTestFinished(() => db.destroy())
    await migrate(db, '0001-orders')
    await db.insertInto('orders').values(order('one')).execute()
    const { file, backup } = await backupOf(db)
    expect(backup.migration).toBe('0001-orders')
    expect(Object.keys(backup.tables)).toEqual(['orders', 'projects', 'audit'])
    for (const place of emptyPlaces()) {
      const address = await place.address()
      expect(await load(address, file, backup), place.name).toBe('loaded')
      await inRecords(address, async (restored) => {
        expect(await restored.selectFrom('orders').select('id').execute()).toEqual([{ id: 'one' }])
        expect(await restored.selectFrom('code_key').selectAll().execute()).toEqual([])
      })
    }
  })
})

describe('a file that is no whole backup', () => {
  const whole = async (rows: boolean) => {
    const db = await openDatabase({ file: ':memory:' })
    onTestFinished(() => db.destroy())
    if (rows) await db.insertInto('orders').values(order('one')).execute()
    return backupOf(db)
  }
  const faultOf = async (bytes: Buffer | string): Promise<string> => {
    const file = join(emptyFolder(), 'bad.backup')
    writeFileSync(file, bytes)
    const checked = await checkBackup(file)
    return 'fault' in checked ? checked.fault.replace(file, 'FILE') : 'none'
  }

  it('is known by any byte that is missing from its end', async () => {
    const { file } = await whole(true)
    const bytes = readFileSync(file)
    for (let length = 0; length < bytes.length - 1; length += 7)
      expect(await faultOf(bytes.subarray(0, length)), `${length} bytes`).toMatch(/^FILE (stops before|is no backup)/)
  })

  it('is known by any byte that is another, or is never loaded', async () => {
    const { file } = await whole(true)
    const bytes = readFileSync(file)
    for (let at = 0; at < bytes.length; at += 3) {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      const damaged = join(emptyFolder(), 'bad.backup')
      writeFileSync(damaged, flipped)
      const checked = await checkBackup(damaged)
      if ('fault' in checked) continue
      const target = join(emptyFolder(), 'home-quality.db')
      expect(await load({ file: target }, damaged, checked.backup), `byte ${at}`).toBe('differs')
    }
  }, 60_000)

  it('is known when something follows its end', async () => {
    const { file } = await whole(false)
    expect(await faultOf(`${readFileSync(file, 'utf8')}["more"]\n`)).toMatch(/stops before its end/)
  })

  it.each([
    ['nothing', ''],
    ['text', 'Dear diary\n'],
    ['another JSON', '{"format":"something"}\n'],
    ['bytes without a line', Buffer.alloc(3_000_000, 7)],
    ['a database', Buffer.from('SQLite format 3\0'.repeat(100))],
  ])('is known as foreign when it is %s', async (_, bytes) => {
    expect(await faultOf(bytes)).toBe('FILE is no backup of these records')
  })

  it('is known as one of a later version, by its format or its schema', async () => {
    const head = { format: 'home-quality-records', version: 2, madeAt: now.toISOString(), migration: newestMigration }
    expect(await faultOf(`${JSON.stringify(head)}\n`)).toMatch(/later version than this one/)
    const file = join(emptyFolder(), 'later.backup')
    const nothing = (async function* () {})()
    await writeBackup(file, { madeAt: now.toISOString(), migration: '9999-later' }, nothing)
    expect(await faultOf(readFileSync(file))).toMatch(/later version than this one/)
  })
})

describe.runIf(inject('postgresUrl'))('a copy from SQLite to PostgreSQL', () => {
  async function sqliteRecords(): Promise<{ file: string }> {
    const address = { file: join(emptyFolder(), 'home-quality.db') }
    const db = await openDatabase(address)
    await fillRecords(db)
    await db.destroy()
    return address
  }

  it('has the same rows, counted and hashed on both sides, and leaves the source as it was', async () => {
    const source = await sqliteRecords()
    const bytes = readFileSync(source.file)
    const target = await emptyPostgres()
    const { outcome, tables } = await copyRecords(source, target)
    expect(outcome).toBe('loaded')
    expect(tables).toMatchObject({ orders: { rows: 1100 } })
    expect(await inRecords(target, async (db) => sumsOf(db, await recordTables(newestMigration)))).toEqual(tables)
    expect(readFileSync(source.file).equals(bytes)).toBe(true)
  })

  it('is not made where records are', async () => {
    const target = await emptyPostgres()
    await (await openDatabase(target)).destroy()
    expect((await copyRecords(await sqliteRecords(), target)).outcome).toBe('occupied')
  })

  it('is taken back when an order came in meanwhile', async () => {
    const source = await sqliteRecords()
    const target = await emptyPostgres()
    const shop = await openDatabase(source)
    onTestFinished(() => shop.destroy())
    const selling = setInterval(() => void shop.insertInto('orders').values(order(crypto.randomUUID())).execute(), 5)
    onTestFinished(() => clearInterval(selling))
    expect((await copyRecords(source, target)).outcome).toBe('changed')
    clearInterval(selling)
    expect((await copyRecords(source, target)).outcome).toBe('loaded')
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { emptyFolder, emptyPlaces, emptyPostgres } from '../../tests/support/empty-address.ts'
import { engines, type TestDatabase } from '../../tests/support/engines.ts'
import { backupOf, fillRecords, load, oddText, order } from '../../tests/support/records.ts'
import { copyRecords } from './copy-records.server.ts'
import { connect, openDatabase } from './database.server.ts'
import type { DatabaseAddress } from './database-address.ts'
import { recordTables } from './record-tables.server.ts'
import { batchesOf, readSnapshot, sumsOf } from './snapshot.server.ts'
import type { Database } from './tables.ts'
import { takeBackup } from './take-backup.server.ts'

const now = new Date('2026-11-20T18:00:00Z')

async function inRecords<T>(address: DatabaseAddress, look: (db: Database) => Promise<T>): Promise<T> {
  const db = connect(address)
  try {
    return await look(db)
  } finally {
    await db.destroy()
  }
}

it('every table of the records has a key, and follows the table that it refers to', async () => {
  const tables = await recordTables()
  expect(tables.filter(({ key }) => key.length === 0)).toEqual([])
  expect(tables[0]?.name).toBe('orders')
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
    const tables = await recordTables()
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
    const tables = await recordTables()
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
    expect(await inRecords(target, async (db) => sumsOf(db, await recordTables()))).toEqual(tables)
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

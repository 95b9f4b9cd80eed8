import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { emptyFolder } from '../../tests/support/empty-address.ts'
import { engines, type TestDatabase } from '../../tests/support/engines.ts'
import { connect, databaseAddress, migrate, openDatabase } from './database.server.ts'
import { isDatabaseUnavailable, isDiskFull } from './database-fault.ts'
import { checkWritable } from './readiness.server.ts'

describe('where the records live', () => {
  it('is a file in the data folder, or the PostgreSQL that is named', () => {
    const dataDir = '/srv/data'
    expect(databaseAddress({ dataDir, databaseUrl: undefined })).toEqual({ file: '/srv/data/home-quality.db' })
    expect(databaseAddress({ dataDir, databaseUrl: 'postgres://a@b/c' })).toEqual({ url: 'postgres://a@b/c' })
  })
})

describe('the SQLite database', () => {
  let dir = ''
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'hqp-migrate-'))
  })
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  it('writes ahead, waits for the disk, and holds to its references', async () => {
    const db = await openDatabase({ file: join(dir, 'deep', 'one.db') })
    const pragma = async (name: string) => Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] ?? {})[0]
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
    expect(await pragma('busy_timeout')).toBe(5000)
    await db.destroy()
  })

  it('is made once by processes that start together', async () => {
    const file = join(dir, 'together.db')
    expect(await startTogether({ file })).toEqual(['orders 0', 'orders 0', 'orders 0', 'orders 0'])
    const db = await openDatabase({ file })
    const { rows } = await sql`select name from kysely_migration`.execute(db)
    expect(rows).toEqual([{ name: '0001-records' }])
    await db.destroy()
  })
})

describe('a SQLite database without room', () => {
  const isFull = expect.objectContaining({ errcode: 13 })
  it('says so, where the engine has taken the transaction back by itself, and stores again once there is room', async () => {
    const db = connect({ file: ':memory:' })
    onTestFinished(() => db.destroy())
    await sql`create table notes (text text)`.execute(db)
    const fill = () =>
      db.transaction().execute(async (tx) => {
        for (let n = 0; n < 20; n++) await sql`insert into notes values (${'x'.repeat(3000)})`.execute(tx)
      })
    await sql`pragma max_page_count = 5`.execute(db)
    const refused = await fill().catch((error: unknown) => error)
    expect(refused).toEqual(isFull)
    expect([isDatabaseUnavailable(refused), isDiskFull(refused)]).toEqual([true, true])
    await sql`pragma max_page_count = 500`.execute(db)
    await fill()
    expect((await sql`select text from notes`.execute(db)).rows).toHaveLength(20)
  })
})

describe('records that could be written to', () => {
  it('are not those on a disk with less room than the file that writes ahead may take', async () => {
    const db = await openDatabase({ file: join(emptyFolder(), 'one.db') })
    onTestFinished(() => db.destroy())
    await checkWritable(db, async () => 16)
    await expect(checkWritable(db, async () => 15)).rejects.toThrow('only 15 MB are free')
  })

  it.skipIf(process.getuid?.() === 0)('are not those that this user may only read', async () => {
    const file = join(emptyFolder(), 'one.db')
    const db = await openDatabase({ file })
    onTestFinished(() => db.destroy())
    await checkWritable(db)
    chmodSync(file, 0o400)
    await expect(checkWritable(db)).rejects.toThrow('this user cannot write to the records')
  })
})

describe.runIf(inject('postgresUrl'))('the PostgreSQL database', () => {
  it('is made once by processes that start together', async () => {
    const name = `together_${process.pid}`
    const admin = await openDatabaseAsAdmin()
    await sql.raw(`create database ${name}`).execute(admin)
    const url = new URL(inject('postgresUrl'))
    url.pathname = `/${name}`
    expect(await startTogether({ url: url.href })).toEqual(['orders 0', 'orders 0', 'orders 0', 'orders 0'])
    await sql.raw(`drop database ${name} with (force)`).execute(admin)
    await admin.destroy()
  })
})

describe.runIf(inject('postgresUrl'))('a connection to PostgreSQL', () => {
  it('has no query compiled, which for short ones takes a hundred times as long as the query', async () => {
    const db = connect({ url: inject('postgresUrl') })
    expect((await sql<{ jit: string }>`show jit`.execute(db)).rows).toEqual([{ jit: 'off' }])
    await db.destroy()
  })
})

describe.each(engines)('migrations on $name', (engine) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await engine.open()
  })
  afterEach(() => database.drop())

  it('change nothing when they run again', async () => {
    await migrate(database.db)
    expect(await database.db.selectFrom('orders').selectAll().execute()).toEqual([])
  })

  it('may have gone further than this version knows, so that it can be gone back to', async () => {
    const { db } = database
    const seen = (name: string) =>
      sql`insert into kysely_migration (name, timestamp) values (${name}, '2100-01-01T00:00:00.000Z')`.execute(db)
    await seen('9999-of-a-later-version')
    await migrate(db)
    await seen('0000-of-nobody')
    await expect(migrate(db)).rejects.toThrow('made by a version before 1.0.0')
  })

  it('hold the fingerprint of one key and never of a second', async () => {
    const { db } = database
    await db.insertInto('code_key').values({ id: 1, fingerprint: 'a' }).execute()
    for (const id of ['1', '2'])
      await expect(sql`insert into code_key values (${sql.raw(id)}, 'b')`.execute(db)).rejects.toThrow()
  })

  it('leave nothing behind when one fails half-way', async () => {
    const { db } = database
    // As new, but for a table that the migration wants to make last.
    const later = [
      'statement_mappings',
      'statement_rows',
      'payments',
      'code_key',
      'calls',
      'operator_totp',
      'operator_sessions',
      'openings',
      'opening_turn',
      'refusals',
      'outbox',
      'mail_turn',
      'page_views',
    ]
    for (const table of [...later, 'projects', 'audit', 'orders']) await sql.raw(`drop table ${table}`).execute(db)
    await sql`drop function if exists refuse_audit_change`.execute(db).catch(() => {})
    await sql`delete from kysely_migration`.execute(db)
    await sql`create table audit (other text)`.execute(db)
    await expect(migrate(db)).rejects.toThrow(/audit/)
    await expect(db.selectFrom('orders').selectAll().execute()).rejects.toThrow(/orders/)
    await expect(db.selectFrom('projects').selectAll().execute()).rejects.toThrow(/projects/)
    expect((await sql`select * from kysely_migration`.execute(db)).rows).toEqual([])
    await sql`drop table audit`.execute(db)
    await migrate(db)
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([])
  })

  it('give tables in which nothing can be overspent, taken twice or left without its order', async () => {
    const { db } = database
    const order = {
      id: 'one',
      plan: 'basic' as const,
      amount_cents: 2900,
      currency: 'USD' as const,
      payments: 'live' as const,
      reference: 'HQ-2222222',
      code_hmac: 'a',
      recovery_hmac: 'a',
      due_on: '2026-12-04',
      closes_on: '2026-12-11',
      status: 'paid' as const,
      projects_bought: 1,
      projects_remaining: 1,
      created_at: '2026-11-20T18:00:00.000Z',
      confirmed_at: null,
      cancelled_at: null,
      expires_on: '2027-11-20',
      idempotency_hmac: null,
      body_hash: null,
      sealed_code: null,
    }
    const project = { id: 'p1', order_id: 'one', checklist_id: 'hvac', started_at: '', started_on: '' }
    await db.insertInto('orders').values(order).execute()
    await db.insertInto('projects').values(project).execute()
    const refused = [
      db
        .insertInto('orders')
        .values({ ...order, id: 'two', code_hmac: 'b' })
        .execute(),
      db
        .insertInto('orders')
        .values({ ...order, id: 'two', reference: 'HQ-3333333' })
        .execute(),
      db.updateTable('orders').set({ projects_remaining: -1 }).execute(),
      db
        .insertInto('projects')
        .values({ ...project, id: 'p2' })
        .execute(),
      db
        .insertInto('projects')
        .values({ ...project, id: 'p2', order_id: 'none' })
        .execute(),
    ]
    const outcomes = await Promise.allSettled(refused)
    expect(outcomes.map((outcome) => outcome.status)).toEqual(Array(5).fill('rejected'))
  })
})

const openDatabaseAsAdmin = async () => {
  const { Kysely, PostgresDialect } = await import('kysely')
  const { default: pg } = await import('pg')
  return new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 }) }),
  })
}

/** Opens one database from four processes at the same instant; returns what each of them printed. */
function startTogether(address: { file: string } | { url: string }): Promise<string[]> {
  const script = `
    const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, 'database.server.ts'))})
    const start = ${Date.now() + 1500}
    while (Date.now() < start);
    const db = await openDatabase(${JSON.stringify(address)})
    const rows = await db.selectFrom('orders').selectAll().execute()
    await db.destroy()
    process.stdout.write('orders ' + rows.length)`
  return Promise.all(
    Array.from(
      { length: 4 },
      () =>
        new Promise<string>((resolve) => {
          const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' })
          let printed = ''
          for (const stream of [child.stdout, child.stderr])
            stream.on('data', (piece) => {
              printed += piece
            })
          child.on('close', () => resolve(printed))
        }),
    ),
  )
}

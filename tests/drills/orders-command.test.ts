import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../../src/database/database.server.ts'
import { orderStore } from '../../src/purchase/order-store.server.ts'
import { makeReference } from '../../src/purchase/reference.ts'
import { bankEnvironment, openBusiness } from '../support/business.ts'
import { browserAt, consoleEnvironment } from '../support/console.ts'
import { unpaidOrder } from '../support/unpaid-order.ts'

// A process needs its time to start where many things run at once.
vi.setConfig({ testTimeout: 60_000 })

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'hqp-orders-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
})

/** Runs the operator's command as a process of its own; every way to print is read. */
const operate = (env: Record<string, string>, ...args: string[]) =>
  new Promise<{ exitCode: number | null; text: string }>((resolve) => {
    const child = spawn(process.execPath, ['scripts/orders.ts', ...args], {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        text += piece
      })
    child.on('close', (exitCode) => resolve({ exitCode, text }))
  })

/** The one sentence that it prints when there is nothing to work on. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { exitCode, text } = await operate(env, 'list')
  expect([exitCode, text.trimEnd().split('\n').length], text).toEqual([2, 1])
  return text.trimEnd()
}

/** Few in every run; `RACES=500` for a long one. Each starts two processes. */
const races = Number(process.env.RACES ?? 5)

const CODE_KEY = 'a key for tests only, long enough to pass'

describe('npm run orders', () => {
  it('says where it looked when there are no records, and makes none', async () => {
    expect(await refusal({ DATA_DIR: dir })).toMatch(
      new RegExp(`no records at ${dir}/home-quality\\.db.*DATA_DIR.*DATABASE_URL`),
    )
    expect(readdirSync(dir)).toEqual([])
    expect(await refusal({ DATA_DIR: join(dir, 'deep', 'below') })).toContain(join(dir, 'deep/below/home-quality.db'))
    expect(existsSync(join(dir, 'deep'))).toBe(false)
  })

  it('says so when the data folder is a file, or the database is none', async () => {
    const file = join(dir, 'home-quality.db')
    writeFileSync(file, 'no database '.repeat(1000))
    expect(await refusal({ DATA_DIR: file })).toContain(`no records at ${file}/home-quality.db`)
    expect(await refusal({ DATA_DIR: dir })).toMatch(/home-quality\.db cannot be opened: .*backup/)
    expect(readFileSync(file, 'utf8')).toMatch(/^no database /)
  })

  it('leaves records of an earlier version to the service', async () => {
    const file = join(dir, 'home-quality.db')
    await (await openDatabase({ file })).destroy()
    const db = new DatabaseSync(file)
    db.exec(`drop table code_key; update kysely_migration set name = '0000-earlier'`)
    expect(await refusal({ DATA_DIR: dir })).toMatch(/home-quality\.db .*earlier version.* start the service once/)
    expect(db.prepare(`select count(*) as n from sqlite_master where name = 'code_key'`).get()).toEqual({ n: 0 })
    db.close()
  })

  it('imports one statement once when two processes import it at the same time', async () => {
    const db = await openDatabase({ file: join(dir, 'home-quality.db') })
    const days = (ago: number) => new Date(Date.now() - ago * 86_400_000)
    const orders = Array.from({ length: 40 }, (_, n) => ({
      ...unpaidOrder(days(5).toISOString()),
      id: `order ${n}`,
      reference: makeReference([n % 29, 3, 9, Math.floor(n / 29), 14, 5]),
    }))
    for (const order of orders)
      await orderStore(db).add(
        order,
        { codeHmac: order.id, recoveryHmac: '' },
        { actor: 'buyer', at: days(5), auditId: `audit of ${order.id}` },
      )
    const day = days(2).toISOString().slice(0, 10)
    const rows = orders.map(({ reference }, n) => `${day},PAYER ${n} ${reference},29.00`)
    const file = join(dir, 'statement.csv')
    writeFileSync(file, ['Date,Description,Amount', ...rows].join('\n'))
    const importIt = () => operate({ DATA_DIR: dir, CODE_KEY }, 'import', file, '--commit')
    const done = await Promise.all([importIt(), importIt()])
    expect(
      done.map(({ exitCode }) => exitCode),
      done.map(({ text }) => text).join('\n'),
    ).toEqual([0, 0])
    const counts = done.map(({ text }) => Number(/Done: (\d+) matched/.exec(text)?.[1] ?? 0))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40)
    for (const { id } of orders) {
      expect(await orderStore(db).byId(id)).toMatchObject({ status: 'paid', paidCents: 2900 })
      expect((await orderStore(db).auditOf(id)).map(({ action }) => action)).toEqual(['ordered', 'payment-recorded'])
    }
    await db.destroy()
  })

  it('and the console beside it decide once on each order, with one payment at most', {
    timeout: 30_000 + races * 10_000,
  }, async () => {
    const file = join(dir, 'home-quality.db')
    const db = await openDatabase({ file })
    const records = { db, again: async () => db, drop: () => db.destroy() }
    const now = new Date()
    const shop = await openBusiness({ open: async () => records }, { live: true, env: consoleEnvironment, now })
    const session = browserAt(shop.api)
    await session.signIn()
    const command = (verb: string, reference: string) =>
      operate({ DATA_DIR: dir, CODE_KEY, ...bankEnvironment }, verb, reference, '--comment', 'seen')
    for (let round = 0; round < races; round++) {
      const { reference } = (await shop.order('basic')).instructions
      const inTheMiddle = new Promise((resolve) => setTimeout(resolve, 300 + 40 * (round % 10)))
      await Promise.all([
        command('confirm', reference),
        command('cancel', reference),
        inTheMiddle.then(() => session.act(reference, 'confirm')),
        inTheMiddle.then(() => session.act(reference, 'cancel')),
      ])
      const found = await shop.operator.fileOf(reference)
      const count = (wanted: string) => found?.history.filter(({ action }) => action === wanted).length ?? 0
      expect([count('confirmed') <= 1, count('cancelled')], reference).toEqual([true, 1])
      expect(found?.payments, reference).toHaveLength(count('confirmed'))
      expect(found?.order.status).toBe('cancelled')
    }
    await shop.close()
  })

  it('names a PostgreSQL that does not answer, without its password', async () => {
    const sentence = await refusal({ CODE_KEY, DATABASE_URL: 'postgres://somebody:secret-word@127.0.0.1:1/records' })
    expect(sentence).toMatch(/127\.0\.0\.1:1\/records cannot be opened: .*DATABASE_URL/)
    expect(sentence).not.toContain('secret-word')
  })
})

describe.runIf(inject('postgresUrl'))('npm run orders on a PostgreSQL without our tables', () => {
  it('says that there are no records, and makes no table', async () => {
    const name = `orders_${process.pid}`
    const url = new URL(inject('postgresUrl'))
    const admin = new pg.Client({ connectionString: url.href })
    await admin.connect()
    await admin.query(`create database ${name}`)
    url.pathname = `/${name}`
    const empty = new pg.Client({ connectionString: url.href })
    await empty.connect()
    expect(await refusal({ CODE_KEY, DATABASE_URL: url.href })).toMatch(
      new RegExp(`no records at ${url.host}/${name}.*DATA_DIR.*DATABASE_URL`),
    )
    const { rows } = await empty.query(`select table_name from information_schema.tables where table_schema = 'public'`)
    expect(rows).toEqual([])
    await empty.end()
    await admin.query(`drop database ${name}`)
    await admin.end()
  })
})

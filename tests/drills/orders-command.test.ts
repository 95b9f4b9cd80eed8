import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../../src/database/database.server.ts'

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

import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openBusiness } from '../../tests/support/business.ts'
import { engines, sharing, type TestDatabase } from '../../tests/support/engines.ts'
import { keyFit, openVault } from './code-key.server.ts'
import { codeKeyStore } from './code-key-store.server.ts'
import { createCodeVault } from './code-vault.server.ts'
import { orderStore } from './order-store.server.ts'

const one = 'one key for tests only, long enough to pass'
const other = 'another key for tests, also long enough'

describe.each(engines)('the key of the codes on $name', (engine) => {
  let database: TestDatabase
  let dataDir = ''
  beforeEach(async () => {
    database = await engine.open()
    dataDir = join(mkdtempSync(join(tmpdir(), 'hqp-key-')), 'data')
    onTestFinished(async () => {
      await database.drop()
      rmSync(join(dataDir, '..'), { recursive: true, force: true })
    })
  })
  const open = (codeKey?: string, db = database.db) => openVault({ codeKey, dataDir }, codeKeyStore(db), orderStore(db))
  const file = () => join(dataDir, 'code.key')
  /** Leaves an order behind that was made under `CODE_KEY`. */
  async function orderUnder(CODE_KEY: string) {
    const shop = await openBusiness(sharing(database), { env: { CODE_KEY } })
    onTestFinished(() => shop.close())
    await shop.order()
  }
  const forget = () => database.db.deleteFrom('code_key').execute()

  it('is made once, holds 256 random bits, only its owner may read it, and it may move to CODE_KEY', async () => {
    const { vault } = await open()
    const key = readFileSync(file(), 'utf8').trim()
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(vault?.keyFingerprint).toBe(createCodeVault(key).keyFingerprint)
    expect((await open()).vault?.keyFingerprint).toBe(vault?.keyFingerprint)
    expect(readFileSync(file(), 'utf8').trim()).toBe(key)
    expect(readdirSync(dataDir)).toEqual(['code.key'])
    rmSync(file())
    expect((await open(key)).vault?.keyFingerprint).toBe(vault?.keyFingerprint)
  })

  it('is never replaced, not even when it was cut short: then the service must not go on without it', async () => {
    await open()
    writeFileSync(file(), 'cut')
    expect((await open()).fault).toMatch(/code\.key does not hold a whole key: restore it/)
    expect(readFileSync(file(), 'utf8')).toBe('cut')
  })

  it('is none when others can read it, and counts again once it is closed', async () => {
    await open()
    chmodSync(file(), 0o640)
    const { vault, fault } = await open()
    expect(vault).toBeUndefined()
    expect(fault).toMatch(/code\.key can be read by others.*: chmod 600 \S+code\.key, or set its text as CODE_KEY/)
    // What CODE_KEY says is used in its place, so how open the file is does not matter to the service.
    expect((await open(readFileSync(file(), 'utf8').trim())).fault).toBeUndefined()
    chmodSync(file(), 0o600)
    expect((await open()).fault).toBeUndefined()
  })

  it('is held against records without being made or remembered', async () => {
    const held = (codeKey?: string) => keyFit({ codeKey, dataDir }, codeKeyStore(database.db))
    expect([await held(), await held(one)]).toEqual(['unremembered', 'unremembered'])
    expect(existsSync(dataDir)).toBe(false)
    await open()
    expect([await held(), await held(one)]).toEqual(['fits', 'another'])
    writeFileSync(file(), 'cut')
    expect(await held()).toBe('damaged')
    rmSync(file())
    expect(await held()).toBe('missing')
  })

  it('stays the one that the records were first opened with', async () => {
    expect((await open(one)).fault).toBeUndefined()
    expect((await open(one)).fault).toBeUndefined()
    const { vault, fault } = await open(other)
    expect(vault).toBeUndefined()
    expect(fault).toMatch(/^CODE_KEY is not the key that these records were made with/)
    expect(fault).not.toContain(one)
    expect(fault).not.toContain(other)
    expect((await open(one)).fault).toBeUndefined()
  })

  it('may be let go while there is no order, beside orders only where it was taken by mistake, and the refusal says how', async () => {
    await open(one)
    expect((await open(other)).fault).toMatch(/no order.* table code_key/)
    await forget()
    await orderUnder(other)
    expect((await open(one)).fault).toMatch(/by mistake\? Then delete the row of the table code_key first$/)
  })

  it('is not made for orders, and the refusal says where to find it', async () => {
    await orderUnder(one)
    for (const remembered of [true, false]) {
      if (!remembered) await forget()
      expect((await open()).fault).toMatch(/code\.key is missing.* restore it from the backup, or set the CODE_KEY/)
      expect(existsSync(dataDir)).toBe(false)
    }
  })

  it('is not made again once it was used, although nothing was sold', async () => {
    await open()
    rmSync(file())
    expect((await open()).fault).toContain('code.key is missing')
    expect(existsSync(file())).toBe(false)
  })

  it('is taken on trust, once, where the remembered one was deleted beside orders', async () => {
    await orderUnder(one)
    await forget()
    expect((await open(one)).fault).toBeUndefined()
    expect((await open(other)).fault).toMatch(/^CODE_KEY is not the key/)
  })

  it('is one key, although two processes that start together bring two', async () => {
    const beside = engine.name === 'SQLite' ? database.db : await database.again()
    for (let round = 0; round < 5; round++) {
      await forget()
      const outcomes = await Promise.all([open(one), open(other, beside), open(one, beside), open(other)])
      const refused = outcomes.map(({ fault }) => fault !== undefined)
      expect(refused.filter(Boolean)).toHaveLength(2)
      expect([refused[0], refused[1]]).toEqual([refused[2], refused[3]])
    }
  })
})

describe('the key file', () => {
  it('is agreed on by processes that start together in an empty folder', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'hqp-key-'))
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
    for (let round = 0; round < 2; round++) {
      const dataDir = join(dir, `race-${round}`)
      // Each waits for the same instant, so that they meet at the file.
      const script = `
        const { readConfig } = await import(${JSON.stringify(join(import.meta.dirname, '../config.server.ts'))})
        const { openRecords } = await import(${JSON.stringify(join(import.meta.dirname, 'records.server.ts'))})
        const { config } = readConfig({ DATA_DIR: ${JSON.stringify(dataDir)} })
        const start = ${Date.now() + 1500}
        while (Date.now() < start);
        const { vault, faults } = await openRecords(config)
        process.stdout.write(vault?.keyFingerprint ?? faults.join())`
      const keys = await Promise.all(Array.from({ length: 4 }, () => outputOf(script)))
      expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
      expect(new Set(keys).size).toBe(1)
      expect(readdirSync(dataDir).filter((name) => name.includes('key'))).toEqual(['code.key'])
    }
  }, 120_000)
})

const outputOf = (script: string): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (piece) => {
      output += piece
    })
    child.on('close', () => resolve(output))
  })

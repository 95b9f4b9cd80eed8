import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCodeVault, keyInDataDir } from './code-vault.server.ts'

const vault = createCodeVault('a key for tests only, long enough to pass')
const elsewhere = createCodeVault('another key for tests, also long enough')
const code = 'HQP-BASIC-12345678901234567894'
const idempotencyKey = fc.stringMatching(/^[\x21-\x7e]{16,40}$/)

describe('the code vault', () => {
  it('unseals with the same idempotency key', () => {
    fc.assert(
      fc.property(fc.string(), idempotencyKey, (secret, key) => {
        expect(vault.unseal(vault.seal(secret, key), key)).toBe(secret)
      }),
    )
  })

  it('unseals with no other idempotency key and under no other code key', () => {
    fc.assert(
      fc.property(idempotencyKey, idempotencyKey, (key, other) => {
        fc.pre(key !== other)
        const sealed = vault.seal(code, key)
        expect(() => vault.unseal(sealed, other)).toThrow()
        expect(() => elsewhere.unseal(sealed, key)).toThrow()
      }),
    )
  })

  it('refuses a sealed copy that was changed in a single bit', () => {
    const sealed = Buffer.from(vault.seal(code, 'k'.repeat(16)), 'base64url')
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => vault.unseal(changed.toString('base64url'), 'k'.repeat(16))).toThrow()
    }
  })

  it('seals the same code differently each time and never shows it', () => {
    const sealed = Array.from({ length: 20 }, () => vault.seal(code, 'k'.repeat(16)))
    expect(new Set(sealed).size).toBe(20)
    for (const one of sealed) {
      expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain(code.slice(-20))
      expect(one).not.toContain(code.slice(-20))
    }
  })

  it('knows a code by a fingerprint that only the same code under the same key gives', () => {
    expect(vault.fingerprint(code)).toMatch(/^[0-9a-f]{64}$/)
    expect(createCodeVault('a key for tests only, long enough to pass').fingerprint(code)).toBe(vault.fingerprint(code))
    expect(elsewhere.fingerprint(code)).not.toBe(vault.fingerprint(code))
    expect(vault.fingerprint(`${code} `)).not.toBe(vault.fingerprint(code))
    for (const payments of ['demo', 'live'] as const)
      expect(vault.fingerprintOfKey(code, payments)).not.toBe(vault.fingerprint(code))
    expect(vault.fingerprintOfKey(code, 'demo')).not.toBe(vault.fingerprintOfKey(code, 'live'))
  })
})

describe('the key file beside the database', () => {
  let dir = ''
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'hqp-key-'))
  })
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  it('is made once, holds 256 random bits, and only its owner may read it', () => {
    const data = join(dir, 'one', 'deep')
    const key = keyInDataDir(data)
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    expect(statSync(join(data, 'code.key')).mode & 0o777).toBe(0o600)
    expect(keyInDataDir(data)).toBe(key)
    expect(keyInDataDir(join(dir, 'other'))).not.toBe(key)
    expect(readdirSync(data)).toEqual(['code.key'])
  })

  it('is never replaced, not even when it was cut short: then the service must not go on without it', () => {
    const data = join(dir, 'cut')
    const key = keyInDataDir(data)
    writeFileSync(join(data, 'code.key'), key.slice(0, 10))
    expect(() => keyInDataDir(data)).toThrow('code.key')
    expect(readFileSync(join(data, 'code.key'), 'utf8')).toBe(key.slice(0, 10))
  })

  it('is agreed on by processes that start together', async () => {
    const file = join(import.meta.dirname, 'code-vault.server.ts')
    for (let round = 0; round < 2; round++) {
      const data = join(dir, `race-${round}`)
      // Each waits for the same instant, so that they meet at the file.
      const script = `
        const { keyInDataDir } = await import(${JSON.stringify(file)})
        const start = ${Date.now() + 1000}
        while (Date.now() < start);
        process.stdout.write(keyInDataDir(${JSON.stringify(data)}))`
      const keys = await Promise.all(Array.from({ length: 4 }, () => outputOf(script)))
      expect(keys[0]).toMatch(/^[\w-]{43}$/)
      expect(new Set(keys).size).toBe(1)
      expect(readdirSync(data)).toEqual(['code.key'])
    }
  })
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

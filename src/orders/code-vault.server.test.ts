import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCodeVault } from './code-vault.server.ts'

const vault = createCodeVault('a key for tests only, long enough to pass')
const elsewhere = createCodeVault('another key for tests, also long enough')
const code = 'HQP-BASIC-12345678901234567894'
const idempotencyKey = fc.stringMatching(/^[\x21-\x7e]{16,40}$/)

describe('the code vault', () => {
  it('fingerprints a recovery phrase for one order and one key alone, and not as a code', () => {
    const words = 'anchor marble gazebo glow'
    const all = [
      vault.fingerprintOfRecovery('HQ-2222222', words),
      vault.fingerprintOfRecovery('HQ-2222233', words),
      elsewhere.fingerprintOfRecovery('HQ-2222222', words),
      vault.fingerprint(`HQ-2222222 ${words}`),
    ]
    expect(new Set(all).size).toBe(4)
    expect(vault.fingerprintOfRecovery('HQ-2222222', words)).toBe(all[0])
  })

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

  it('knows its key by a fingerprint that another key does not give and that holds nothing of the key', () => {
    const key = 'a key for tests only, long enough to pass'
    expect(vault.keyFingerprint).toMatch(/^[0-9a-f]{64}$/)
    expect(createCodeVault(key).keyFingerprint).toBe(vault.keyFingerprint)
    expect(elsewhere.keyFingerprint).not.toBe(vault.keyFingerprint)
    expect(vault.fingerprint(key)).not.toBe(vault.keyFingerprint)
    expect(Buffer.from(vault.keyFingerprint, 'hex').toString('latin1')).not.toContain(key.slice(0, 4))
  })

  it('knows a network again, and the mark of an order, and only with its own key and as each of them', () => {
    const fingerprints = [
      vault.fingerprintOfNetwork('192.0.2.7'),
      vault.markOfOpening('192.0.2.7'),
      elsewhere.fingerprintOfNetwork('192.0.2.7'),
      elsewhere.markOfOpening('192.0.2.7'),
      vault.fingerprint('192.0.2.7'),
      vault.fingerprintOfRow('192.0.2.7'),
    ]
    expect(new Set(fingerprints).size).toBe(6)
    expect(fingerprints[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(vault.fingerprintOfNetwork('192.0.2.7')).toBe(fingerprints[0])
    expect(vault.markOfOpening('192.0.2.7')).toBe(fingerprints[1])
  })

  it('knows a row of a statement again, and only with its own key and as a row', () => {
    const row = '["2026-11-20",2900,"PAYER 1"] 1'
    expect(vault.fingerprintOfRow(row)).toMatch(/^[0-9a-f]{64}$/)
    expect(vault.fingerprintOfRow(row)).toBe(vault.fingerprintOfRow(row))
    expect(elsewhere.fingerprintOfRow(row)).not.toBe(vault.fingerprintOfRow(row))
    expect(vault.fingerprint(row)).not.toBe(vault.fingerprintOfRow(row))
  })
})

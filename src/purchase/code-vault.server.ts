import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keeps access codes out of the database: it stores fingerprints and sealed copies, never a code. */
export interface CodeVault {
  /** HMAC-SHA256 of a code in its stored form, as hex; the only thing a code is found by. */
  fingerprint(code: string): string
  /** HMAC-SHA256 of an Idempotency-Key, as hex. */
  fingerprintOfKey(idempotencyKey: string): string
  /** A copy of `code` that only the same Idempotency-Key, sent to this service again, can open. */
  seal(code: string, idempotencyKey: string): string
  unseal(sealed: string, idempotencyKey: string): string
}

export function createCodeVault(codeKey: string): CodeVault {
  const subkey = (purpose: string, salt = '') => Buffer.from(hkdfSync('sha256', codeKey, salt, purpose, 32))
  const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('hex')
  const codes = subkey('access codes')
  const keys = subkey('idempotency keys')
  return {
    fingerprint: (code) => hmac(codes, code),
    fingerprintOfKey: (idempotencyKey) => hmac(keys, idempotencyKey),
    seal(code, idempotencyKey) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', subkey('sealed codes', idempotencyKey), iv)
      const body = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    unseal(sealed, idempotencyKey) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', subkey('sealed codes', idempotencyKey), bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}

/**
 * The key kept beside a SQLite database, made once with mode 600. Two processes that start
 * together agree on one: the file appears whole, and the second to come reads the first's.
 */
export function keyInDataDir(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'code.key')
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
    try {
      linkSync(draft, file)
    } catch {
      // Another process was first; its key stands.
    }
    unlinkSync(draft)
    return readFileSync(file, 'utf8').trim()
  }
}

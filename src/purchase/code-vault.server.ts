import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Payments } from './order.ts'

/** Keeps access codes and recovery phrases out of the database: it stores fingerprints and sealed copies, never one itself. */
export interface CodeVault {
  /** Tells this vault's key from any other, as hex; derived from it, so that it gives nothing of it away. */
  keyFingerprint: string
  /** HMAC-SHA256 of a code in its stored form, as hex; the only thing a code is found by. */
  fingerprint(code: string): string
  /** HMAC-SHA256 of an Idempotency-Key, as hex; a demonstration and a live service each have their own for the same key. */
  fingerprintOfKey(idempotencyKey: string, payments: Payments): string
  /** HMAC-SHA256 of a row of a bank statement, as hex: a row is known again, and nobody finds its payer by trying names. */
  fingerprintOfRow(row: string): string
  /** HMAC-SHA256 of a recovery phrase, as hex: it counts for the order of that reference alone. */
  fingerprintOfRecovery(reference: string, phrase: string): string
  /** HMAC-SHA256 of a backup's SHA-256, as hex: only who has the key can have written the file. */
  signatureOfBackup(sha256: string): string
  /** A copy of `secret`, a code or a phrase, that only the same Idempotency-Key, sent to this service again, can open. */
  seal(secret: string, idempotencyKey: string): string
  unseal(sealed: string, idempotencyKey: string): string
}

export function createCodeVault(codeKey: string): CodeVault {
  const subkey = (purpose: string, salt = '') => Buffer.from(hkdfSync('sha256', codeKey, salt, purpose, 32))
  const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('hex')
  const codes = subkey('access codes')
  const keys = subkey('idempotency keys')
  const rows = subkey('statement rows')
  const backups = subkey('backups')
  const phrases = subkey('recovery phrases')
  return {
    keyFingerprint: subkey('fingerprint of the key').toString('hex'),
    fingerprint: (code) => hmac(codes, code),
    fingerprintOfKey: (idempotencyKey, payments) => hmac(keys, `${payments} ${idempotencyKey}`),
    fingerprintOfRecovery: (reference, phrase) => hmac(phrases, `${reference} ${phrase}`),
    fingerprintOfRow: (row) => hmac(rows, row),
    signatureOfBackup: (sha256) => hmac(backups, sha256),
    seal(secret, idempotencyKey) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', subkey('sealed codes', idempotencyKey), iv)
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
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

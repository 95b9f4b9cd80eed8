import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Payments } from './order.ts'

/** Makes what the database stores in place of codes and phrases: fingerprints (HMAC) and encrypted copies. */
export interface CodeVault {
  /** Identifies the key, as hex; derived from it by HKDF, so it reveals nothing of the key. */
  keyFingerprint: string
  /** HMAC-SHA256 of a code in its stored form, as hex; a code is found by this alone. */
  fingerprint(code: string): string
  /** HMAC-SHA256 of an Idempotency-Key, as hex; different for a demonstration and a live service. */
  fingerprintOfKey(idempotencyKey: string, payments: Payments): string
  /** HMAC-SHA256 of a row of a bank statement, as hex: identifies the row without revealing its payer to somebody who tries names. */
  fingerprintOfRow(row: string): string
  /** HMAC-SHA256 of a recovery phrase, as hex, valid for the order of that reference only. */
  fingerprintOfRecovery(reference: string, phrase: string): string
  /** HMAC-SHA256 of a network from which somebody ordered, as hex. */
  fingerprintOfNetwork(network: string): string
  /** HMAC-SHA256 of an order's id, as hex, under which its network is counted: without the key nobody can tell whose it is. */
  markOfOpening(orderId: string): string
  /** HMAC-SHA256 of a backup's SHA-256, as hex: proves that the writer of the file had the key. */
  signatureOfBackup(sha256: string): string
  /** Encrypts a code or a phrase (AES-256-GCM) under a key derived from this vault's key and the Idempotency-Key. */
  seal(secret: string, idempotencyKey: string): string
  /** Decrypts what `seal` returned; throws with another Idempotency-Key. */
  unseal(sealed: string, idempotencyKey: string): string
}

/** The vault under `codeKey`; each purpose has a subkey of its own (HKDF-SHA256). */
export function createCodeVault(codeKey: string): CodeVault {
  const subkey = (purpose: string, salt = '') => Buffer.from(hkdfSync('sha256', codeKey, salt, purpose, 32))
  const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('hex')
  const codes = subkey('access codes')
  const keys = subkey('idempotency keys')
  const rows = subkey('statement rows')
  const backups = subkey('backups')
  const phrases = subkey('recovery phrases')
  const networks = subkey('networks')
  const openings = subkey('openings')
  return {
    keyFingerprint: subkey('fingerprint of the key').toString('hex'),
    fingerprint: (code) => hmac(codes, code),
    fingerprintOfKey: (idempotencyKey, payments) => hmac(keys, `${payments} ${idempotencyKey}`),
    fingerprintOfRecovery: (reference, phrase) => hmac(phrases, `${reference} ${phrase}`),
    fingerprintOfRow: (row) => hmac(rows, row),
    fingerprintOfNetwork: (network) => hmac(networks, network),
    markOfOpening: (orderId) => hmac(openings, orderId),
    signatureOfBackup: (sha256) => hmac(backups, sha256),
    seal(secret, idempotencyKey) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', subkey('sealed codes', idempotencyKey), iv)
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    /** Decrypts what `seal` returned; throws with another Idempotency-Key. */
    unseal(sealed, idempotencyKey) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', subkey('sealed codes', idempotencyKey), bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}

import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { exposedSecretFault, makePrivateFolder } from '../database/private-files.server.ts'
import type { CodeKeyStore } from './code-key-store.server.ts'
import { type CodeVault, createCodeVault } from './code-vault.server.ts'
import type { OrderStore } from './order-store.server.ts'

export interface GivenKey {
  /** `CODE_KEY`; without it the key is a file in `dataDir`. */
  codeKey: string | undefined
  dataDir: string
}

/** The key file in the data folder, used without `CODE_KEY`. */
export const codeKeyFile = (dataDir: string): string => resolve(dataDir, 'code.key')

/**
 * The vault under the key that these records were made with, or the fault as a sentence: under another key no code that
 * was sold would open, and nothing would say why. The first key that is used is remembered by its fingerprint. Where
 * that was deleted beside orders, the key in place is trusted, since no order can prove its own; none is made for them.
 */
export async function openVault(
  given: GivenKey,
  keys: CodeKeyStore,
  orders: OrderStore,
): Promise<{ vault: CodeVault; fault?: never } | { vault?: never; fault: string }> {
  const file = codeKeyFile(given.dataDir)
  const loose = given.codeKey === undefined ? exposedSecretFault(file) : undefined
  if (loose) return { fault: `${loose}, or set its text as CODE_KEY and delete it` }
  // Read before the file: a process that stored the first order made its key before that.
  const isNew = (await keys.fingerprint()) === undefined && !(await orders.exist())
  const key = given.codeKey ?? keyInFile(file, isNew)
  if (key === undefined)
    return {
      fault: `${file} is missing, and without it no code opens: restore it from the backup, or set the CODE_KEY that these records were made with${(await orders.exist()) ? '' : forgetting}`,
    }
  // With a new key in place of a damaged one no code that was sold would open.
  if (!isWhole(key)) return { fault: `${file} does not hold a whole key: restore it from the backup` }
  const vault = createCodeVault(key)
  if ((await keys.agreeOn(vault.keyFingerprint)) === vault.keyFingerprint) return { vault }
  const wrong =
    given.codeKey === undefined
      ? `${file} is not the key that these records were made with: restore that one from the backup, or set it as CODE_KEY`
      : `CODE_KEY is not the key that these records were made with: set that one, or none where ${file} holds it`
  const byMistake = '. Was another key taken on trust by mistake? Then delete the row of the table code_key first'
  return { fault: wrong + ((await orders.exist()) ? byMistake : forgetting) }
}

/** Whether the key in place is that of the records; `unremembered`: the records name no key yet. */
export type KeyFit = 'fits' | 'another' | 'missing' | 'damaged' | 'unremembered'

/** Compares the key in place with that of the records; neither makes nor stores one. */
export async function keyFit(given: GivenKey, keys: CodeKeyStore): Promise<KeyFit> {
  const remembered = await keys.fingerprint()
  if (remembered === undefined) return 'unremembered'
  const vault = vaultInPlace(given)
  if (typeof vault === 'string') return vault
  return vault.keyFingerprint === remembered ? 'fits' : 'another'
}

/** The vault under the key in place, whether or not it is that of the records, or why there is none; makes no key. */
export function vaultInPlace({ codeKey, dataDir }: GivenKey): CodeVault | 'missing' | 'damaged' {
  const key = codeKey ?? keyInFile(codeKeyFile(dataDir), false)
  if (key === undefined) return 'missing'
  return isWhole(key) ? createCodeVault(key) : 'damaged'
}

const isWhole = (key: string): boolean => key.length >= 32

const forgetting = '. While there is no order, deleting the row of the table code_key lets another in'

/**
 * The key in its file, which is made once with mode 600. Two processes that start together agree on one, since the file
 * appears whole and the second process reads it.
 */
function keyInFile(file: string, mayMake: boolean): string | undefined {
  if (!existsSync(file)) {
    if (!mayMake) return undefined
    makeSecretFile(file)
  }
  return readFileSync(file, 'utf8').trim()
}

/** Makes a secret of 32 random bytes in a file of mode 600, unless another process has made it meanwhile. */
export function makeSecretFile(file: string): void {
  makePrivateFolder(dirname(file))
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch {
    // Another process was first; its key counts.
  }
  unlinkSync(draft)
}

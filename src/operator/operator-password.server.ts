import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { looseSecret } from '../database/private-files.server.ts'
import { makeSecretFile } from '../purchase/code-key.server.ts'

interface Given {
  operatorPassword: string | undefined
  payments: { mode: 'demo' | 'live' }
  dataDir: string
}

/**
 * The password of the console: the one that is set, and in a demonstration without one a random one in a file that only
 * this user may read, made once. A live service without one has no console.
 */
export function operatorPasswordOf({ operatorPassword, payments, dataDir }: Given): {
  operatorPassword: string | undefined
  /** The file, where the password was not set. */
  madeIn?: string
  /** Why the service must not start with it. */
  fault?: string
} {
  if (operatorPassword !== undefined || payments.mode !== 'demo') return { operatorPassword }
  const madeIn = resolve(dataDir, 'operator-password')
  if (!existsSync(madeIn)) makeSecretFile(madeIn)
  const fault = looseSecret(madeIn)
  if (fault !== undefined) return { operatorPassword, fault }
  return { operatorPassword: readFileSync(madeIn, 'utf8').trim(), madeIn }
}

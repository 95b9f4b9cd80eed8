import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { exposedSecretFault } from '../database/private-files.server.ts'
import { makeSecretFile } from '../orders/code-key.server.ts'
import { weakness } from './weak-password.ts'

interface Given {
  operatorPassword: string | undefined
  payments: { mode: 'demo' | 'live' }
  dataDir: string
}

/**
 * The password of the console: the one that is set, and in a demonstration without one a random one in a file that only
 * this user may read, made once. A live service without one has no console. `names` are what a guesser would try first: the
 * name of the service, its address.
 */
export function operatorPasswordOf(
  { operatorPassword, payments, dataDir }: Given,
  names: readonly string[],
): {
  operatorPassword: string | undefined
  /** The file, where the password was not set. */
  madeIn?: string
  /** Why the service must not start with it. */
  fault?: string
} {
  if (operatorPassword !== undefined) {
    const why = weakness(operatorPassword, names)
    if (why === undefined) return { operatorPassword }
    return { operatorPassword, fault: `OPERATOR_PASSWORD ${why}: make another, such as with openssl rand -base64 24` }
  }
  if (payments.mode !== 'demo') return { operatorPassword }
  const madeIn = resolve(dataDir, 'operator-password')
  if (!existsSync(madeIn)) makeSecretFile(madeIn)
  const fault = exposedSecretFault(madeIn)
  if (fault !== undefined) return { operatorPassword, fault }
  return { operatorPassword: readFileSync(madeIn, 'utf8').trim(), madeIn }
}

/** A live service whose console opens with the password alone. */
export const lacksSecondFactor = (
  given: Pick<Given, 'operatorPassword' | 'payments'> & { operatorTotpSecret?: string | undefined },
): boolean =>
  given.payments.mode === 'live' && given.operatorPassword !== undefined && given.operatorTotpSecret === undefined

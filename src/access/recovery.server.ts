import { type Problem, problem } from '../api/problems.ts'
import type { RateLimits } from '../api/rate-limits.server.ts'
import type { RefusalAudit } from '../orders/audit-store.server.ts'
import { isHonored } from '../orders/order.ts'
import type { OrderLife } from '../orders/order-life-store.server.ts'
import { readRecoveryPhrase } from '../orders/recovery-phrase.ts'
import { readReference } from '../orders/reference.ts'
import { newAccessCode } from '../purchase/ordering.server.ts'
import { type AccessServices, accessTo, findAccess } from './access.server.ts'
import type { Access } from './access.ts'
import { guessGuard, ofAddress } from './guess-guard.server.ts'

/** Both as typed. */
export interface RecoveryRequest {
  reference: string
  words: string
}

/** A new code, which is returned only here, and what it gives access to. */
export interface Recovered {
  accessCode: string
  access: Access
}

/** Replaces a lost code; returns the new one, or the problem for this client. */
export type Recover = (client: string, request: RecoveryRequest) => Promise<Recovered | Problem>

/**
 * Issues a new code for an order's reference and recovery phrase, with limits on failed attempts; the old code stops
 * working. An unknown reference, wrong words and an order that opens nothing are refused alike.
 */
export function recoveryGuard(
  services: AccessServices,
  life: OrderLife,
  limits: RateLimits,
  audit: RefusalAudit,
  brake?: () => Promise<unknown>,
): Recover {
  const guarded = guessGuard(services.ordering, limits, audit, brake)
  return (client, request) => {
    const reference = readReference(request.reference)
    return guarded(client, {
      // An unknown reference counts too, or the limit would reveal which references exist.
      counters: [...ofAddress(client), ...(reference ? [['failed-recoveries', reference] as const] : [])],
      look: async () =>
        reference === undefined ? undefined : recover(services, life, limits, reference, request.words),
      wrongAs: 'wrong-recovery',
      refusal: 'invalid-recovery',
    })
  }
}

async function recover(
  services: AccessServices,
  life: OrderLife,
  limits: RateLimits,
  reference: string,
  words: string,
): Promise<Recovered | Problem | undefined> {
  const read = readRecoveryPhrase(words)
  if (!('phrase' in read)) return undefined
  const { orders, vault, payment, clock, random } = services.ordering
  const recoveryHmac = vault.fingerprintOfRecovery(reference, read.phrase)
  const order = await orders.byRecovery(reference, recoveryHmac)
  if (!order || !isHonored(order.payments, payment.payments) || !(await accessTo(services, order, ''))) return undefined
  // Each new code adds to the order's history. The limit is checked after the words, so that it reveals nothing.
  const wait = await limits.count('recovered-codes', reference)
  if (wait !== undefined) return problem('too-many-requests', { detail: tooManyCodes, retryAfter: wait })
  const accessCode = newAccessCode(random, order.plan)
  const change = { action: 'recover', codeHmac: vault.fingerprint(accessCode), recoveryHmac } as const
  const done = await life.change(reference, change, { actor: 'buyer', at: clock(), auditId: random.id() })
  if (done.outcome !== 'done') return undefined
  const access = await findAccess(services, accessCode)
  return access && { accessCode, access }
}

const tooManyCodes =
  'This order got several new codes within a day. The newest of them is still good; for another, please wait.'

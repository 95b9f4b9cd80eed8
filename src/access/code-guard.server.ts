import type { Problem } from '../api/problems.ts'
import type { RateLimits } from '../api/rate-limits.server.ts'
import type { RefusalAudit } from '../orders/audit-store.server.ts'
import { type AccessServices, findAccess } from './access.server.ts'
import type { Access } from './access.ts'
import { guessGuard, ofAddress } from './guess-guard.server.ts'

/** Returns what a code gives access to, or the problem for this client. */
export type Admit = (client: string, typedCode: string) => Promise<Access | Problem>

/** `findAccess` with limits on failed attempts. */
export function codeGuard(
  services: AccessServices,
  limits: RateLimits,
  audit: RefusalAudit,
  brake?: () => Promise<unknown>,
): Admit {
  const guarded = guessGuard(services.ordering, limits, audit, brake)
  return (client, typedCode) =>
    guarded(client, {
      counters: ofAddress(client),
      look: () => findAccess(services, typedCode),
      wrongAs: 'wrong-code',
      refusal: 'invalid-access-code',
    })
}

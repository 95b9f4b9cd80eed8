import type { Problem } from '../api/problems.ts'
import type { RateLimits } from '../api/rate-limits.server.ts'
import type { RefusalNotes } from '../purchase/audit-store.server.ts'
import { type AccessServices, findAccess } from './access.server.ts'
import type { Access } from './access.ts'
import { guessGuard, ofAddress } from './guess-guard.server.ts'

/** What a code opens for this client, or the problem to answer with. */
export type Admit = (client: string, typedCode: string) => Promise<Access | Problem>

/** Looks codes up behind the limits of `guess-guard`. */
export function codeGuard(
  services: AccessServices,
  limits: RateLimits,
  audit: RefusalNotes,
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

import { setTimeout as sleep } from 'node:timers/promises'
import { type Problem, problem } from '../api/problems.ts'
import type { RateLimits } from '../api/rate-limits.server.ts'
import { type Desk, findAccess } from './access.server.ts'
import type { Access } from './access.ts'

/** What a code holds for this client, or why it is not said. */
export type Admit = (client: string, typedCode: string) => Promise<Access | Problem>

/**
 * Finds what a code holds while making guessing slow. Only failures count. A caller with too
 * many of them must wait, whatever the code; when guesses come from everywhere at once, every check is
 * held back for a moment, but a right code always gets through.
 */
export async function admit(
  desk: Desk,
  limits: RateLimits,
  client: string,
  typedCode: string,
  brake: () => Promise<unknown> = () => sleep(1000),
): Promise<Access | Problem> {
  const [hour, minute, everywhere] = await Promise.all([
    limits.wait('failed-codes-hour', client),
    limits.wait('failed-codes-minute', client),
    limits.wait('failed-codes-everywhere', 'all'),
  ])
  const wait = hour ?? minute
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait })
  if (everywhere !== undefined) await brake()
  const access = await findAccess(desk, typedCode)
  if (access) return access
  await limits.count('failed-codes-everywhere', 'all')
  // Guesses sent side by side all pass the first look; counting again here stops them as well.
  const overHour = await limits.count('failed-codes-hour', client)
  const overMinute = await limits.count('failed-codes-minute', client)
  const over = overHour ?? overMinute
  return over === undefined ? problem('invalid-access-code') : problem('too-many-requests', { retryAfter: over })
}

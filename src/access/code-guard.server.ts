import { setTimeout as sleep } from 'node:timers/promises'
import { type Problem, problem } from '../api/problems.ts'
import type { RateLimits } from '../api/rate-limits.server.ts'
import { type AuditStore, auditRow } from '../purchase/audit-store.server.ts'
import { type Desk, findAccess } from './access.server.ts'
import type { Access } from './access.ts'

/** What a code holds for this client, or why it is not said. */
export type Admit = (client: string, typedCode: string) => Promise<Access | Problem>

/**
 * Finds what a code holds while making guessing slow. Only failures count. A caller with too
 * many of them must wait, whatever the code; when guesses come from everywhere at once, every check is
 * held back for a moment, but a right code always gets through.
 */
export function codeGuard(
  desk: Desk,
  limits: RateLimits,
  audit: AuditStore,
  brake: () => Promise<unknown> = () => sleep(1000),
): Admit {
  const inTurn = oneAtATime()
  return async (client, typedCode) => {
    const [hour, minute, everywhere] = await Promise.all([
      limits.wait('failed-codes-hour', client),
      limits.wait('failed-codes-minute', client),
      limits.wait('failed-codes-everywhere', 'all'),
    ])
    const wait = hour ?? minute
    if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait })
    if (everywhere !== undefined) await brake()
    // A page asks several things at once with one right code; one after the other they need no more than one point.
    return inTurn(client, () => tryCode(client, typedCode))
  }

  /** The point is taken before the code is looked at: of guesses sent side by side no more get that far. */
  async function tryCode(client: string, typedCode: string): Promise<Access | Problem> {
    const over =
      (await limits.count('failed-codes-minute', client)) ?? (await limits.count('failed-codes-hour', client))
    if (over !== undefined) return problem('too-many-requests', { retryAfter: over })
    const giveBack = () =>
      Promise.all([limits.giveBack('failed-codes-minute', client), limits.giveBack('failed-codes-hour', client)])
    let access: Access | undefined
    try {
      access = await findAccess(desk, typedCode)
    } catch (error) {
      // Nothing was said of this code.
      await giveBack()
      throw error
    }
    if (access) {
      await giveBack()
      return access
    }
    await limits.count('failed-codes-everywhere', 'all')
    const { clock, random } = desk.shop
    // Nothing of what was typed: it may be a right code but for one digit.
    await audit.noteRefusal(auditRow('', { actor: 'stranger', at: clock(), auditId: random.id() }, 'wrong-code', {}))
    return problem('invalid-access-code')
  }
}

/** Does what is asked for under one key one after the other. */
function oneAtATime() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, job: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(job)
    const settled = mine.catch(() => {})
    last.set(key, settled)
    try {
      return await mine
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { type Problem, type ProblemCode, problem } from '../api/problems.ts'
import type { LimitName, RateLimits } from '../api/rate-limits.server.ts'
import { auditRow, type RefusalNotes } from '../purchase/audit-store.server.ts'
import type { OrderingServices } from '../purchase/ordering.server.ts'

/** An attempt at a secret that a stranger could try to guess. */
export interface Guess<T> {
  /** The counters that a failure is added to, beside the one of all callers together: one key of each. */
  counters: readonly (readonly [LimitName, string])[]
  /** What the secret opens; `undefined` when it is wrong. */
  look: () => Promise<T | undefined>
  /** The action under which the audit records a failure. */
  wrongAs: string
  /** The answer to every failure, whatever is wrong about it. */
  refusal: ProblemCode
}

/** What the secret opens for this client, or the problem to answer with. */
export type Guarded = <T extends object>(client: string, guess: Guess<T>) => Promise<T | Problem>

/**
 * Limits guessing. Only failures count. A client with too many of them must wait, even with the right secret. When
 * failures come from many clients at once, every attempt is delayed a little, but the right secret always works.
 */
export function guessGuard(
  { clock, random }: Pick<OrderingServices, 'clock' | 'random'>,
  limits: RateLimits,
  audit: RefusalNotes,
  brake: () => Promise<unknown> = () => sleep(1000),
): Guarded {
  const inTurn = oneAtATime()
  return async (client, guess) => {
    const [everywhere, ...waits] = await Promise.all([
      limits.wait('failed-codes-everywhere', 'all'),
      ...guess.counters.map(([name, key]) => limits.wait(name, key)),
    ])
    const wait = waits.find((seconds) => seconds !== undefined)
    if (wait !== undefined) return tooMany(wait)
    if (everywhere !== undefined) await brake()
    // A page makes several calls at once with one right code; in sequence they need no more than one point.
    return inTurn(client, () => attempt(guess))
  }

  /** Takes the points before it looks the secret up, so that parallel guesses cannot exceed the limit. */
  async function attempt<T extends object>({ counters, look, wrongAs, refusal }: Guess<T>): Promise<T | Problem> {
    for (const [name, key] of counters) {
      const over = await limits.count(name, key)
      if (over !== undefined) return tooMany(over)
    }
    const giveBack = () => Promise.all(counters.map(([name, key]) => limits.giveBack(name, key)))
    let opened: T | undefined
    try {
      opened = await look()
    } catch (error) {
      // The attempt had no answer, so it does not count.
      await giveBack()
      throw error
    }
    if (opened) {
      await giveBack()
      return opened
    }
    await limits.count('failed-codes-everywhere', 'all')
    // Never what was typed: it may differ from a real code by one character.
    await audit.noteRefusal(auditRow('', { actor: 'stranger', at: clock(), auditId: random.id() }, wrongAs, {}))
    return problem(refusal)
  }
}

/** The tries may have come from elsewhere: those of one reference count together. */
const tooMany = (retryAfter: number) =>
  problem('too-many-requests', { detail: 'Too many tries were made. Please wait and try again.', retryAfter })

/** The counter of one client address, for all kinds of secrets. */
export const ofAddress = (client: string) =>
  [
    ['failed-codes-minute', client],
    ['failed-codes-hour', client],
  ] as const

/** Runs the tasks of one key in sequence. */
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

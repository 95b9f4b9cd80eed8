import { setTimeout as sleep } from 'node:timers/promises'
import { type Problem, type ProblemCode, problem } from '../api/problems.ts'
import type { LimitName, RateLimits } from '../api/rate-limits.server.ts'
import { auditRow, type RefusalAudit } from '../orders/audit-store.server.ts'
import type { OrderingServices } from '../purchase/ordering.server.ts'

/** An attempt to use a secret that a stranger could guess. */
export interface Guess<T> {
  /** The rate limits that a failure counts against, each with its key, besides the limit for all callers together. */
  counters: readonly (readonly [LimitName, string])[]
  /** Returns what the secret opens; `undefined` for a wrong one. */
  look: () => Promise<T | undefined>
  /** The action of the audit row for a wrong one. */
  wrongAs: string
  /** The problem that answers a wrong one, whatever is wrong about it. */
  refusal: ProblemCode
}

/** Makes the attempt unless too many failed before; returns what it opens, or a problem. */
export type Guarded = <T extends object>(client: string, guess: Guess<T>) => Promise<T | Problem>

/**
 * Slows down guessing. Only failures count. After too many, the client must wait, even with a right secret. When too many
 * come from all clients together, every attempt is delayed by `brake`, but none is refused for it.
 */
export function guessGuard(
  { clock, random }: Pick<OrderingServices, 'clock' | 'random'>,
  limits: RateLimits,
  audit: RefusalAudit,
  brake: () => Promise<unknown> = () => sleep(1000),
): Guarded {
  const oneByOne = oneAtATime()
  return async (client, guess) => {
    const [everywhere, ...waits] = await Promise.all([
      limits.wait('failed-codes-everywhere', 'all'),
      ...guess.counters.map(([name, key]) => limits.wait(name, key)),
    ])
    const wait = waits.find((seconds) => seconds !== undefined)
    if (wait !== undefined) return tooMany(wait)
    if (everywhere !== undefined) await brake()
    // A page makes several calls at once with one right code; one after the other they need one point of the limit.
    return oneByOne(client, () => attempt(guess))
  }

  /** Counts the attempt before it is made, so that parallel guesses cannot exceed the limit; success gives the points back. */
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
      // The attempt was not answered, so it does not count.
      await giveBack()
      throw error
    }
    if (opened) {
      await giveBack()
      return opened
    }
    await limits.count('failed-codes-everywhere', 'all')
    // What was typed is not stored: it may be a right code but for one character.
    await audit.recordRefusal(auditRow('', { actor: 'stranger', at: clock(), auditId: random.id() }, wrongAs, {}))
    return problem(refusal)
  }
}

/** Says "too many tries" without "by you": the limit of one reference counts those of all clients. */
const tooMany = (retryAfter: number) =>
  problem('too-many-requests', { detail: 'Too many tries were made. Please wait and try again.', retryAfter })

/** The limits on failures of one address, for codes and recovery phrases together. */
export const ofAddress = (client: string) =>
  [
    ['failed-codes-minute', client],
    ['failed-codes-hour', client],
  ] as const

/** Runs jobs with the same key one after the other. */
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

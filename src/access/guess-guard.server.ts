import { setTimeout as sleep } from 'node:timers/promises'
import { type Problem, type ProblemCode, problem } from '../api/problems.ts'
import type { LimitName, RateLimits } from '../api/rate-limits.server.ts'
import { auditRow, type RefusalNotes } from '../purchase/audit-store.server.ts'
import type { Shop } from '../purchase/ordering.server.ts'

/** Something that a stranger could try to guess. */
export interface Guess<T> {
  /** Whose failures count, beside those of all callers together: of each counter one key. */
  counters: readonly (readonly [LimitName, string])[]
  /** What it opens; `undefined` when it is wrong. */
  look: () => Promise<T | undefined>
  /** What the audit calls a wrong one. */
  wrongAs: string
  /** What a wrong one is answered with, whatever is wrong about it. */
  refusal: ProblemCode
}

/** What a guess opens for this client, or why it is not said. */
export type Guarded = <T extends object>(client: string, guess: Guess<T>) => Promise<T | Problem>

/**
 * Makes guessing slow. Only failures count. Where too many of them came from, the next must wait, right or wrong; when
 * guesses come from everywhere at once, every one is held back for a moment, but a right one always gets through.
 */
export function guessGuard(
  { clock, random }: Pick<Shop, 'clock' | 'random'>,
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
    // A page asks several things at once with one right code; one after the other they need no more than one point.
    return inTurn(client, () => attempt(guess))
  }

  /** The points are taken before anything is looked at: of guesses sent side by side no more get that far. */
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
      // Nothing was said of this guess.
      await giveBack()
      throw error
    }
    if (opened) {
      await giveBack()
      return opened
    }
    await limits.count('failed-codes-everywhere', 'all')
    // Nothing of what was typed: it may be right but for one character.
    await audit.noteRefusal(auditRow('', { actor: 'stranger', at: clock(), auditId: random.id() }, wrongAs, {}))
    return problem(refusal)
  }
}

/** The tries may have come from elsewhere: those of one reference count together. */
const tooMany = (retryAfter: number) =>
  problem('too-many-requests', { detail: 'Too many tries were made. Please wait and try again.', retryAfter })

/** Failures of one address, whatever it tries to guess. */
export const ofAddress = (client: string) =>
  [
    ['failed-codes-minute', client],
    ['failed-codes-hour', client],
  ] as const

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

import type { Pool } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** What each kind of request may do, per caller unless it says otherwise. Durations in seconds. */
const rules = {
  'failed-codes-minute': { points: 5, duration: 60 },
  'failed-codes-hour': { points: 30, duration: 3600 },
  /** Over all callers together: past this every code check is slowed down, but never refused. */
  'failed-codes-everywhere': { points: 600, duration: 60 },
  /** Wrong recovery words for one payment reference, from wherever they come. */
  'failed-recoveries': { points: 10, duration: 3600 },
  /** Recoveries of one address, right ones among them: each writes history. */
  recoveries: { points: 20, duration: 3600 },
  /** Failed tries to sign in as the operator. */
  'operator-minute': { points: 5, duration: 60 },
  'operator-hour': { points: 30, duration: 3600 },
  /** Over all callers together: past this every try is slowed down, but never refused. */
  'operator-everywhere': { points: 60, duration: 60 },
  /** Wrong one-time codes that came with the right password, from everywhere: see `signing-in.server.ts`. */
  'operator-codes': { points: 10, duration: 3600 },
  orders: { points: 20, duration: 3600 },
  /** Of a wider network (`widerNetwork`); how many it may place depends on the hour (`networkShare`). */
  'orders-network': { points: 60, duration: 3600 },
  /** New codes for one payment reference, whoever asks with its right words. */
  'recovered-codes': { points: 5, duration: 86_400 },
  projects: { points: 60, duration: 3600 },
  downloads: { points: 60, duration: 3600 },
  /** Of one order, from wherever: a household and its crew need less, a code that was passed around gets no more. */
  'downloads-order': { points: 120, duration: 3600 },
  search: { points: 240, duration: 60 },
  calculations: { points: 120, duration: 60 },
} as const
export type LimitName = keyof typeof rules

/** Counters that survive as long as the process, or as the database when several processes share one. */
export interface RateLimits {
  /** Counts one request; returns the seconds to wait when it is one too many, more than `most` of those that the rule allows. */
  count(name: LimitName, key: string, most?: number): Promise<number | undefined>
  /** Takes back what was counted once. */
  giveBack(name: LimitName, key: string): Promise<unknown>
  /** As `count`, without counting. */
  wait(name: LimitName, key: string): Promise<number | undefined>
}

export const noRateLimits: RateLimits = {
  count: async () => undefined,
  giveBack: async () => {},
  wait: async () => undefined,
}

/**
 * Counts in memory, or in PostgreSQL when the service runs on it; memory stands in while that is away. `reportFault`
 * hears why the counters cannot be shared, when their table cannot be made.
 */
export async function createRateLimits(pool?: Pool, reportFault?: (error: Error) => void): Promise<RateLimits> {
  const limiters = new Map<LimitName, RateLimiterAbstract>()
  const named = Object.entries(rules) as [LimitName, (typeof rules)[LimitName]][]
  for (const [n, [name, rule]] of named.entries()) {
    const options = { keyPrefix: name, ...rule }
    // One table holds them all, and the first makes it.
    limiters.set(name, pool ? await inPostgres(pool, options, n > 0, reportFault) : new RateLimiterMemory(options))
  }
  const limiter = (name: LimitName) => limiters.get(name) ?? new RateLimiterMemory(rules[name])
  return {
    async count(name, key, most = rules[name].points) {
      try {
        const state = await limiter(name).consume(key)
        return state.consumedPoints > most ? secondsLeft(state) : undefined
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return secondsLeft(refusal)
        throw refusal
      }
    },
    giveBack: (name, key) => limiter(name).reward(key),
    async wait(name, key) {
      const state = await limiter(name).get(key)
      return state && state.consumedPoints >= rules[name].points ? secondsLeft(state) : undefined
    },
  }
}

const secondsLeft = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1000))

function inPostgres(
  storeClient: Pool,
  options: { keyPrefix: string; points: number; duration: number },
  tableCreated: boolean,
  reportFault: (error: Error) => void = () => {},
): Promise<RateLimiterAbstract> {
  const inTable = {
    storeClient,
    // The library knows a pool by the name of its class alone, and ours has another.
    storeType: 'pool',
    tableName: 'rate_limits',
    insuranceLimiter: new RateLimiterMemory(options),
    ...options,
  }
  if (tableCreated) return Promise.resolve(new RateLimiterPostgres({ ...inTable, tableCreated }))
  return new Promise((resolve) => {
    const limiter = new RateLimiterPostgres(inTable, (error) => {
      if (error) reportFault(error)
      resolve(limiter)
    })
  })
}

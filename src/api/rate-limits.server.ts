import type { Pool } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** The limits, per client unless the comment says otherwise: `points` requests in `duration` seconds. */
const rules = {
  'failed-codes-minute': { points: 5, duration: 60 },
  'failed-codes-hour': { points: 30, duration: 3600 },
  /** Of all clients together: beyond it every code check is delayed, but never refused. */
  'failed-codes-everywhere': { points: 600, duration: 60 },
  /** Wrong recovery words for one payment reference, of all clients together. */
  'failed-recoveries': { points: 10, duration: 3600 },
  /** Recoveries of one client, successful ones too: each adds to a history. */
  recoveries: { points: 20, duration: 3600 },
  /** Failed tries to sign in as the operator. */
  'operator-minute': { points: 5, duration: 60 },
  'operator-hour': { points: 30, duration: 3600 },
  /** Of all clients together: beyond it every attempt is delayed, but never refused. */
  'operator-everywhere': { points: 60, duration: 60 },
  /** Wrong one-time codes with the right password, of all clients together: see `signing-in.server.ts`. */
  'operator-codes': { points: 10, duration: 3600 },
  orders: { points: 20, duration: 3600 },
  /** Per wider network (`widerNetwork`); the actual limit depends on the orders of the hour (`networkShare`). */
  'orders-network': { points: 60, duration: 3600 },
  /** New codes for one payment reference, of all clients together. */
  'recovered-codes': { points: 5, duration: 86_400 },
  projects: { points: 60, duration: 3600 },
  downloads: { points: 60, duration: 3600 },
  /** Per order, of all clients together: more than a household and its crew need, too few for a code that is passed around. */
  'downloads-order': { points: 120, duration: 3600 },
  search: { points: 240, duration: 60 },
  calculations: { points: 120, duration: 60 },
  /** Shown pages that are counted: more than a household opens in a minute, and a bound on rows that one client writes. */
  'page-views': { points: 120, duration: 60 },
} as const
export type LimitName = keyof typeof rules

/** Counters in the memory of one process, or in the database that several processes share. */
export interface RateLimits {
  /** Counts one request; returns the seconds to wait when it is over the limit, or over `most` if that is given. */
  count(name: LimitName, key: string, most?: number): Promise<number | undefined>
  /** Gives back one counted request. */
  giveBack(name: LimitName, key: string): Promise<unknown>
  /** The seconds to wait when the limit is reached; counts nothing. */
  wait(name: LimitName, key: string): Promise<number | undefined>
}

export const noRateLimits: RateLimits = {
  count: async () => undefined,
  giveBack: async () => {},
  wait: async () => undefined,
}

/**
 * Rate limits in memory, or in PostgreSQL with `pool`; while that is unavailable, in memory. `reportFault` is called when
 * the table of the counters cannot be created.
 */
export async function createRateLimits(pool?: Pool, reportFault?: (error: Error) => void): Promise<RateLimits> {
  const limiters = new Map<LimitName, RateLimiterAbstract>()
  const named = Object.entries(rules) as [LimitName, (typeof rules)[LimitName]][]
  for (const [n, [name, rule]] of named.entries()) {
    const options = { keyPrefix: name, ...rule }
    // All limiters share one table, which the first creates.
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
    // The library recognises a pool by the name of its class, which differs here.
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

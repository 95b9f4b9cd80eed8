import { Hono } from 'hono'
import { isDatabaseUnavailable, isDiskFull } from '../database/database-fault.ts'
import { type CallName, calls } from './contract.ts'
import { openApiDocument } from './openapi.server.ts'
import { problem } from './problems.ts'
import type { LimitName, RateLimits } from './rate-limits.server.ts'
import { type AnyCall, type Api, type Handler, type Handlers, sendProblem, serveCall } from './serve-call.server.ts'

interface Parts {
  /** Of the whole service, for the description of the API. */
  name: string
  handlers: Handlers
  limits: RateLimits
  trustedProxies: number
  /** Resolves while an order could be stored; rejects with what stands in its way. */
  checkRecords: () => Promise<void>
  reportError: (error: unknown, requestId: string) => void
}

/** Calls that cost work or guesses, and how often one client may make them. Checking a code has limits of its own. */
const limited: Partial<Record<CallName, readonly LimitName[]>> = {
  countView: ['page-views'],
  search: ['search'],
  calculateCost: ['calculations'],
  orderPlan: ['orders'],
  recoverCode: ['recoveries'],
  startProject: ['projects'],
  downloadChecklists: ['downloads'],
}

/** The API: every call of the contract with its handler, its description, and how the service is. */
export function createApi({ name, handlers, limits, trustedProxies, checkRecords, reportError }: Parts): Api {
  const api: Api = new Hono()
  for (const callName of Object.keys(calls) as CallName[]) {
    const handler = handlers[callName] as Handler<AnyCall>
    serveCall(api, calls[callName], withLimits(handler, limited[callName] ?? [], limits), trustedProxies)
  }
  api.get('/api/openapi.json', (c) => c.json(openApiDocument(name)))
  api.get('/healthz', (c) => c.json({ status: 'up' }, 200, { 'Cache-Control': 'no-store' }))
  api.get('/readyz', async (c) => {
    await checkRecords()
    return c.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' })
  })
  api.notFound((c) => sendProblem(c, problem('not-found')))
  api.onError((error, c) => {
    // The number that the listener put on the answer; it never comes from the client.
    reportError(error, String(c.env?.outgoing?.getHeader('x-request-id') ?? ''))
    if (isDiskFull(error)) return sendProblem(c, problem('disk-full'))
    return sendProblem(c, problem(isDatabaseUnavailable(error) ? 'unavailable' : 'internal-error'))
  })
  return api
}

const withLimits =
  (handler: Handler<AnyCall>, names: readonly LimitName[], limits: RateLimits): Handler<AnyCall> =>
  async (request) => {
    for (const name of names) {
      const wait = await limits.count(name, request.client)
      if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait })
    }
    return handler(request)
  }

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../../src/config.server.ts'
import type { PlanType } from '../../src/content/plan-table.ts'
import { operatorOf } from '../../src/operator/operator.server.ts'
import { orderLife } from '../../src/orders/order-life-store.server.ts'
import { vaultFor } from '../../src/orders/records.server.ts'
import { systemRandom } from '../../src/purchase/ordering.server.ts'
import type { OrderResponse } from '../../src/purchase/purchase-calls.ts'
import { createService } from '../../src/service.server.ts'
import { content } from './content.ts'
import { type Engine, sharing, type TestDatabase } from './engines.ts'
import { orderBody } from './plans.ts'

export const bankEnvironment = {
  ACCOUNT_NAME: 'Test Account',
  BANK_NAME: 'Test Bank',
  ROUTING_NUMBER: '000000000',
  ACCOUNT_NUMBER: '12345678',
}

interface Options {
  /** Live payments: orders wait for the operator. */
  live?: boolean
  /** Default: off, so that only the tests about them meet them. */
  rateLimits?: boolean
  /** Business days. Default: none, so that only the tests about them meet them. */
  openBeforePayment?: number
  now?: Date
  env?: Record<string, string>
}

/** The whole business on one engine, with a clock that the test sets, answering through the app's own request function. */
export async function openBusiness(engine: Pick<Engine, 'open'>, options: Options = {}) {
  const database: TestDatabase = await engine.open()
  const dataDir = mkdtempSync(join(tmpdir(), 'hqp-data-'))
  const { config, faults } = readConfig({
    DATA_DIR: dataDir,
    CODE_KEY: 'a key for tests only, long enough to pass',
    RATE_LIMITS: options.rateLimits ? 'on' : 'off',
    OPEN_BEFORE_PAYMENT: String(options.openBeforePayment ?? 0),
    ...(options.live ? bankEnvironment : {}),
    ...options.env,
  })
  if (!config) throw new Error(faults.join('\n'))
  let now = options.now ?? new Date('2026-11-20T18:00:00Z')
  const logged: string[] = []
  const log = pino({ level: 'info', base: null }, { write: (line) => void logged.push(line) })
  const { vault, faults: refused } = await vaultFor(config, database.db)
  if (refused) throw new Error(refused.join('\n'))
  const service = await createService({ config, content, db: database.db, vault, log, clock: () => now })

  const get = (path: string, headers: Record<string, string> = {}) => service.api.request(path, { headers })
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    service.api.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    api: service.api,
    database,
    logged,
    get,
    post,
    setNow: (instant: Date) => {
      now = instant
    },
    /** Orders a plan the way the page does; throws when that fails. */
    async order(planType: PlanType = 'basic', headers: Record<string, string> = {}): Promise<OrderResponse> {
      const response = await post('/api/bank-transfer', orderBody(planType), headers)
      if (response.status !== 201) throw new Error(`the order was answered with ${response.status}`)
      return (await response.json()) as OrderResponse
    },
    /** What the operator does when the money has arrived, or is sent back. */
    change: (reference: string, action: 'confirm' | 'cancel' | 'reopen' | 'refund') =>
      orderLife(database.db).change(
        reference,
        { action, paymentId: crypto.randomUUID() },
        { actor: 'operator', at: now, auditId: crypto.randomUUID() },
      ),
    /** All that the operator can do, with the clock of this business. */
    operator: operatorOf({ db: database.db, clock: () => now, random: systemRandom, vault: async () => vault }),
    sweep: service.sweep,
    async close() {
      await service.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type Business = Awaited<ReturnType<typeof openBusiness>>

/** A demonstration, and the live service that follows it on the same records. */
export async function openDemonstrationThenLive(engine: Engine) {
  const demonstration = await openBusiness(engine)
  const live = await openBusiness(sharing(demonstration.database), { live: true })
  return {
    demonstration,
    live,
    async close() {
      await live.close()
      await demonstration.close()
    },
  }
}

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AccessResponse } from '../../src/access/access-calls.ts'
import type { OrderResponse } from '../../src/purchase/purchase-calls.ts'
import { bankEnvironment } from '../support/business.ts'
import { orderBody } from '../support/plans.ts'
import { type RunningService, startService } from '../support/running-service.ts'

// A service needs its time to start where many things run at once.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'hqp-refused-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
})

/** Starts a service that goes when the test does. */
async function start(env: Record<string, string> = {}): Promise<RunningService> {
  const service = await startService(env, dir)
  onTestFinished(async () => void (await service.stop('SIGKILL')))
  return service
}

/** The one sentence that a refused start prints. */
async function refusal(env: Record<string, string> = {}, dataDir = dir): Promise<string> {
  const printed = await startService(env, dataDir).then(
    async (service) => `it started: ${await service.stop()}`,
    (error: Error) => error.message,
  )
  const logged = printed.split('\n').filter((line) => !line.startsWith('{'))
  expect(logged.slice(0, 2)).toEqual(['the service exited with 1:', 'The service did not start:'])
  const [sentence = '', ...rest] = logged.slice(2)
  expect(rest).toEqual([''])
  return sentence.trim()
}

const post = (service: RunningService, path: string, body: unknown) =>
  fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const buy = async (service: RunningService) =>
  (await (await post(service, '/api/bank-transfer', orderBody())).json()) as OrderResponse
const statusOf = async (service: RunningService, accessCode: string) =>
  ((await (await post(service, '/api/verify-access', { accessCode })).json()) as AccessResponse).status

/** Orders once, stops, and leaves the records behind. */
async function recordsWithAnOrder(env: Record<string, string> = {}): Promise<OrderResponse> {
  const service = await start(env)
  const order = await buy(service)
  await service.stop()
  return order
}

const key = () => join(dir, 'code.key')

describe('live orders', () => {
  it('are never served by a demonstration that nobody meant, and the refusal says what to set', async () => {
    const { accessCode } = await recordsWithAnOrder(bankEnvironment)
    const sentence = await refusal()
    expect(sentence).toMatch(/live orders.* bank details.* ACCOUNT_NAME, .* or PAYMENTS=demo/)
    const live = await start({ ...bankEnvironment, PAYMENTS: 'live' })
    expect(await statusOf(live, accessCode)).toBe('awaiting-payment')
    await live.stop()
    expect((await start({ PAYMENTS: 'demo' })).output()).toContain('(demonstration)')
  })
})

describe('the key of the codes', () => {
  it('is not made anew beside orders: the start is refused until it is back, and then they open', async () => {
    const { accessCode } = await recordsWithAnOrder()
    const kept = readFileSync(key())
    rmSync(key())
    expect(await refusal()).toMatch(/code\.key is missing.* restore it from the backup.* CODE_KEY/)
    expect(existsSync(key())).toBe(false)
    writeFileSync(key(), kept, { mode: 0o600 })
    expect(await statusOf(await start(), accessCode)).toBe('active')
  })
})

describe('records that cannot be opened', () => {
  it('are named in one sentence when the data folder is a file', async () => {
    const file = join(dir, 'a-file')
    writeFileSync(file, 'text')
    expect(await refusal({}, file)).toMatch(/a-file\S* cannot be opened: .*DATA_DIR/)
    expect(await refusal({}, join(file, 'below'))).toMatch(/cannot be opened: .*DATA_DIR/)
  })

  it('are named in one sentence when the database is damaged, and left as they are', async () => {
    const damaged = 'no database '.repeat(1000)
    writeFileSync(join(dir, 'home-quality.db'), damaged)
    expect(await refusal()).toMatch(/home-quality\.db cannot be opened: .*backup/)
    expect(readFileSync(join(dir, 'home-quality.db'), 'utf8')).toBe(damaged)
    expect(readdirSync(dir)).toEqual(['home-quality.db'])
  })

  it('are named in one sentence without the password when PostgreSQL does not answer', async () => {
    const sentence = await refusal({
      DATABASE_URL: 'postgres://somebody:secret-word@127.0.0.1:1/records',
      CODE_KEY: 'a key for tests only, long enough to pass',
    })
    expect(sentence).toMatch(/127\.0\.0\.1:1\/records cannot be opened: .*ECONNREFUSED.*DATABASE_URL/)
    expect(sentence).not.toContain('secret-word')
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { orderBody } from '../support/plans.ts'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { type RunningService, startService } from '../support/running-service.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const postgres = await startPostgres()
const CODE_KEY = 'a key for drills only, long enough to pass'

const buy = (service: RunningService) =>
  fetch(`${service.url}/api/bank-transfer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderBody()),
  })
const readiness = async (service: RunningService) => (await fetch(`${service.url}/readyz`)).status

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

async function start(url: string): Promise<RunningService> {
  const service = await startService({ DATABASE_URL: url, CODE_KEY, RATE_LIMITS: 'off', LOG_LEVEL: 'error' })
  onTestFinished(() => service.remove())
  return service
}

describe.runIf(postgres)('a PostgreSQL with a standby', () => {
  const primary = postgres as PostgresServer
  let standby: PostgresServer
  let both = ''
  beforeAll(async () => {
    standby = await primary.startStandby()
    const [one, two] = [new URL(primary.url), new URL(standby.url)]
    // The standby stands first, so that each connection has to find the other.
    both = `postgres://tests@${two.host},${one.host}/postgres`
  })
  afterAll(async () => {
    await standby?.stop()
    await primary.stop()
  })

  it('is no place to start on where only the standby is named, and the refusal is one sentence', async () => {
    const printed = await startService({ DATABASE_URL: standby.url, CODE_KEY, LOG_LEVEL: 'error' }).then(
      async (service) => `it started: ${await service.stop()}`,
      (error: Error) => error.message,
    )
    expect(printed.trim().split('\n')).toEqual([
      'the service exited with 1:',
      'The service did not start:',
      expect.stringMatching(
        /cannot be opened: the server only reads, as a standby does; name the one that takes changes/,
      ),
    ])
  })

  it('that comes to only read while it is used takes no order and is not ready, and is used again when it writes', async () => {
    const service = await start(primary.url)
    await Promise.all(Array.from({ length: 8 }, () => buy(service)))
    const only = (what: 'on' | 'off') =>
      ask(primary.url, `alter system set default_transaction_read_only = ${what}`).then(() =>
        ask(primary.url, 'select pg_reload_conf()'),
      )
    await only('on')
    await sleep(300)
    expect((await buy(service)).status).toBe(503)
    expect(await readiness(service)).toBe(503)
    expect((await fetch(service.url)).status).toBe(200)
    // What an administrator must still be able to set.
    const admin = new URL(primary.url)
    admin.searchParams.set('options', '-c default_transaction_read_only=off')
    await ask(admin.href, 'alter system reset default_transaction_read_only')
    await ask(admin.href, 'select pg_reload_conf()')
    await vi.waitFor(async () => expect(await readiness(service)).toBe(200), { timeout: 10_000, interval: 100 })
    expect((await buy(service)).status).toBe(201)
  })

  it('goes on selling on the standby once that is promoted, where DATABASE_URL names both', async () => {
    const service = await start(both)
    const acknowledged: string[] = []
    const statuses = new Set<number>()
    const order = async () => {
      const answer = await buy(service)
      statuses.add(answer.status)
      if (answer.status === 201)
        acknowledged.push(((await answer.json()) as { instructions: { reference: string } }).instructions.reference)
      return answer.status
    }
    for (let n = 0; n < 20; n++) expect(await order()).toBe(201)
    await vi.waitFor(async () => {
      const found = await ask(standby.url, 'select reference from orders')
      expect(found.map(({ reference }) => reference)).toEqual(expect.arrayContaining(acknowledged))
    })
    await primary.stop()
    expect(await order()).toBe(503)
    expect(await readiness(service)).toBe(503)
    await ask(standby.url, 'select pg_promote()')
    const promoted = performance.now()
    await vi.waitFor(async () => expect(await order()).toBe(201), { timeout: 20_000, interval: 20 })
    process.stdout.write(`orders again ${Math.round(performance.now() - promoted)} ms after the promotion\n`)
    for (let n = 0; n < 20; n++) expect(await order()).toBe(201)
    expect([...statuses].sort()).toEqual([201, 503])
    expect(await readiness(service)).toBe(200)
    const stored = (await ask(standby.url, 'select reference from orders')).map(({ reference }) => reference)
    expect(acknowledged.filter((reference) => !stored.includes(reference))).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Api } from '../../src/api/serve-call.server.ts'
import { readConfig } from '../../src/config.server.ts'
import { makeAccessCode } from '../../src/orders/access-code.ts'
import { openRecords } from '../../src/orders/records.server.ts'
import { createService } from '../../src/service.server.ts'
import { type Business, openBusiness } from '../support/business.ts'
import { content } from '../support/content.ts'
import { engines, sqlite } from '../support/engines.ts'
import { orderBody } from '../support/plans.ts'
import { expectProblem } from '../support/problem.ts'

const wrongCode = makeAccessCode('basic', '9876543210987654321')

/** Sends a request as if it came over a connection from `address`. */
function from(address: string, api: Api, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const init: RequestInit =
    body === undefined
      ? { headers }
      : { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
  const env = { incoming: { socket: { remoteAddress: address } } }
  return api.request(path, init, env as never)
}
const tryCode = (address: string, api: Api, accessCode = wrongCode, headers: Record<string, string> = {}) =>
  from(address, api, '/api/verify-access', { accessCode }, headers)

async function expectTooMany(response: Response): Promise<number> {
  await expectProblem(response, 429, 'too-many-requests')
  const seconds = Number(response.headers.get('retry-after'))
  expect(Number.isInteger(seconds) && seconds > 0).toBe(true)
  return seconds
}

describe.each(engines)('rate limits on $name', (engine) => {
  let shop: Business
  let rightCode = ''
  beforeAll(async () => {
    shop = await openBusiness(engine, { rateLimits: true })
    rightCode = (await shop.order('qualitechnician')).accessCode
  })
  afterAll(() => shop.close())

  it('make an address wait after five wrong codes in a minute, whatever it sends then', async () => {
    for (let n = 0; n < 5; n++) expect((await tryCode('203.0.113.1', shop.api)).status).toBe(401)
    expect(await expectTooMany(await tryCode('203.0.113.1', shop.api))).toBeLessThanOrEqual(60)
    await expectTooMany(await tryCode('203.0.113.1', shop.api, rightCode))
    expect((await tryCode('203.0.113.2', shop.api, rightCode)).status).toBe(200)
  })

  it('count wrong codes together, wherever they are tried', async () => {
    const address = '203.0.113.3'
    const bearer = { authorization: `Bearer ${wrongCode}` }
    const accessCode = wrongCode
    expect((await tryCode(address, shop.api, 'not even a code')).status).toBe(401)
    expect((await from(address, shop.api, '/api/checklist-items/hvac', undefined, bearer)).status).toBe(401)
    expect((await from(address, shop.api, '/api/projects', { accessCode, checklistId: 'hvac' })).status).toBe(401)
    expect((await from(address, shop.api, '/api/download-checklists/pdf', { accessCode })).status).toBe(401)
    expect((await tryCode(address, shop.api)).status).toBe(401)
    await expectTooMany(await from(address, shop.api, '/api/checklist-items/hvac', undefined, bearer))
    await expectTooMany(await from(address, shop.api, '/api/download-checklists/pdf', { accessCode }))
    expect((await from(address, shop.api, '/api/checklist-items/hvac')).status).toBe(200)
  })

  it('make one order wait after 120 files in an hour, wherever they are asked for, and no other order', async () => {
    const [{ accessCode }, other] = [await shop.order('basic'), await shop.order('basic')]
    const download = (n: number, code: string) =>
      from(`198.51.${n}.1`, shop.api, '/api/download-checklists/print', { accessCode: code })
    for (let n = 0; n < 120; n++) expect((await download(n, accessCode)).status).toBe(200)
    const refused = await download(120, accessCode)
    expect(await refused.clone().text()).toContain('with this code')
    await expectTooMany(refused)
    expect((await download(121, other.accessCode)).status).toBe(200)
  })

  it('never count a right code', async () => {
    for (let n = 0; n < 50; n++) expect((await tryCode('203.0.113.4', shop.api, rightCode)).status).toBe(200)
  })

  it('take a whole IPv6 /64 for one address', async () => {
    for (let n = 0; n < 5; n++) expect((await tryCode(`2001:db8:1:1::${n}`, shop.api)).status).toBe(401)
    await expectTooMany(await tryCode('2001:db8:1:1:ffff::9', shop.api, rightCode))
    expect((await tryCode('2001:db8:1:2::1', shop.api, rightCode)).status).toBe(200)
  })

  it('take no notice of X-Forwarded-For while no proxy is trusted', async () => {
    for (let n = 0; n < 5; n++)
      await tryCode('203.0.113.5', shop.api, wrongCode, { 'x-forwarded-for': `198.51.100.${n}` })
    await expectTooMany(await tryCode('203.0.113.5', shop.api, wrongCode, { 'x-forwarded-for': '198.51.100.99' }))
  })

  it('allow an address twenty orders an hour', async () => {
    const order = orderBody()
    for (let n = 0; n < 20; n++)
      expect((await from('203.0.113.6', shop.api, '/api/bank-transfer', order)).status).toBe(201)
    const seconds = await expectTooMany(await from('203.0.113.6', shop.api, '/api/bank-transfer', order))
    expect(seconds).toBeGreaterThan(60)
    expect((await from('203.0.113.7', shop.api, '/api/bank-transfer', order)).status).toBe(201)
  })

  it.each([
    ['an IPv6 /48', (network: number, n: number) => `2001:db8:${network}:${n.toString(16)}::1`],
    ['an IPv4 /24', (network: number, n: number) => `198.51.${network}.${n}`],
  ])('allow %s sixty orders an hour, however many of its addresses send them', async (_, address) => {
    const quiet = await openBusiness(engine, { rateLimits: true })
    const buy = (network: number, n: number) => from(address(network, n), quiet.api, '/api/bank-transfer', orderBody())
    for (let n = 0; n < 60; n++) expect((await buy(48, n)).status).toBe(201)
    await expectTooMany(await buy(48, 60))
    expect((await buy(49, 1)).status).toBe(201)
    await quiet.close()
  })

  it('leave a network six orders an hour in a flood, and take those of every other network at once', async () => {
    const flooded = await openBusiness(engine, { rateLimits: true })
    const buy = (address: string) => from(address, flooded.api, '/api/bank-transfer', orderBody())
    for (let n = 0; n < 200; n++) expect((await buy(`198.51.${n % 4}.${n}`)).status).toBe(201)
    const over = await buy('198.51.1.250')
    expect(await over.clone().text()).toContain('Unusually many orders are coming in right now.')
    expect(await expectTooMany(over)).toBeGreaterThan(60)
    for (let n = 0; n < 6; n++) expect((await buy(`198.51.100.${n}`)).status).toBe(201)
    await expectTooMany(await buy('198.51.100.6'))
    for (let n = 0; n < 30; n++) expect((await buy(`203.0.${n}.1`)).status).toBe(201)
    await flooded.close()
  })

  it('refuse an order when five thousand came within the hour; a repeat of an earlier one is still answered', async () => {
    const busy = await openBusiness(engine, { rateLimits: true })
    const repeat = { 'idempotency-key': randomUUID() }
    const buy = (headers = {}) => from('203.0.113.20', busy.api, '/api/bank-transfer', orderBody(), headers)
    expect((await buy(repeat)).status).toBe(201)
    const { db } = busy.database
    const row = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    const flood = Array.from({ length: 4999 }, (_, n) => ({
      ...{ ...row, id: randomUUID(), reference: `HQ-${n}`, code_hmac: `${n}`, idempotency_hmac: null },
    }))
    for (let n = 0; n < flood.length; n += 500)
      await db
        .insertInto('orders')
        .values(flood.slice(n, n + 500))
        .execute()
    const over = await buy()
    expect(await over.clone().text()).toContain('Unusually many orders are coming in right now.')
    expect(await expectTooMany(over)).toBe(600)
    expect((await buy(repeat)).status).toBe(201)
    await busy.close()
  })

  it.each([
    ['starts of projects', 60, '/api/projects', { accessCode: '', checklistId: 'hvac' }],
    ['calculations', 120, '/api/cost-calculation', { serviceType: 'hvac', projectValue: 1, homeAge: 'new' }],
    ['searches', 240, '/api/search?q=pool', undefined],
  ])('bound %s', async (_, bound, path, body) => {
    const sent = body && 'accessCode' in body ? { ...body, accessCode: rightCode } : body
    for (let n = 0; n < bound; n++) {
      const { status } = await from('203.0.113.8', shop.api, path, sent)
      if (status !== 200 && status !== 201) throw new Error(`${n}: ${status}`)
    }
    await expectTooMany(await from('203.0.113.8', shop.api, path, sent))
  })

  it('bound downloads', async () => {
    const send = () => from('203.0.113.9', shop.api, '/api/download-checklists/docx', { accessCode: rightCode })
    for (let n = 0; n < 60; n++) expect((await send()).status).toBe(404)
    await expectTooMany(await send())
  })
})

describe('behind trusted proxies', () => {
  it('counts by the hop that our own proxy saw, whatever stands further left', async () => {
    const shop = await openBusiness(sqlite, { rateLimits: true, env: { TRUST_PROXY: '1' } })
    const through = (chain: string) => tryCode('10.0.0.1', shop.api, wrongCode, { 'x-forwarded-for': chain })
    for (let n = 0; n < 5; n++) expect((await through(`6.6.6.${n}, 198.51.100.1`)).status).toBe(401)
    await expectTooMany(await through('6.6.6.99, 198.51.100.1'))
    expect((await through('198.51.100.1, 198.51.100.2')).status).toBe(401)
    await shop.close()
  })
})

describe.runIf(inject('postgresUrl'))('two services on one PostgreSQL', () => {
  it('share their counters', async () => {
    const server = new pg.Client({ connectionString: inject('postgresUrl') })
    await server.connect()
    const name = `limits_${randomUUID().replaceAll('-', '')}`
    await server.query(`create database ${name}`)
    const url = new URL(inject('postgresUrl'))
    url.pathname = `/${name}`
    const { config } = readConfig({ DATABASE_URL: url.href, CODE_KEY: 'a key for tests only, long enough to pass' })
    if (!config) throw new Error('the configuration is wrong')
    const open = async () => {
      const { db, vault, faults } = await openRecords(config)
      if (faults) throw new Error(faults.join('\n'))
      return createService({ config, content, db, vault, log: pino({ level: 'silent' }), clock: () => new Date() })
    }
    const services = [await open(), await open()] as const
    for (let n = 0; n < 5; n++)
      expect((await tryCode('203.0.113.1', services[n % 2 === 0 ? 0 : 1].api)).status).toBe(401)
    await expectTooMany(await tryCode('203.0.113.1', services[0].api))
    await expectTooMany(await tryCode('203.0.113.1', services[1].api))
    expect((await tryCode('203.0.113.2', services[1].api)).status).toBe(401)
    for (const service of services) await service.close()
    await server.query(`drop database ${name} with (force)`)
    await server.end()
  })
})

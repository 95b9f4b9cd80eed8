import { describe, expect, it, onTestFinished } from 'vitest'
import { type Business, openBusiness } from '../../tests/support/business.ts'
import { beside, type Engine, engines, type TestDatabase } from '../../tests/support/engines.ts'
import { recordTables } from '../database/record-tables.server.ts'
import { orderLife } from '../orders/order-life-store.server.ts'

const friday = new Date('2026-11-21T04:00:00Z')
const day = 86_400_000
const env = { TRUST_PROXY: '1' }
const live = { live: true, openBeforePayment: 3, now: friday, env }

async function openShop(on: Pick<Engine, 'open'>, more: Record<string, string> = {}): Promise<Business> {
  const shop = await openBusiness(on, { ...live, env: { ...env, ...more } })
  onTestFinished(shop.close)
  return shop
}

const orderFrom = (shop: Business, address: string) => shop.order('basic', { 'x-forwarded-for': address })

/** Orders one after the other; returns which of them opened before their payment. */
async function opened(shop: Business, addresses: readonly string[]): Promise<boolean[]> {
  const found = []
  for (const address of addresses) found.push((await orderFrom(shop, address)).openUntil !== undefined)
  return found
}

const change = ({ database }: Business, reference: string, action: 'confirm' | 'cancel', at = friday) =>
  orderLife(database.db).change(
    reference,
    { action, paymentId: crypto.randomUUID() },
    { actor: 'operator', at, auditId: crypto.randomUUID() },
  )

const addresses = (count: number) => Array.from({ length: count }, (_, n) => `198.51.${n >> 8}.${n & 255}`)
const stored = ({ db }: TestDatabase) => db.selectFrom('openings').selectAll().execute()

describe.each(engines)('orders that open before their payment on $name', (engine) => {
  it('are three of one network within 30 days, though no rate limit is on; an order beyond waits and says so', async () => {
    const shop = await openShop(engine)
    expect(await opened(shop, Array(4).fill('192.0.2.7'))).toEqual([true, true, true, false])
    const beyond = await orderFrom(shop, '192.0.2.7')
    expect(beyond).toMatchObject({
      status: 'awaiting-payment',
      whyNotOpen: expect.stringMatching(/as soon as your payment/),
    })
    expect(beyond.whyNotOpen).not.toMatch(/you have|too many|your network|already/i)
    expect(await opened(shop, ['192.0.2.8'])).toEqual([true])
    shop.setNow(new Date(friday.getTime() + 30 * day))
    expect(await opened(shop, ['192.0.2.7'])).toEqual([false])
    shop.setNow(new Date(friday.getTime() + 31 * day))
    expect(await opened(shop, ['192.0.2.7'])).toEqual([true])
  })

  it('count by the /56 of a newer address', async () => {
    const shop = await openShop(engine)
    const inside = ['2001:db8:1:aa00::1', '2001:db8:1:aa01::1', '2001:db8:1:aaff::1', '2001:db8:1:aa7f::2']
    expect(await opened(shop, [...inside, '2001:db8:1:ab00::1'])).toEqual([true, true, true, false, true])
  })

  it('give their place back once they are paid, and not when they are canceled', async () => {
    const shop = await openShop(engine)
    const orders = []
    for (const _ of [1, 2, 3]) orders.push(await orderFrom(shop, '192.0.2.7'))
    const [first, second] = orders.map(({ instructions }) => instructions.reference)
    await change(shop, first ?? '', 'cancel')
    expect(await opened(shop, ['192.0.2.7'])).toEqual([false])
    await change(shop, second ?? '', 'confirm')
    expect(await opened(shop, ['192.0.2.7', '192.0.2.7'])).toEqual([true, false])
  })

  it('are fifty at a time from everywhere; whatever ends one makes room for another', async () => {
    const shop = await openShop(engine)
    const orders = []
    for (const address of addresses(50)) orders.push(await orderFrom(shop, address))
    expect(orders.every(({ openUntil }) => openUntil !== undefined)).toBe(true)
    expect(await opened(shop, ['203.0.113.1'])).toEqual([false])
    await change(shop, orders[0]?.instructions.reference ?? '', 'confirm')
    await change(shop, orders[1]?.instructions.reference ?? '', 'cancel')
    expect(await opened(shop, ['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([true, true, false])
    shop.setNow(new Date('2026-11-26T00:00:00Z'))
    expect(await opened(shop, ['203.0.113.3'])).toEqual([true])
  })

  it('are as many as the settings say', async () => {
    const shop = await openShop(engine, { OPEN_PER_NETWORK: '1', OPEN_AT_ONCE: '2' })
    const four = ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3']
    expect(await opened(shop, four)).toEqual([true, false, true, false])
  })

  it('are no more than that when two services take 200 orders of one network at the same instant', async () => {
    const shop = await openShop(engine)
    const second = engine.name === 'SQLite' ? shop : await openShop(beside(shop.database))
    const orders = await Promise.all(
      Array.from({ length: 200 }, (_, n) => orderFrom(n % 2 ? second : shop, '192.0.2.7')),
    )
    expect(orders.filter(({ openUntil }) => openUntil !== undefined)).toHaveLength(3)
    expect(await stored(shop.database)).toHaveLength(3)
  })

  it('are no more than fifty when two services take 200 orders of as many networks at the same instant', async () => {
    const shop = await openShop(engine)
    const second = engine.name === 'SQLite' ? shop : await openShop(beside(shop.database))
    const orders = await Promise.all(addresses(200).map((from, n) => orderFrom(n % 2 ? second : shop, from)))
    expect(orders.filter(({ openUntil }) => openUntil !== undefined)).toHaveLength(50)
  })

  it('leave of a network a fingerprint without an order, nowhere else, until the first sweep after its last day', async () => {
    const shop = await openShop(engine)
    const { instructions } = await orderFrom(shop, '192.0.2.77')
    const { db } = shop.database
    const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    const [row, ...others] = await stored(shop.database)
    expect(others).toEqual([])
    expect(Object.keys(row ?? {}).sort()).toEqual(['last_day', 'mark', 'network_hmac'])
    expect(row).toEqual({
      mark: expect.stringMatching(/^[0-9a-f]{64}$/),
      network_hmac: expect.stringMatching(/^[0-9a-f]{64}$/),
      last_day: '2026-12-20',
    })
    const elsewhere = [order, await db.selectFrom('audit').selectAll().execute(), shop.logged]
    for (const trace of [row?.mark ?? '', row?.network_hmac ?? '', '192.0.2.77'])
      expect(JSON.stringify(elsewhere)).not.toContain(trace)
    expect((await recordTables()).filter(({ name }) => name.startsWith('opening'))).toEqual([])
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${order.id}|${instructions.reference}|192\\.0\\.2`))
    shop.setNow(new Date('2026-12-21T06:59:00Z'))
    await shop.sweep()
    expect(await stored(shop.database)).toHaveLength(1)
    shop.setNow(new Date('2026-12-21T07:00:00Z'))
    await shop.sweep()
    expect(await stored(shop.database)).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Business, openBusiness } from '../../tests/support/business.ts'
import { beside, engines } from '../../tests/support/engines.ts'
import { orderStore } from './order-store.server.ts'
import { orderSweep } from './order-sweep-store.server.ts'

const ordered = new Date('2026-11-20T18:00:00Z')
const later = (days: number) => new Date(ordered.getTime() + days * 86_400_000)

describe.each(engines)('the sweep of orders on $name', (engine) => {
  let shop: Business
  beforeEach(async () => {
    shop = await openBusiness(engine, { live: true, now: ordered })
    onTestFinished(() => shop.close())
  })
  const orderOf = (reference: string) => orderStore(shop.database.db).byReference(reference)
  const newOrder = async () => (await shop.order()).instructions.reference
  const actionsOf = async (orderId = '') =>
    (await orderStore(shop.database.db).auditOf(orderId)).map(({ actor, action }) => `${actor} ${action}`)

  /** An order in each of the four weeks before that day, as a business has that goes on. */
  const sellUntil = async (day: number) => {
    for (const days of [21, 14, 7]) {
      shop.setNow(later(day - days))
      await shop.order()
    }
  }

  it('writes down what has expired, once and with a row, and leaves what is open or paid', async () => {
    const waiting = await newOrder()
    const paid = await newOrder()
    await shop.change(paid, 'confirm')
    shop.setNow(later(21))
    const younger = await newOrder()
    expect(await shop.sweep()).toEqual({ expired: 0, removed: 0 })
    shop.setNow(later(22))
    expect(await shop.sweep()).toEqual({ expired: 1, removed: 0 })
    expect(await shop.sweep()).toEqual({ expired: 0, removed: 0 })
    const order = await orderOf(waiting)
    expect(order?.status).toBe('expired')
    expect(await actionsOf(order?.id)).toEqual(['buyer ordered', 'service expired'])
    expect([(await orderOf(paid))?.status, (await orderOf(younger))?.status]).toEqual(['paid', 'awaiting-payment'])
  })

  it('removes after 180 days what held no money and opened nothing, and keeps its history', async () => {
    const waiting = await newOrder()
    const cancelled = await newOrder()
    const [part, paid, paidOnce] = [await newOrder(), await newOrder(), await newOrder()]
    await shop.change(cancelled, 'cancel')
    await shop.change(paid, 'confirm')
    await shop.change(paidOnce, 'confirm')
    await shop.change(paidOnce, 'cancel')
    const { id = '' } = (await orderOf(part)) ?? {}
    await shop.database.db
      .insertInto('payments')
      .values({
        id: randomUUID(),
        order_id: id,
        amount_cents: 1000,
        received_on: '2026-11-20',
        origin: 'by-hand',
        recorded_at: ordered.toISOString(),
      })
      .execute()
    const gone = (await orderOf(waiting))?.id
    await sellUntil(181)
    shop.setNow(later(180))
    expect(await shop.sweep()).toEqual({ expired: 2, removed: 0 })
    shop.setNow(later(181))
    expect(await shop.sweep()).toEqual({ expired: 0, removed: 2 })
    const left = await Promise.all([waiting, cancelled, part, paid, paidOnce].map(orderOf))
    expect(left.map((order) => order?.status)).toEqual([undefined, undefined, 'expired', 'paid', 'cancelled'])
    expect(await actionsOf(gone)).toEqual(['buyer ordered', 'service expired', 'service removed'])
    const found = await shop.operator.historyOfRemoved(waiting)
    expect(found.map(({ action }) => action)).toEqual(['ordered', 'expired', 'removed'])
    expect(await shop.operator.historyOfRemoved(paid)).toEqual([])
  })

  it('removes nothing where the clock has leapt ahead, nor in the weeks after, and does once orders have come all along', async () => {
    for (let n = 0; n < 3; n++) await newOrder()
    const tenYears = 3650
    shop.setNow(later(tenYears))
    expect(await shop.sweep()).toEqual({ expired: 3, removed: 0 })
    await newOrder()
    for (const days of [1, 7, 14, 20]) {
      shop.setNow(later(tenYears + days))
      expect(await shop.sweep()).toMatchObject({ removed: 0 })
      await newOrder()
    }
    shop.setNow(later(tenYears + 28))
    expect(await shop.sweep()).toMatchObject({ removed: 3 })
  })

  it('sees to more than a batch, and two sweeps at once do each thing once', async () => {
    for (let n = 0; n < 230; n++) await shop.order()
    shop.setNow(later(22))
    const other = engine.name === 'SQLite' ? shop.database.db : (await beside(shop.database).open()).db
    const sweeps = await Promise.all([shop.database.db, other].map((db) => orderSweep(db, randomUUID).run(later(22))))
    expect(sweeps.map(({ expired }) => expired).reduce((a, b) => a + b)).toBe(230)
    const rows = await shop.database.db.selectFrom('audit').select('order_id').where('action', '=', 'expired').execute()
    expect([rows.length, new Set(rows.map(({ order_id }) => order_id)).size]).toEqual([230, 230])
  })
})

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
    // As the version before has left it, which wrote no payments down.
    await shop.database.db
      .deleteFrom('payments')
      .where('order_id', '=', (await orderOf(paidOnce))?.id ?? '')
      .execute()
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

  it('completes what the version before has written beside this one', async () => {
    const old = await newOrder()
    const confirmed = await newOrder()
    const { db } = shop.database
    await db.updateTable('orders').set({ due_on: null, closes_on: null, code_last_four: '1234' }).execute()
    await db
      .updateTable('orders')
      .set({ status: 'confirmed', confirmed_at: '2026-11-24T03:00:00.000Z' })
      .where('reference', '=', confirmed)
      .execute()
    expect(await orderOf(old)).toMatchObject({ dueOn: '2026-12-04', closesOn: '2026-12-11' })
    for (let n = 0; n < 2; n++) await shop.sweep()
    const rows = await db.selectFrom('orders').select(['due_on', 'closes_on', 'code_last_four']).execute()
    expect(rows).toEqual(Array(2).fill({ due_on: '2026-12-04', closes_on: '2026-12-11', code_last_four: '' }))
    const order = await orderOf(confirmed)
    expect(order).toMatchObject({ status: 'paid', paidCents: 2900 })
    const payments = await orderStore(db).paymentsOf(order?.id ?? '')
    expect(payments).toMatchObject([{ amountCents: 2900, receivedOn: '2026-11-23', origin: 'by-hand' }])
    expect(await orderOf(old)).toMatchObject({ paidCents: 0 })
  })
})

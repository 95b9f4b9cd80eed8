import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Business, openBusiness } from '../../tests/support/business.ts'
import { engines } from '../../tests/support/engines.ts'
import { floodHours, ordersInHourBefore } from './order-flood-store.server.ts'
import { orderStore } from './order-store.server.ts'

const flooded = new Date('2026-11-20T18:10:00Z')
const later = (days: number) => new Date(flooded.getTime() + days * 86_400_000)

describe.each(engines)('a flood on $name', (engine) => {
  let shop: Business
  beforeEach(async () => {
    shop = await openBusiness(engine, { live: true, now: new Date('2026-11-20T16:00:00Z') })
    onTestFinished(() => shop.close())
  })
  const newOrder = async () => {
    const { instructions, recoveryPhrase = '', accessCode } = await shop.order()
    return { reference: instructions.reference, words: recoveryPhrase, accessCode }
  }
  const isThere = async ({ reference }: { reference: string }) =>
    (await orderStore(shop.database.db).byReference(reference)) !== undefined

  it('is counted by the hour before now, and found again by its hour of the clock', async () => {
    const { db } = shop.database
    await newOrder()
    shop.setNow(flooded)
    for (let n = 0; n < 200; n++) await newOrder()
    expect(await ordersInHourBefore(db, flooded)).toBe(200)
    expect(await ordersInHourBefore(db, new Date('2026-11-20T16:30:00Z'))).toBe(201)
    expect(await ordersInHourBefore(db, new Date('2026-11-20T19:10:01Z'))).toBe(0)
    expect(await floodHours(db, later(-1), later(1))).toEqual([{ hour: '2026-11-20T18', orders: 200 }])
    expect(await floodHours(db, later(1), later(2))).toEqual([])
  })

  it('is swept away a week after it has closed, with one row for each batch; what somebody touched stays, and so does the hour before', async () => {
    const before = await newOrder()
    shop.setNow(flooded)
    const [paidLate, renewed, recovered, cancelled, untouched] = [
      ...[await newOrder(), await newOrder(), await newOrder()],
      ...[await newOrder(), await newOrder()],
    ] as const
    for (let n = 0; n < 205; n++) await newOrder()
    await shop.post('/api/recover-code', recovered)
    await shop.post('/api/recover-code', { reference: recovered.reference, words: recovered.words })
    await shop.operator.decide(renewed.reference, { action: 'reissue' }, 'lost')
    await shop.change(cancelled.reference, 'cancel')
    shop.setNow(later(28))
    expect(await shop.sweep()).toEqual({ expired: 210, removed: 0 })
    await shop.operator.decide(paidLate.reference, { action: 'confirm' }, 'came late')
    for (const day of [8, 15, 22]) {
      shop.setNow(later(day))
      await newOrder()
    }
    shop.setNow(later(29))
    expect(await shop.sweep()).toEqual({ expired: 1, removed: 206 })
    expect(await Promise.all([before, paidLate, renewed, recovered, cancelled].map(isThere))).toEqual(
      Array(5).fill(true),
    )
    expect(await isThere(untouched)).toBe(false)
    const rows = await shop.database.db.selectFrom('audit').selectAll().where('action', '=', 'flood-removed').execute()
    const said = rows.map(({ actor, detail }) => [actor, JSON.parse(detail)])
    expect(said).toEqual(
      expect.arrayContaining([
        ['service', { hour: '2026-11-20T18', orders: 200, references: expect.any(Array) }],
        ['service', { hour: '2026-11-20T18', orders: 6, references: expect.any(Array) }],
      ]),
    )
    expect(await shop.operator.historyOfRemoved(untouched.reference)).toMatchObject([{ action: 'flood-removed' }])
    expect(await shop.sweep()).toEqual({ expired: 0, removed: 0 })
  })

  it('does not make the sweep touch an hour of usual trade', async () => {
    shop.setNow(flooded)
    for (let n = 0; n < 199; n++) await newOrder()
    shop.setNow(later(60))
    expect(await shop.sweep()).toEqual({ expired: 199, removed: 0 })
  })
})

import { describe, expect, it, onTestFinished } from 'vitest'
import { openBusiness } from '../../tests/support/business.ts'
import { engines } from '../../tests/support/engines.ts'
import { openedFigures } from './opened-unpaid.ts'
import { openedUnpaidStore } from './opened-unpaid-store.server.ts'

const monday = new Date('2026-11-23T18:00:00Z')
const shut = new Date('2026-11-27T00:00:00Z')

describe.each(engines)('orders that were open before their payment on $name', (engine) => {
  it('are read with what became of them, when their row is gone too; an order that never opened is none', async () => {
    const env = { OPEN_PER_NETWORK: '4' }
    const shop = await openBusiness(engine, { live: true, openBeforePayment: 3, now: monday, env })
    onTestFinished(shop.close)
    const { db } = shop.database
    const placed = []
    for (const plan of ['basic', 'qualitechnician', 'basic', 'basic', 'basic'] as const)
      placed.push(await shop.order(plan))
    const references = placed.map(({ instructions }) => instructions.reference)
    expect(placed.map(({ openUntil }) => openUntil)).toEqual([...Array(4).fill(shut.toISOString()), undefined])
    await shop.change(references[0] ?? '', 'confirm')
    shop.setNow(shut)
    await shop.change(references[1] ?? '', 'confirm')
    await shop.change(references[2] ?? '', 'cancel')
    await db
      .deleteFrom('orders')
      .where('reference', '=', references[2] ?? '')
      .execute()
    const store = openedUnpaidStore(db)
    const found = await store.since('2026-11')
    const of = (plan: string) =>
      openedFigures(
        found.filter((order) => order.plan === plan),
        shut,
      )
    expect(of('basic')).toEqual({ opened: 3, paidInTime: 1, paidLate: 0, neverPaid: 2, stillOpen: 0 })
    expect(of('qualitechnician')).toEqual({ opened: 1, paidInTime: 0, paidLate: 1, neverPaid: 0, stillOpen: 0 })
    expect(found.every(({ month }) => month === '2026-11')).toBe(true)
    expect(await store.since('2026-12')).toEqual([])
    expect(await store.lastEnded(new Date(shut.getTime() - 1))).toEqual({ ended: 0, neverPaid: 0 })
    expect(await store.lastEnded(shut)).toEqual({ ended: 3, neverPaid: 1 })
  })

  it('are judged by the last twenty', async () => {
    const env = { OPEN_PER_NETWORK: '100', OPEN_AT_ONCE: '100' }
    const shop = await openBusiness(engine, { live: true, openBeforePayment: 3, now: monday, env })
    onTestFinished(shop.close)
    for (let n = 0; n < 5; n++) await shop.order()
    shop.setNow(shut)
    for (let n = 0; n < 20; n++) await shop.change((await shop.order()).instructions.reference, 'confirm')
    const later = new Date('2026-12-10T18:00:00Z')
    expect(await openedUnpaidStore(shop.database.db).lastEnded(later)).toEqual({ ended: 20, neverPaid: 0 })
  })
})

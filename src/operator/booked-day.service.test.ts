import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../../tests/support/business.ts'
import { sqlite } from '../../tests/support/engines.ts'
import { createCodeVault } from '../orders/code-vault.server.ts'
import { systemRandom } from '../purchase/ordering.server.ts'
import { figuresStore } from './figures-store.server.ts'
import { statementsOf } from './statements.server.ts'

const vault = createCodeVault('a key for these tests only, long enough to pass')
const ordered = new Date('2026-10-20T18:00:00Z')
/** Two weeks after the orders have closed. */
const brought = new Date('2026-11-24T18:00:00Z')

describe('the day on which the bank booked money', () => {
  let shop: Business
  beforeAll(async () => {
    shop = await openBusiness(sqlite, { live: true, now: ordered })
  })
  afterAll(() => shop.close())

  const placed = async () => {
    shop.setNow(ordered)
    const { reference } = (await shop.order('basic')).instructions
    shop.setNow(brought)
    await shop.sweep()
    return reference
  }
  const statements = () =>
    statementsOf({ db: shop.database.db, clock: () => brought, random: systemRandom, vault: async () => vault })
  const previewed = async (...rows: string[]) => {
    const read = await statements().preview(
      new TextEncoder().encode(['Date,Description,Amount', ...rows, '2026-11-02,RENT,-1.00'].join('\n')),
    )
    if (read.kind !== 'preview') throw new Error(JSON.stringify(read))
    return read
  }
  const orderOf = async (reference: string) => (await shop.operator.fileOf(reference))?.order

  it('is the one that counts: parts of files that come after the order has closed complete its price', async () => {
    const reference = await placed()
    expect(await orderOf(reference)).toMatchObject({ status: 'expired', closesOn: '2026-11-10' })
    const first = await previewed(`2026-11-01,PAYER 1 ${reference},10.00`)
    expect((await statements().commit(first)).counts).toMatchObject({ under: 1, suggested: 0 })
    expect(await orderOf(reference)).toMatchObject({ status: 'expired', paidCents: 1000 })
    const second = await previewed(`2026-11-05,PAYER 1 ${reference},19.00`)
    expect((await statements().commit(second)).counts).toMatchObject({ matched: 1 })
    expect(await orderOf(reference)).toMatchObject({ status: 'paid', paidCents: 2900, validUntil: '2027-11-24' })
  })

  it('leaves a part to a person that was booked after the order had closed, also where its due day changes meanwhile', async () => {
    const [late, meanwhile] = [await placed(), await placed()]
    const read = await previewed(`2026-11-11,PAYER 2 ${late},10.00`, `2026-11-06,PAYER 3 ${meanwhile},10.00`)
    expect(read.rows.map(({ reason }) => reason)).toEqual(['first-part', 'late-part'])
    await shop.database.db
      .updateTable('orders')
      .set({ closes_on: '2026-11-04' })
      .where('reference', '=', meanwhile)
      .execute()
    expect((await statements().commit(read)).counts).toMatchObject({ under: 0, suggested: 2 })
    expect(await orderOf(meanwhile)).toMatchObject({ paidCents: 0 })
  })

  it('decides in which month the money stands, whenever it was brought', async () => {
    const reference = await placed()
    const before = await figuresStore(shop.database.db).since('2026-10', ['live'])
    await statements().commit(await previewed(`2026-10-30,PAYER 4 ${reference},29.00`))
    const after = await figuresStore(shop.database.db).since('2026-10', ['live'])
    const october = (figures: typeof before) => figures.incomeCents.filter(({ month }) => month === '2026-10')
    expect(october(after)).toHaveLength(october(before).length + 1)
  })
})

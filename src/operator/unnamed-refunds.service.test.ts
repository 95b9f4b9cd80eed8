import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../../tests/support/business.ts'
import { sqlite } from '../../tests/support/engines.ts'
import { createCodeVault } from '../orders/code-vault.server.ts'
import { systemRandom } from '../purchase/ordering.server.ts'
import { statementsOf } from './statements.server.ts'

const vault = createCodeVault('a key for these tests only, long enough to pass')
const now = new Date('2026-11-20T18:00:00Z')

describe('a return that names no order', () => {
  let shop: Business
  beforeAll(async () => {
    shop = await openBusiness(sqlite, { live: true, now: new Date('2026-11-10T18:00:00Z') })
  })
  afterAll(() => shop.close())

  const statements = () =>
    statementsOf({ db: shop.database.db, clock: () => now, random: systemRandom, vault: async () => vault })
  const imported = async (...rows: string[]) => {
    const read = await statements().preview(
      new TextEncoder().encode(['Date,Description,Amount', ...rows, '2026-11-12,RENT,-1.00'].join('\n')),
    )
    if (read.kind !== 'preview') throw new Error(JSON.stringify(read))
    return statements().commit(read)
  }
  const placed = async () => (await shop.order('basic')).instructions.reference
  const orderOf = async (reference: string) => (await shop.operator.fileOf(reference))?.order

  it('asks about every order that was paid its sum shortly before, and takes it off the one that a person names', async () => {
    const [first, second, unpaid] = [await placed(), await placed(), await placed()]
    await imported(`2026-11-12,PAYER 1 ${first},29.00`, `2026-11-13,PAYER 2 ${second},29.00`)
    await imported('2026-11-14,RETURN OF ACH CREDIT DOE R03,-29.00', '2026-11-14,OFFICE SUPPLIES,-29.00')
    const [row, ...others] = await statements().waitingPage({ limit: 10, skip: 0 })
    expect(others).toEqual([])
    expect(row).toMatchObject({ state: 'went-back', reason: 'back-perhaps', cents: -2900 })
    expect(row?.candidates.map(({ reference }) => reference)).toEqual([second, first])
    const checksum = row?.checksum ?? ''
    expect(await statements().recordRefund(checksum, unpaid, 'a slip')).toMatchObject({ outcome: 'other-sum' })
    expect(await statements().recordRefund(checksum, first, 'the bank says Doe')).toEqual({ outcome: 'done' })
    expect(await orderOf(first)).toMatchObject({ status: 'refunded', paidCents: 0 })
    expect(await orderOf(second)).toMatchObject({ status: 'paid', paidCents: 2900 })
    expect(await statements().waitingPage({ limit: 10, skip: 0 })).toEqual([])
    await shop.operator.decide(first, { action: 'undo' }, 'it was another')
    expect(await statements().waitingPage({ limit: 10, skip: 0 })).toMatchObject([{ checksum, reason: 'back-perhaps' }])
    expect(await statements().dismiss(checksum, 'no order of ours')).toEqual({ outcome: 'done' })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../../tests/support/business.ts'
import { engines } from '../../tests/support/engines.ts'
import { withSlip } from '../../tests/support/statement-slip.ts'
import type { Database } from '../database/tables.ts'
import { createCodeVault } from '../orders/code-vault.server.ts'
import { systemRandom } from '../purchase/ordering.server.ts'
import { type Statements, statementsOf } from './statements.server.ts'

const ordered = new Date('2026-11-16T18:00:00Z')
const arrived = new Date('2026-11-20T18:00:00Z')
const vault = createCodeVault('a key for these tests only, long enough to pass')
const statementsOn = (db: Database, at = arrived) =>
  statementsOf({ db, clock: () => at, random: systemRandom, vault: async () => vault })

const bytesOf = (...rows: string[]) => new TextEncoder().encode(['Date,Description,Amount', ...rows].join('\n'))
const day = '2026-11-19'

describe.each(engines)('rows of statements that wait on $name', (engine) => {
  let shop: Business
  let statements: Statements
  beforeAll(async () => {
    shop = await openBusiness(engine, { live: true, now: ordered })
    statements = statementsOn(shop.database.db)
  })
  afterAll(() => shop.close())

  const imported = async (...rows: string[]) => {
    const read = await statements.preview(bytesOf(...rows))
    return read.kind === 'preview' ? (await statements.commit(read)).counts : expect.fail()
  }
  const placed = async () => {
    const { accessCode, instructions } = await shop.order('basic')
    return { accessCode, reference: instructions.reference }
  }
  const statusOf = async (reference: string) => (await shop.operator.fileOf(reference))?.order.status
  /** The one row that waits for its order. */
  const waitingFor = async (reference: string) => {
    const rows = await statements.waitingPage({ limit: 100, skip: 0 })
    const found = rows.filter(({ candidates }) => candidates.some((one) => one.reference === reference))
    expect(found).toHaveLength(1)
    return found[0] ?? expect.fail()
  }

  it('let money wait that went back for a paid order, until a person writes it down or says that it is for none', async () => {
    const { reference, accessCode } = await placed()
    await imported(`${day},PAYER 31 ${reference},29.00`)
    expect(await imported(`2026-11-20,RETURNED PAYER 31 ${reference},-29.00`, `${day},STORE 4,-3.00`)).toMatchObject({
      'went-back': 1,
    })
    const row = await waitingFor(reference)
    expect(row).toMatchObject({ state: 'went-back', reason: 'back-of-paid', cents: -2900 })
    expect(await statements.waitingRefunds(10)).toEqual([row])
    expect(await statements.waitingSum()).toMatchObject({ backRows: 1, backCents: -2900 })
    await statements.dismiss(row.checksum, 'another order')
    expect(await statements.waitingRefunds(10)).toEqual([])
    await statements.reconsider(row.checksum, 'it was this one')
    expect(await waitingFor(reference)).toMatchObject({ cents: -2900 })
    expect(await statements.recordRefund(row.checksum, reference, 'the bank took it back')).toEqual({
      outcome: 'done',
    })
    const file = await shop.operator.fileOf(reference)
    expect(file?.order).toMatchObject({ status: 'refunded', paidCents: 0 })
    expect(file?.history.map(({ action }) => action).slice(-1)).toEqual(['refunded'])
    expect((await shop.post('/api/verify-access', { accessCode })).status).toBe(401)
    expect(await statements.recordRefund(row.checksum, reference, 'again')).toEqual({ outcome: 'decided-already' })
    expect(await statements.waitingRefunds(10)).toEqual([])
    await shop.operator.decide(reference, { action: 'undo' }, 'too early')
    expect(await waitingFor(reference)).toMatchObject({ cents: -2900, reason: 'back-of-paid' })
    expect(await statements.recordRefund(row.checksum, reference, 'now')).toEqual({ outcome: 'done' })
    expect(await statusOf(reference)).toBe('refunded')
  })

  it('write down what came over the price as its return, and refuse a sum that is more than all of it', async () => {
    const { reference } = await placed()
    await imported(`${day},PAYER 32 ${reference},29.00`, `2026-11-10,PAYER 32 once more ${reference},29.00`)
    const twice = (await statements.waitingPage({ limit: 100, skip: 0 })).find(
      ({ candidates }) => candidates[0]?.reference === reference,
    )
    await statements.accept(twice?.checksum ?? '', [{ reference, cents: 2900 }], 'it came twice')
    await imported(`2026-11-20,BACK 1 ${reference},-29.00`, `2026-11-20,BACK 2 ${reference},-58.01`)
    const back = (cents: number) =>
      statements.waitingRefunds(10).then((rows) => rows.find((row) => row.cents === cents)?.checksum ?? '')
    expect(await statements.recordRefund(await back(-5801), reference, 'more than came')).toEqual({
      outcome: 'other-sum',
    })
    expect(await statements.recordRefund(await back(-2900), reference, 'surplus')).toEqual({ outcome: 'done' })
    expect((await shop.operator.fileOf(reference))?.order).toMatchObject({ status: 'paid', paidCents: 2900 })
    expect(await statements.waitingRefunds(10)).toMatchObject([{ cents: -5801 }])
    await statements.dismiss(await back(-5801), 'for none')
  })

  it('never pay an order by itself that an earlier file shows money going back for, and tell of it if a person does', async () => {
    const { reference } = await placed()
    expect(await imported(`2026-11-20,RETURN PAYER 33 ${reference},-29.00`)).toMatchObject({ 'went-back': 1 })
    expect(await statements.waitingRefunds(10)).toEqual([])
    expect(await imported(`${day},PAYER 33 ${reference},29.00`)).toMatchObject({ matched: 0, suggested: 1 })
    const row = await waitingFor(reference)
    expect(row).toMatchObject({ reason: 'back-in-between' })
    await statements.accept(row.checksum, [{ reference, cents: 2900 }], 'overlooked the return')
    expect(await statements.waitingRefunds(10)).toMatchObject([{ reason: 'back-of-paid', cents: -2900 }])
    await shop.change(reference, 'refund')
    expect(await statements.waitingRefunds(10)).toEqual([])
  })

  it('let the half of a split wait whose order was undone, with its order, while the other half counts', async () => {
    const [first, second, third] = [await placed(), await placed(), await placed()]
    await imported(`${day},PAYER 34 ${first.reference} ${second.reference},58.00`)
    const { checksum, candidates } = await waitingFor(first.reference)
    const shares = candidates.map(({ reference, shareCents }) => ({ reference, cents: shareCents }))
    await statements.accept(checksum, shares, 'both')
    const before = await statements.waitingSum()
    await shop.operator.decide(second.reference, { action: 'undo' }, 'not for this one')
    const half = (await statements.waitingPage({ limit: 100, skip: 0 })).find((row) => row.checksum === checksum)
    expect(half).toMatchObject({ cents: 2900, reason: 'part-undone' })
    expect(half?.candidates).toMatchObject([{ reference: second.reference, owedCents: 2900, shareCents: 2900 }])
    const waits = await statements.waitingSum()
    expect([waits.rows - before.rows, waits.cents - before.cents]).toEqual([1, 2900])
    const all = [
      { reference: second.reference, cents: 2900 },
      { reference: third.reference, cents: 2900 },
    ]
    expect(await statements.accept(checksum, all, 'more than is left')).toEqual({ outcome: 'decided-already' })
    expect(await statements.accept(checksum, all.slice(1), 'for the third')).toEqual({ outcome: 'done' })
    expect([
      await statusOf(first.reference),
      await statusOf(second.reference),
      await statusOf(third.reference),
    ]).toEqual(['paid', 'awaiting-payment', 'paid'])
    expect((await statements.waitingPage({ limit: 100, skip: 0 })).some((row) => row.checksum === checksum)).toBe(false)
  })

  it('keep the orders of a row that was dismissed or undone, without the letters of its payer', async () => {
    const { reference } = await placed()
    const near = withSlip(reference)
    await imported(`${day},PAYER 35 ${near},29.00`)
    const { checksum } = await waitingFor(reference)
    await statements.dismiss(checksum, 'unsure')
    const dismissed = await statements.dismissed(10)
    expect(dismissed.find((row) => row.checksum === checksum)).toMatchObject({ candidates: [{ reference }] })
    const stored = await shop.database.db.selectFrom('statement_rows').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(near.slice(3))
    await statements.reconsider(checksum, 'sure now')
    const again = await waitingFor(reference)
    expect(again.candidates).toMatchObject([{ reference, owedCents: 2900, shareCents: 2900 }])
    await statements.accept(checksum, [{ reference, cents: 2900 }], 'one letter')
    await shop.operator.decide(reference, { action: 'undo' }, 'not theirs')
    expect(await waitingFor(reference)).toMatchObject({ reason: 'undone', candidates: [{ owedCents: 2900 }] })
    await statements.dismiss(checksum, 'done with it')
  })
})

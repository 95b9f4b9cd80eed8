import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBooks } from '../../tests/support/books.ts'
import type { Business } from '../../tests/support/business.ts'
import { sqlite } from '../../tests/support/engines.ts'
import { withSlip } from '../../tests/support/statement-slip.ts'
import type { Decision } from './decision.ts'
import type { Statements } from './statements.server.ts'
import { runStatementsCommand } from './statements-command.server.ts'

describe('the same money told a second time', () => {
  let shop: Business
  let statements: Statements
  let now = new Date()
  const at = (day: string) => {
    now = new Date(`${day}T18:10:00Z`)
    shop.setNow(now)
  }
  beforeAll(async () => {
    ;({ shop, statements } = await openBooks(sqlite, now, () => now))
  })
  afterAll(() => shop.close())

  /** With a row of money that went out, so that signs are known. */
  const imported = async (...rows: string[]) => {
    const all = ['Date,Description,Amount', ...rows, '2026-11-17,RENT,-1.00']
    const read = await statements.preview(new TextEncoder().encode(all.join('\n')))
    return read.kind === 'preview' ? (await statements.commit(read)).counts : expect.fail(JSON.stringify(read))
  }
  const placedOn = async (day: string) => {
    at(day)
    return (await shop.order('basic')).instructions.reference
  }
  const fileOf = async (reference: string) => (await shop.operator.fileOf(reference)) ?? expect.fail()
  const theOneThatWaits = async (reference: string) => {
    const { waiting } = await fileOf(reference)
    expect(waiting).toHaveLength(1)
    return waiting[0] ?? expect.fail()
  }
  const decide = async (reference: string, decision: Decision) =>
    expect((await shop.operator.decide(reference, decision, 'as it was')).outcome).toBe('done')

  it('a row that was counted for another order than it names does not pay that one in the words of another export', async () => {
    const [named, meant] = [await placedOn('2026-11-16'), await placedOn('2026-11-16')]
    at('2026-11-20')
    await imported(`2026-11-17,ADJUSTMENT PAYER 1 ${named},29.00`)
    const { checksum } = await theOneThatWaits(named)
    const shares = [{ reference: meant, cents: 2900 }]
    expect(await statements.accept(checksum, shares, 'meant the other')).toEqual({ outcome: 'done' })
    expect(await imported(`2026-11-18,ZELLE PAYER 1 ${named},29.00`)).toMatchObject({ matched: 0, suggested: 1 })
    expect((await theOneThatWaits(named)).reason).toBe('counted-perhaps')
    expect((await fileOf(named)).order).toMatchObject({ status: 'awaiting-payment', paidCents: 0 })
  })

  it('a row that was dismissed is not counted in the words of another export', async () => {
    const reference = await placedOn('2026-11-16')
    at('2026-11-20')
    await imported(`2026-11-17,PAYER 2 ${withSlip(reference)},29.00`)
    await statements.dismiss((await theOneThatWaits(reference)).checksum, 'sent back to them')
    expect(await imported(`2026-11-17,ZELLE PAYER 2 ${reference},29.00`)).toMatchObject({ matched: 0, suggested: 1 })
    expect((await fileOf(reference)).order).toMatchObject({ status: 'awaiting-payment', paidCents: 0 })
  })

  it('several transfers that were written down as one sum are not counted again by their rows', async () => {
    const reference = await placedOn('2026-11-16')
    at('2026-11-18')
    await decide(reference, { action: 'pay', amount: '14.50' })
    at('2026-11-20')
    expect(
      await imported(`2026-11-17,PAYER 3 FIRST ${reference},7.25`, `2026-11-18,PAYER 3 SECOND ${reference},7.25`),
    ).toMatchObject({ matched: 0, under: 0, suggested: 2 })
    expect((await fileOf(reference)).order).toMatchObject({ status: 'part-paid', paidCents: 1450 })
    expect((await fileOf(reference)).waiting).toMatchObject([
      { reason: 'in-sum-by-hand' },
      { reason: 'in-sum-by-hand' },
    ])
  })

  it('the rest of a price that comes later than what was written down by hand is counted by itself', async () => {
    const reference = await placedOn('2026-11-09')
    await decide(reference, { action: 'pay', amount: '20.00' })
    at('2026-11-20')
    expect(await imported(`2026-11-17,PAYER 4 ${reference},9.00`)).toMatchObject({ matched: 1 })
    expect((await fileOf(reference)).order).toMatchObject({ status: 'paid', paidCents: 2900 })
  })

  it('a part that waits says so once it was written down by hand', async () => {
    const reference = await placedOn('2026-11-02')
    at('2026-12-10')
    await imported(`2026-12-09,PAYER 5 ${reference},14.50`)
    expect((await theOneThatWaits(reference)).reason).toBe('late-part')
    await decide(reference, { action: 'move-due', dueOn: '2026-12-20' })
    await decide(reference, { action: 'pay', amount: '14.50' })
    expect((await theOneThatWaits(reference)).reason).toBe('by-hand-perhaps')
    await decide(reference, { action: 'undo' })
    expect((await theOneThatWaits(reference)).reason).toBe('late-part')
  })

  it('a row whose payment was undone says so once its money was written down by hand', async () => {
    const reference = await placedOn('2026-11-16')
    at('2026-11-20')
    await imported(`2026-11-17,PAYER 8 ${reference},14.50`)
    await decide(reference, { action: 'undo' })
    expect((await theOneThatWaits(reference)).reason).toBe('undone')
    await decide(reference, { action: 'pay', amount: '14.50' })
    expect((await theOneThatWaits(reference)).reason).toBe('by-hand-perhaps')
  })

  it('of two rows that wait for one part of a price, one says so once the other is counted', async () => {
    const reference = await placedOn('2026-11-16')
    at('2026-11-20')
    await imported(`2026-11-17,PAYER 9 ${withSlip(reference)},14.50`, `2026-11-18,REVERSED ${reference},14.50`)
    const near = (await fileOf(reference)).waiting.find(({ reason }) => reason === 'near-miss')
    const other = (await fileOf(reference)).waiting.find(({ reason }) => reason === 'money-back')
    const shares = [{ reference, cents: 1450 }]
    expect(await statements.accept(other?.checksum ?? '', shares, 'it is here')).toEqual({ outcome: 'done' })
    expect(await theOneThatWaits(reference)).toMatchObject({ checksum: near?.checksum, reason: 'counted-perhaps' })
  })

  it('a transfer without a reference is not counted for an order that has its sum written down by hand', async () => {
    const reference = await placedOn('2026-11-16')
    at('2026-11-18')
    await decide(reference, { action: 'confirm' })
    at('2026-11-20')
    await imported('2026-11-17,ZELLE PAYMENT FROM PAYER 10,29.00')
    const row = (await statements.waitingPage({ limit: 100, skip: 0 })).find(
      ({ candidates }) => candidates.length === 0,
    )
    const accepted = ['accept', row?.checksum ?? '', reference, '--comment', 'from payer 10']
    const { text, exitCode } = await runStatementsCommand(statements, accepted, async () => undefined)
    expect([text, exitCode]).toEqual([expect.stringContaining(`${reference} counts this sum already`), 1])
    expect((await fileOf(reference)).order).toMatchObject({ status: 'paid', paidCents: 2900 })
    expect(await statements.waitingRow(row?.checksum ?? '')).toEqual(row)
    const another = await placedOn('2026-11-16')
    expect(await statements.accept(row?.checksum ?? '', [{ reference: another, cents: 2900 }], 'theirs')).toEqual({
      outcome: 'done',
    })
  })

  it('halves without a reference that stand in one statement are both counted, and in another export not again', async () => {
    const reference = await placedOn('2026-11-16')
    at('2026-11-20')
    await imported('2026-11-18,ZELLE FROM PAYER 11,14.50', '2026-11-19,ZELLE FROM PAYER 11,14.50')
    const shares = [{ reference, cents: 1450 }]
    const nameless = async () =>
      (await statements.waitingPage({ limit: 100, skip: 0 })).filter((row) => row.candidates.length === 0)
    for (const { checksum } of await nameless())
      expect(await statements.accept(checksum, shares, 'a half')).toEqual({ outcome: 'done' })
    expect((await fileOf(reference)).order).toMatchObject({ status: 'paid', paidCents: 2900 })
    at('2026-11-21')
    await imported('2026-11-18,ONLINE PAYMENT PAYER 11,14.50')
    const [again] = await nameless()
    expect(await statements.accept(again?.checksum ?? '', shares, 'a half')).toEqual({
      outcome: 'counted-perhaps',
      reference,
    })
  })

  it('a transfer for two orders is no longer proposed for both once one of them is paid, and again once that is undone', async () => {
    const [one, other] = [await placedOn('2026-11-16'), await placedOn('2026-11-16')]
    at('2026-11-20')
    await imported(`2026-11-17,PAYER 6 ${one} ${other},58.00`)
    const proposed = { reason: 'two-orders', candidates: [{ shareCents: 2900 }, { shareCents: 2900 }] }
    expect(await theOneThatWaits(one)).toMatchObject(proposed)
    await imported(`2026-11-18,PAYER 6 ONCE MORE ${one},29.00`)
    expect(await theOneThatWaits(one)).toMatchObject({
      reason: 'two-orders-other-sum',
      candidates: [
        { owedCents: 0, shareCents: 5800 },
        { owedCents: 2900, shareCents: 5800 },
      ],
    })
    await decide(one, { action: 'undo' })
    const rows = (await fileOf(one)).waiting
    expect(rows.find(({ cents }) => cents === 5800)).toMatchObject(proposed)
  })

  it('a transfer for two orders that was written down by hand at both says so', async () => {
    const [one, other] = [await placedOn('2026-11-16'), await placedOn('2026-11-16')]
    at('2026-11-20')
    await imported(`2026-11-17,PAYER 7 ${one} ${other},58.00`)
    await decide(one, { action: 'confirm' })
    await decide(other, { action: 'confirm' })
    expect((await theOneThatWaits(one)).reason).toBe('by-hand-perhaps')
  })
})

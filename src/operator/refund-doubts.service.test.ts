import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBooks } from '../../tests/support/books.ts'
import type { Business } from '../../tests/support/business.ts'
import { sqlite } from '../../tests/support/engines.ts'
import type { Decision } from './decision.ts'
import type { Statements } from './statements.server.ts'
import { runStatementsCommand } from './statements-command.server.ts'

describe('money that went back, and whose it was', () => {
  let shop: Business
  let statements: Statements
  let now = new Date('2026-11-20T18:10:00Z')
  beforeAll(async () => {
    ;({ shop, statements } = await openBooks(sqlite, new Date('2026-11-16T18:10:00Z'), () => now))
  })
  afterAll(() => shop.close())

  /** A minute later, and with a row of money that went out, so that signs are known. */
  const imported = async (...rows: string[]) => {
    now = new Date(now.getTime() + 60_000)
    const all = ['Date,Description,Amount', ...rows, '2026-11-17,RENT,-1.00']
    const read = await statements.preview(new TextEncoder().encode(all.join('\n')))
    return read.kind === 'preview' ? (await statements.commit(read)).counts : expect.fail(JSON.stringify(read))
  }
  const placed = async () => (await shop.order('basic')).instructions.reference
  const fileOf = async (reference: string) => (await shop.operator.fileOf(reference)) ?? expect.fail()
  const orderOf = async (reference: string) => (await fileOf(reference)).order
  const theOneThatWaits = async (reference: string) => {
    const { waiting } = await fileOf(reference)
    expect(waiting).toHaveLength(1)
    return waiting[0]?.checksum ?? expect.fail()
  }
  const decide = async (reference: string, decision: Decision) =>
    expect((await shop.operator.decide(reference, decision, 'as it was')).outcome).toBe('done')
  const accept = async (checksum: string, reference: string, cents: number) =>
    expect(await statements.accept(checksum, [{ reference, cents }], 'is theirs')).toEqual({ outcome: 'done' })

  it('of two returns that were noted by hand, one waits again once its note is undone', async () => {
    const reference = await placed()
    await imported(`2026-11-17,PAYER 1 ${reference},29.00`)
    await imported(`2026-11-18,PAYER 1 AGAIN ${reference},14.50`)
    await accept(await theOneThatWaits(reference), reference, 1450)
    await decide(reference, { action: 'return-part', amount: '10.00' })
    await decide(reference, { action: 'return-part', amount: '10.00' })
    await imported(`2026-11-19,BACK A ${reference},-10.00`, `2026-11-19,BACK B ${reference},-10.00`)
    expect((await fileOf(reference)).waiting).toEqual([])
    await decide(reference, { action: 'undo' })
    const back = await theOneThatWaits(reference)
    expect(await statements.recordRefund(back, reference, 'it did')).toEqual({ outcome: 'done' })
    expect(await orderOf(reference)).toMatchObject({ status: 'part-paid', paidCents: 2350 })
    expect((await fileOf(reference)).waiting).toEqual([])
  })

  it('money that names one order and was counted for another is not taken off the first', async () => {
    const [first, second] = [await placed(), await placed()]
    await imported(`2026-11-17,PAYER 2 ${first},29.00`)
    await imported(`2026-11-18,PAYER 2 FOR THE SECOND ${first},29.00`)
    await accept(await theOneThatWaits(first), second, 2900)
    await imported(`2026-11-19,RETURNED ${first},-29.00`)
    const back = await theOneThatWaits(first)
    expect(await statements.recordRefund(back, first, 'as offered')).toEqual({
      outcome: 'counted-elsewhere',
      other: second,
    })
    const said = await runStatementsCommand(
      statements,
      ['accept', back, '--comment', 'as offered'],
      async () => undefined,
    )
    expect(said.text).toContain(`write this row down for ${second}`)
    expect((await orderOf(first)).status).toBe('paid')
    expect(await statements.recordRefund(back, second, 'it was the second')).toEqual({ outcome: 'done' })
    expect([(await orderOf(first)).status, (await orderOf(second)).status]).toEqual(['paid', 'refunded'])

    await imported(`2026-11-20,RETURNED TOO ${first},-29.00`)
    expect(await statements.recordRefund(await theOneThatWaits(first), first, 'only this is left')).toEqual({
      outcome: 'done',
    })
  })

  it('a return that another export shows in other words is not taken off twice', async () => {
    const reference = await placed()
    await imported(`2026-11-17,PAYER 3 ${reference},29.00`)
    await imported(`2026-11-18,PAYER 3 AGAIN ${reference},29.00`)
    await accept(await theOneThatWaits(reference), reference, 2900)
    await imported(`2026-11-19,RETURN ${reference},-29.00`)
    const back = await theOneThatWaits(reference)
    expect(await statements.recordRefund(back, reference, 'the second')).toEqual({ outcome: 'done' })
    await imported(`2026-11-20,ACH RETURN R01 ${reference},-29.00`)
    const again = await theOneThatWaits(reference)
    expect(await statements.recordRefund(again, reference, 'as offered')).toEqual({ outcome: 'returned-perhaps' })
    expect(await orderOf(reference)).toMatchObject({ status: 'paid', paidCents: 2900 })
  })

  it('nor is one that was written down by hand, or that was dismissed with the payment that it took back', async () => {
    const reference = await placed()
    await imported(`2026-11-17,PAYER 6 ${reference},29.00`)
    await decide(reference, { action: 'pay', amount: '29.00' })
    await decide(reference, { action: 'return-surplus' })
    await imported(`2026-11-19,RETURN ${reference},-29.00`)
    expect((await fileOf(reference)).waiting).toEqual([])
    await imported(`2026-11-19,ACH RETURN R01 ${reference},-29.00`)
    expect(await statements.recordRefund(await theOneThatWaits(reference), reference, 'as offered')).toEqual({
      outcome: 'returned-perhaps',
    })

    const second = await placed()
    await imported(`2026-11-17,PAYER 7 ${second},29.00`)
    await imported(`2026-11-18,PAYER 7 AGAIN ${second},29.00`)
    await statements.dismiss(await theOneThatWaits(second), 'sent back to them')
    await imported(`2026-11-19,RETURN ${second},-29.00`)
    await statements.dismiss(await theOneThatWaits(second), 'the double')
    await imported(`2026-11-19,ACH RETURN R01 ${second},-29.00`)
    expect(await statements.recordRefund(await theOneThatWaits(second), second, 'as offered')).toEqual({
      outcome: 'returned-perhaps',
    })
  })

  it('two returns of one statement are two, and both are taken off', async () => {
    const reference = await placed()
    await imported(`2026-11-17,PAYER 8 ${reference},14.50`, `2026-11-18,PAYER 8 AGAIN ${reference},14.50`)
    await imported(`2026-11-19,RETURN A ${reference},-14.50`, `2026-11-19,RETURN B ${reference},-14.50`)
    for (const { checksum } of (await fileOf(reference)).waiting)
      expect(await statements.recordRefund(checksum, reference, 'it went back')).toEqual({ outcome: 'done' })
    expect(await orderOf(reference)).toMatchObject({ status: 'refunded', paidCents: 0 })
  })

  it('a return that names two orders is not taken off one where the other has it written down by hand', async () => {
    const [one, other] = [await placed(), await placed()]
    await imported(`2026-11-17,PAYER 4 ${one},29.00`, `2026-11-17,PAYER 5 ${other},29.00`)
    await decide(other, { action: 'refund' })
    await imported(`2026-11-19,RETURNED ${one} ${other},-29.00`)
    expect(await statements.recordRefund(await theOneThatWaits(one), one, 'as offered')).toEqual({
      outcome: 'noted-elsewhere',
      other,
    })
    expect((await orderOf(one)).status).toBe('paid')
  })
})

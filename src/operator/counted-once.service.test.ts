import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBooks } from '../../tests/support/books.ts'
import type { Business } from '../../tests/support/business.ts'
import { sqlite } from '../../tests/support/engines.ts'
import { daysAfter } from '../format/day.ts'
import { orderStore } from '../orders/order-store.server.ts'
import type { Statements } from './statements.server.ts'

const statement = (...rows: string[]) => new TextEncoder().encode(['Date,Description,Amount', ...rows].join('\n'))

describe('money and its orders', () => {
  let shop: Business
  let statements: Statements
  let now = new Date('2026-11-02T18:00:00Z')
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
    const read = await statements.preview(statement(...rows, `${rows[0]?.slice(0, 10)},RENT,-1.00`))
    return read.kind === 'preview' ? (await statements.commit(read)).counts : expect.fail(JSON.stringify(read))
  }
  const bought = () => shop.order('basic')
  const placed = async () => (await bought()).instructions.reference
  const waitingFor = async (reference: string) => (await shop.operator.fileOf(reference))?.waiting ?? expect.fail()
  const refusals = async (reference: string) => {
    const rows = await shop.database.db.selectFrom('audit').selectAll().where('action', '=', 'refused').execute()
    return rows.map(({ detail }) => JSON.parse(detail)).filter((tried) => tried.reference === reference)
  }
  const orderOf = async (reference: string) => (await shop.operator.fileOf(reference))?.order

  it('a part that was written down by hand is not counted again by its row, however much later that was', async () => {
    at('2026-11-02')
    const reference = await placed()
    at('2026-11-10')
    const paid = await shop.operator.decide(reference, { action: 'pay', amount: '14.50' }, 'half came')
    expect(paid.outcome).toBe('done')
    at('2026-11-20')
    expect(await imported(`2026-11-03,PAYER ${reference},14.50`)).toMatchObject({ suggested: 1, matched: 0, under: 0 })
    expect(await orderOf(reference)).toMatchObject({ status: 'part-paid', paidCents: 1450 })
  })

  it('a return that names two orders is written down for one of them, and waits no more', async () => {
    at('2026-11-16')
    const [one, other] = [await placed(), await placed()]
    at('2026-11-20')
    await imported(`2026-11-17,PAYER A ${one},29.00`, `2026-11-17,PAYER B ${other},29.00`)
    await imported(`2026-11-19,RETURN OF ONE ${one} ${other},-29.00`)
    const [row] = await statements.waitingRefunds(10)
    if (!row) expect.fail('no return waits')
    expect(await statements.recordRefund(row.checksum, other, 'it was the other')).toEqual({ outcome: 'done' })
    expect(await statements.waitingRefunds(10)).toEqual([])
    expect(await statements.recordRefund(row.checksum, one, 'pressed once more')).toEqual({
      outcome: 'decided-already',
    })
    expect([(await orderOf(one))?.status, (await orderOf(other))?.status]).toEqual(['paid', 'refunded'])
  })

  it('a return that was written down from its row is told as one from a statement, on the day of the row', async () => {
    at('2026-11-16')
    const reference = await placed()
    at('2026-11-20')
    await imported(`2026-11-17,PAYER F ${reference},29.00`)
    await imported(`2026-11-19,RETURN OF F ${reference},-29.00`)
    const row = (await statements.waitingRefunds(10)).find(({ candidates }) => candidates[0]?.reference === reference)
    if (!row) expect.fail('no return waits')
    await statements.recordRefund(row.checksum, reference, 'the bank took it back')
    const payments = (await shop.operator.fileOf(reference))?.payments
    expect(payments?.find(({ amountCents }) => amountCents < 0)).toMatchObject({
      amountCents: -2900,
      origin: 'statement',
      receivedOn: '2026-11-19',
    })
  })

  it('a return waits where only the second order that it names has been paid', async () => {
    at('2026-11-16')
    const [unpaid, paid] = [await placed(), await placed()]
    at('2026-11-20')
    await imported(`2026-11-17,PAYER C ${paid},29.00`)
    await imported(`2026-11-19,RETURN ${unpaid} ${paid},-29.00`)
    const waiting = await statements.waitingRefunds(10)
    expect(waiting.filter((row) => row.candidates.some(({ reference }) => reference === paid))).toHaveLength(1)
  })

  it('a double payment that goes back before it was counted never closes the order that is paid', async () => {
    at('2026-11-16')
    const reference = await placed()
    at('2026-11-20')
    await imported(`2026-11-17,PAYER G ${reference},29.00`)
    await imported(`2026-11-18,PAYER G AGAIN ${reference},29.00`)
    await imported(`2026-11-19,SENT BACK TO G ${reference},-29.00`)
    const [back, double] = await waitingFor(reference)
    expect([back?.cents, double?.cents]).toEqual([-2900, 2900])
    const writeDown = () => statements.recordRefund(back?.checksum ?? '', reference, 'the double')
    expect(await writeDown()).toEqual({ outcome: 'money-waits' })
    expect(await orderOf(reference)).toMatchObject({ status: 'paid', paidCents: 2900 })
    await statements.accept(double?.checksum ?? '', [{ reference, cents: 2900 }], 'paid twice')
    expect(await writeDown()).toEqual({ outcome: 'done' })
    expect(await orderOf(reference)).toMatchObject({ status: 'paid', paidCents: 2900 })
    expect(await waitingFor(reference)).toEqual([])
  })

  it('a surplus that was returned by hand is not written down again as a refund by its row', async () => {
    at('2026-11-16')
    const reference = await placed()
    at('2026-11-20')
    await shop.operator.decide(reference, { action: 'pay', amount: '58.00' }, 'paid twice')
    await imported(`2026-11-19,SENT BACK TO H ${reference},-29.00`)
    await shop.operator.decide(reference, { action: 'return-surplus' }, 'sent back')
    const [back] = await waitingFor(reference)
    expect(await statements.recordRefund(back?.checksum ?? '', reference, 'again')).toEqual({
      outcome: 'noted-by-hand',
    })
    expect(await orderOf(reference)).toMatchObject({ status: 'paid', paidCents: 2900 })
  })

  it('a return that was noted waits again once what noted it is undone', async () => {
    at('2026-11-16')
    const reference = await placed()
    at('2026-11-20')
    await imported(`2026-11-17,PAYER I ${reference},29.00`)
    await shop.operator.decide(reference, { action: 'refund' }, 'sent back')
    await imported(`2026-11-19,SENT BACK TO I ${reference},-29.00`)
    expect(await waitingFor(reference)).toEqual([])
    await shop.operator.decide(reference, { action: 'undo' }, 'pressed by mistake')
    const [back] = await waitingFor(reference)
    expect(back).toMatchObject({ cents: -2900, reason: 'back-of-paid' })
    expect(await statements.recordRefund(back?.checksum ?? '', reference, 'it did')).toEqual({ outcome: 'done' })
    expect(await orderOf(reference)).toMatchObject({ status: 'refunded', paidCents: 0 })
    expect(await waitingFor(reference)).toEqual([])
  })

  it('a return that names two unpaid orders lets the payment of either wait', async () => {
    at('2026-11-16')
    const [one, other] = [await placed(), await placed()]
    at('2026-11-20')
    await imported(`2026-11-19,RETURN OF EITHER ${one} ${other},-29.00`)
    const counts = await imported(`2026-11-17,PAYER J ${one},29.00`, `2026-11-17,PAYER K ${other},29.00`)
    expect(counts).toMatchObject({ matched: 0, suggested: 2 })
    expect([(await orderOf(one))?.paidCents, (await orderOf(other))?.paidCents]).toEqual([0, 0])
  })

  it('a part that the bank takes back closes the code until it comes again, and does not make the year longer', async () => {
    at('2026-11-16')
    const { accessCode, instructions } = await bought()
    const { reference } = instructions
    at('2026-11-20')
    await imported(`2026-11-17,PAYER L ${reference},14.00`, `2026-11-18,PAYER L ${reference},15.00`)
    const paid = await orderOf(reference)
    expect(paid).toMatchObject({ status: 'paid', paidCents: 2900 })
    at('2026-11-21')
    await imported(`2026-11-19,RETURNED ${reference},-15.00`)
    const [back] = await waitingFor(reference)
    const writeDown = () => statements.recordRefund(back?.checksum ?? '', reference, 'the bank took it back')
    expect(await writeDown()).toEqual({ outcome: 'done' })
    expect(await orderOf(reference)).toMatchObject({ status: 'part-paid', paidCents: 1400 })
    expect((await shop.operator.fileOf(reference))?.payments.at(-1)).toMatchObject({
      ...{ amountCents: -1500, origin: 'statement', receivedOn: '2026-11-19' },
    })
    const opened = await shop.post('/api/verify-access', { accessCode })
    expect(await opened.json()).toMatchObject({ status: 'awaiting-payment' })
    expect(await waitingFor(reference)).toEqual([])

    await shop.operator.decide(reference, { action: 'undo' }, 'pressed by mistake')
    expect(await orderOf(reference)).toMatchObject({ status: 'paid', paidCents: 2900 })
    expect(await waitingFor(reference)).toMatchObject([{ cents: -1500, reason: 'back-of-paid' }])
    expect(await writeDown()).toEqual({ outcome: 'done' })

    at('2026-11-25')
    expect(await imported(`2026-11-24,PAYER L ONCE MORE ${reference},15.00`)).toMatchObject({
      matched: 0,
      suggested: 1,
    })
    const [again] = await waitingFor(reference)
    await statements.accept(again?.checksum ?? '', [{ reference, cents: 1500 }], 'it came again')
    expect(await orderOf(reference)).toMatchObject({
      ...{ status: 'paid', paidCents: 2900, validUntil: paid?.validUntil, confirmedAt: paid?.confirmedAt },
    })
    expect((await shop.post('/api/verify-access', { accessCode })).status).toBe(200)
  })

  it('a double payment that was dismissed and goes back never closes the order that is paid', async () => {
    at('2026-11-16')
    const reference = await placed()
    at('2026-11-20')
    await imported(`2026-11-17,PAYER M ${reference},29.00`)
    await imported(`2026-11-18,PAYER M AGAIN ${reference},29.00`)
    const [double] = await waitingFor(reference)
    await statements.dismiss(double?.checksum ?? '', 'sent back to them')
    await imported(`2026-11-19,SENT BACK TO M ${reference},-29.00`)
    const [back] = await waitingFor(reference)
    const writeDown = (of = back) => statements.recordRefund(of?.checksum ?? '', reference, 'it went back')
    expect(await writeDown()).toEqual({ outcome: 'money-dismissed' })
    expect(await orderOf(reference)).toMatchObject({ status: 'paid', paidCents: 2900 })
    expect(await refusals(reference)).toMatchObject([
      { command: 'return', why: 'money-dismissed', row: back?.checksum },
    ])

    await statements.dismiss(back?.checksum ?? '', 'the double')
    at('2026-11-26')
    await imported(`2026-11-25,RETURNED TO M ${reference},-29.00`)
    const [second] = await waitingFor(reference)
    expect(await writeDown(second)).toEqual({ outcome: 'done' })
    expect(await orderOf(reference)).toMatchObject({ status: 'refunded', paidCents: 0 })
  })

  it('a transfer for two orders that goes back is not taken from one of them', async () => {
    at('2026-11-16')
    const [one, other] = [await placed(), await placed()]
    at('2026-11-20')
    await imported(`2026-11-17,PAYER O ${one} ${other},58.00`)
    const [both] = await waitingFor(one)
    const shares = [one, other].map((reference) => ({ reference, cents: 2900 }))
    expect(await statements.accept(both?.checksum ?? '', shares, 'for both')).toEqual({ outcome: 'done' })
    await shop.operator.decide(one, { action: 'pay', amount: '29.00' }, 'paid twice')
    await imported(`2026-11-19,RETURNED TO O ${one} ${other},-58.00`)
    const [back] = await waitingFor(one)
    expect(await statements.recordRefund(back?.checksum ?? '', one, 'it went back')).toEqual({
      outcome: 'for-several',
    })
    expect(await orderOf(one)).toMatchObject({ status: 'paid', paidCents: 5800 })
  })

  it('money that came over the price is not taken for what went back of a payment that never counted', async () => {
    at('2026-11-16')
    const reference = await placed()
    at('2026-11-20')
    await imported(`2026-11-17,PAYER N ${reference},29.00`, `2026-11-18,RETURNED TO N ${reference},-29.00`)
    const [first] = await waitingFor(reference)
    await statements.dismiss(first?.checksum ?? '', 'it bounced')
    await shop.operator.decide(reference, { action: 'pay', amount: '58.00' }, 'paid anew, for two')
    const [back] = await waitingFor(reference)
    expect(await statements.recordRefund(back?.checksum ?? '', reference, 'it went back')).toEqual({
      outcome: 'money-dismissed',
    })
    expect(await orderOf(reference)).toMatchObject({ status: 'paid', paidCents: 5800 })
  })

  it('a return that names an unpaid order first and a second one lets the payment of the second wait, and is proposed for it', async () => {
    at('2026-11-16')
    const [one, other] = [await placed(), await placed()]
    at('2026-11-20')
    const read = await statements.preview(statement(`2026-11-17,PAYER N ${other},29.00`, '2026-11-17,RENT OF N,-1.00'))
    if (read.kind !== 'preview') expect.fail(JSON.stringify(read))
    await imported(`2026-11-19,RETURN OF ONE OF TWO ${one} ${other},-29.00`)
    expect((await statements.commit(read)).counts).toMatchObject({ matched: 0, suggested: 1 })
    const [row] = await waitingFor(other)
    await statements.accept(row?.checksum ?? '', [{ reference: other, cents: 2900 }], 'it is here')
    const returns = await statements.waitingRefunds(50)
    const back = returns.find(({ candidates }) => candidates.some(({ reference }) => reference === other))
    expect(back).toMatchObject({ reason: 'back-of-paid', candidates: [{ reference: other }, { reference: one }] })
  })

  it('a part whose order expired between preview and import counts by the day on which it was booked', async () => {
    at('2026-11-02')
    const [inTime, late] = [await placed(), await placed()]
    const { closesOn = '' } = (await orderOf(inTime)) ?? {}
    at(closesOn)
    const read = await statements.preview(
      statement(
        `${closesOn},PART ${inTime},14.50`,
        `${daysAfter(closesOn, 1)},PART ${late},14.50`,
        `${closesOn},RENT OF P,-1.00`,
      ),
    )
    if (read.kind !== 'preview') expect.fail(JSON.stringify(read))
    expect(read.counts).toMatchObject({ under: 2 })
    at('2026-11-30')
    expect((await statements.commit(read)).counts).toMatchObject({ under: 1, suggested: 1 })
    expect(await orderOf(inTime)).toMatchObject({ paidCents: 1450 })
    expect(await orderOf(late)).toMatchObject({ paidCents: 0 })
  })

  it('what was decided on a page that had grown old is refused, and a row of the audit tells of it', async () => {
    at('2026-11-16')
    const reference = await placed()
    const seen = (await shop.operator.fileOf(reference))?.history.at(-1)?.id
    await shop.operator.decide(reference, { action: 'confirm' }, 'it came')
    const late = await shop.operator.decide(reference, { action: 'cancel' }, 'no money', seen)
    expect(late.outcome).toBe('changed-since')
    expect(await refusals(reference)).toMatchObject([{ command: 'cancel', why: 'changed-since' }])
    expect((await shop.operator.fileOf(reference))?.history.at(-1)?.action).toBe('confirmed')
  })

  it('a preview that waited confirms no order whose money went back meanwhile', async () => {
    at('2026-11-16')
    const reference = await placed()
    at('2026-11-20')
    const rows = [`2026-11-17,PAYER D ${reference},29.00`, '2026-11-17,RENT OF D,-1.00']
    const read = await statements.preview(statement(...rows))
    if (read.kind !== 'preview') expect.fail(JSON.stringify(read))
    await imported(`2026-11-19,RETURNED ${reference},-29.00`)
    expect((await statements.commit(read)).counts).toMatchObject({ matched: 0, suggested: 1 })
    expect(await orderOf(reference)).toMatchObject({ status: 'awaiting-payment', paidCents: 0 })
  })

  it('a row that was counted, undone, dismissed and taken up again waits in the group that it names itself', async () => {
    at('2026-11-16')
    const reference = await placed()
    at('2026-11-20')
    const before = await statements.waitingByState()
    await imported(`2026-11-17,PAYER E ${reference},29.00`)
    await shop.operator.decide(reference, { action: 'undo' }, 'not theirs')
    const row = (await statements.waitingPage({ limit: 50, skip: 0 })).find(
      ({ candidates }) => candidates[0]?.reference === reference,
    )
    if (!row) expect.fail('no row waits')
    await statements.dismiss(row.checksum, 'for nobody')
    expect(await statements.waitingByState()).toEqual(before)
    await statements.reconsider(row.checksum, 'it is theirs')
    expect((await statements.waitingRow(row.checksum))?.state).toBe('suggested')
    const suggested = (groups: typeof before) => groups.find(({ state }) => state === 'suggested')?.rows ?? 0
    const after = await statements.waitingByState()
    expect(after.map(({ state }) => state)).not.toContain('matched')
    expect(suggested(after)).toBe(suggested(before) + 1)
  })

  it('an order of a flood stays while money that may be its own waits for a person', async () => {
    at('2026-11-21')
    const [real, flood] = [await placed(), await placed()]
    for (let count = 0; count < 205; count++) await placed()
    // Without an order in each of the weeks before it, a sweep removes nothing.
    for (const day of ['2026-12-02', '2026-12-09']) {
      at(day)
      await placed()
    }
    at('2026-12-13')
    await imported(`2026-12-12,LATE PART ${real},14.50`)
    at('2026-12-19')
    await placed()
    await shop.sweep()
    at('2026-12-27')
    await shop.sweep()
    expect(await orderStore(shop.database.db).byReference(flood)).toBeUndefined()
    expect(await orderStore(shop.database.db).byReference(real)).toBeDefined()
  })
})

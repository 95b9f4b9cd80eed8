import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../../tests/support/business.ts'
import { engines } from '../../tests/support/engines.ts'
import { withSlip } from '../../tests/support/statement-slip.ts'
import type { Database } from '../database/tables.ts'
import { createCodeVault } from '../orders/code-vault.server.ts'
import { systemRandom } from '../purchase/ordering.server.ts'
import type { StatementPreview } from './statement/preview.server.ts'
import type { Answers } from './statement/read-statement.server.ts'
import { type Statements, statementsOf } from './statements.server.ts'

const ordered = new Date('2026-11-16T18:00:00Z')
const arrived = new Date('2026-11-20T18:00:00Z')
const vault = createCodeVault('a key for these tests only, long enough to pass')
const statementsOn = (db: Database, at = arrived) =>
  statementsOf({ db, clock: () => at, random: systemRandom, vault: async () => vault })

const bytesOf = (...rows: string[]) => new TextEncoder().encode(['Date,Description,Amount', ...rows].join('\n'))
const day = '2026-11-19'

describe.each(engines)('bank statements on $name', (engine) => {
  let shop: Business
  let statements: Statements
  beforeAll(async () => {
    shop = await openBusiness(engine, { live: true, now: ordered })
    statements = statementsOn(shop.database.db)
  })
  afterAll(() => shop.close())

  const preview = async (bytes: Uint8Array, answers?: Answers): Promise<StatementPreview> => {
    const read = await statements.preview(bytes, answers)
    if (read.kind !== 'preview') throw new Error(`it was not read: ${JSON.stringify(read)}`)
    return read
  }
  const imported = async (...rows: string[]) => (await statements.commit(await preview(bytesOf(...rows)))).counts
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

  it('change nothing by a preview', async () => {
    const { reference } = await placed()
    const { counts } = await preview(bytesOf(`${day},PAYER 1 ${reference},29.00`))
    expect(counts.matched).toBe(1)
    expect(await statusOf(reference)).toBe('awaiting-payment')
    expect(await statements.waitingPage({ limit: 10, skip: 0 })).toEqual([])
  })

  it('open the code of an order that they match, with a payment of the day the bank names', async () => {
    const { reference, accessCode } = await placed()
    expect(await imported(`${day},PAYER 2 ${reference},29.00`)).toMatchObject({ matched: 1 })
    const answer = await shop.post('/api/verify-access', { accessCode })
    expect(await answer.json()).toMatchObject({ status: 'active', expiryDate: '2027-11-20' })
    const file = await shop.operator.fileOf(reference)
    expect(file?.payments).toMatchObject([{ amountCents: 2900, receivedOn: day, origin: 'statement' }])
    expect(file?.history.map(({ action }) => action)).toEqual(['ordered', 'payment-recorded'])
  })

  it('count no row twice: not in the same file again, and of an overlapping one only what is new', async () => {
    const [first, second] = [await placed(), await placed()]
    const rows = [`${day},PAYER 3 ${first.reference},14.50`, `${day},PAYER 3,5.00`]
    expect(await imported(...rows)).toMatchObject({ under: 1, 'no-match': 1 })
    const imports = () =>
      shop.database.db.selectFrom('audit').select('id').where('action', '=', 'statement-imported').execute()
    const before = await imports()
    expect(await imported(...rows)).toMatchObject({ under: 0, 'no-match': 0, 'already-imported': 2 })
    expect(await imports()).toEqual(before)
    expect(await imported(`${day},PAYER 4 ${second.reference},29.00`, ...rows)).toMatchObject({
      matched: 1,
      'already-imported': 2,
    })
    expect(await statusOf(first.reference)).toBe('part-paid')
    expect(await statusOf(second.reference)).toBe('paid')
  })

  it('keep nothing of who paid', async () => {
    const { reference } = await placed()
    await imported(`${day},A NAMED PAYER Konto 998877 ${reference},29.00`, `${day},ANOTHER NAMED PAYER,7.00`)
    await imported(`${day},A THIRD PAYER ${withSlip(reference)},29.00`)
    for (const table of ['statement_rows', 'statement_mappings', 'payments', 'audit', 'orders']) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(shop.database.db)
      expect(JSON.stringify(rows)).not.toMatch(/PAYER|Konto|998877/)
    }
    expect(shop.logged.join('')).not.toMatch(/PAYER|998877/)
  })

  it('let an order wait that has changed since the preview', async () => {
    const { reference } = await placed()
    const before = await preview(bytesOf(`${day},PAYER 5 ${reference},29.00`))
    await shop.change(reference, 'cancel')
    expect((await statements.commit(before)).counts).toMatchObject({ matched: 0, suggested: 1 })
    expect(await statusOf(reference)).toBe('cancelled')
    expect(await waitingFor(reference)).toMatchObject({ state: 'suggested', reason: 'changed', cents: 2900 })
  })

  it('let the money wait of an order that was confirmed by hand since the preview, and count it once', async () => {
    const { reference } = await placed()
    const before = await preview(bytesOf(`${day},PAYER 5 by hand ${reference},29.00`))
    await shop.change(reference, 'confirm')
    expect((await statements.commit(before)).counts).toMatchObject({ matched: 0, suggested: 1 })
    expect((await shop.operator.fileOf(reference))?.order).toMatchObject({ status: 'paid', paidCents: 2900 })
    expect(await waitingFor(reference)).toMatchObject({ reason: 'by-hand-perhaps' })
  })

  it('let a person accept a suggestion, once, and forget what was found', async () => {
    const { reference } = await placed()
    const near = withSlip(reference)
    await imported(`${day},PAYER 6 ${near},29.00`)
    const row = await waitingFor(reference)
    expect(row).toMatchObject({ reason: 'near-miss', candidates: [{ found: near.slice(3), owedCents: 2900 }] })
    const shares = [{ reference, cents: 2900 }]
    expect(await statements.accept(row.checksum, shares, 'one letter')).toEqual({ outcome: 'done' })
    expect(await statements.accept(row.checksum, shares, 'again')).toEqual({ outcome: 'decided-already' })
    const file = await shop.operator.fileOf(reference)
    expect(file?.order).toMatchObject({ status: 'paid', paidCents: 2900 })
    expect(file?.history.at(-1)?.detail).toContain('one letter')
    const kept = await shop.database.db
      .selectFrom('statement_rows')
      .selectAll()
      .where('checksum', '=', row.checksum)
      .execute()
    expect(kept).toMatchObject([{ decision: 'accepted', booked_on: day, amount_cents: 2900 }])
    expect(JSON.stringify(kept)).not.toContain(near.slice(3))
  })

  it('split one transfer for two orders, all or nothing', async () => {
    const [first, second, cancelled] = [await placed(), await placed(), await placed()]
    await imported(`${day},PAYER 7 ${first.reference} ${second.reference},58.00`)
    const row = await waitingFor(first.reference)
    expect(row.reason).toBe('two-orders')
    await shop.change(cancelled.reference, 'cancel')
    const shares = row.candidates.map(({ reference, shareCents }) => ({ reference, cents: shareCents }))
    const toNobody = [
      { reference: first.reference, cents: 2900 },
      { reference: 'HQ-2222222', cents: 2900 },
    ]
    expect(await statements.accept(row.checksum, toNobody, 'a slip')).toMatchObject({ outcome: 'order-refused' })
    expect(await statusOf(first.reference)).toBe('awaiting-payment')
    expect((await waitingFor(first.reference)).candidates).toHaveLength(2)
    expect(await statements.accept(row.checksum, shares, 'both')).toEqual({ outcome: 'done' })
    expect([await statusOf(first.reference), await statusOf(second.reference)]).toEqual(['paid', 'paid'])
  })

  it('reopen a cancelled order only when a person accepts its money', async () => {
    const { reference } = await placed()
    await shop.change(reference, 'cancel')
    expect(await imported(`${day},PAYER 8 ${reference},29.00`)).toMatchObject({ suggested: 1, matched: 0 })
    expect(await statusOf(reference)).toBe('cancelled')
    const { checksum } = await waitingFor(reference)
    await statements.accept(checksum, [{ reference, cents: 2900 }], 'it was meant')
    expect(await statusOf(reference)).toBe('paid')
  })

  it('reopen an expired order by its full price alone, and let a part of it wait for a person', async () => {
    const [full, part] = [await placed(), await placed()]
    const late = statementsOn(shop.database.db, new Date('2027-01-10T18:00:00Z'))
    const read = await late.preview(
      bytesOf(`2027-01-08,PAYER 9 ${full.reference},29.00`, `2027-01-08,PAYER 10 ${part.reference},10.00`),
    )
    if (read.kind !== 'preview') throw new Error('it was not read')
    expect(read.rows.map(({ state, reason }) => `${state} ${reason}`)).toEqual([
      'matched reopens',
      'suggested late-part',
    ])
    await late.commit(read)
    expect(await statusOf(full.reference)).toBe('paid')
    const short = await shop.operator.fileOf(part.reference)
    expect(short?.order).toMatchObject({ paidCents: 0 })
    expect(await waitingFor(part.reference)).toMatchObject({ reason: 'late-part' })
  })

  it('never count one transfer twice that another export shows with other words and another day', async () => {
    const [half, undone, other] = [await placed(), await placed(), await placed()]
    await imported(`2026-11-20,PAYER 21 ${half.reference},14.50`)
    await imported(`2026-11-21,ZELLE PAYER 21 ${half.reference},14.50`)
    expect(await waitingFor(half.reference)).toMatchObject({ reason: 'counted-perhaps' })
    expect(await statusOf(half.reference)).toBe('part-paid')

    await imported(`2026-11-20,PAYER 22 ${undone.reference},29.00`)
    await shop.operator.decide(undone.reference, { action: 'undo' }, 'meant for another')
    const [row] = (await statements.waitingPage({ limit: 100, skip: 0 })).filter(({ reason }) => reason === 'undone')
    await statements.accept(row?.checksum ?? '', [{ reference: other.reference, cents: 2900 }], 'for this one')
    await imported(`2026-11-21,ZELLE PAYER 22 ${undone.reference},29.00`)
    expect(await waitingFor(undone.reference)).toMatchObject({ reason: 'counted-perhaps' })
    expect(await statusOf(undone.reference)).toBe('awaiting-payment')
    expect(await statusOf(other.reference)).toBe('paid')
  })

  it('let a person dismiss a row with a comment, and take that back for a day', async () => {
    const { reference } = await placed()
    await imported(`${day},PAYER 11 ${reference},40.00`)
    const { checksum, state } = await waitingFor(reference)
    expect(state).toBe('over')
    expect(await statements.dismiss(checksum, 'sent back')).toEqual({ outcome: 'done' })
    expect(await statements.waitingRow(checksum.slice(0, 10))).toBeUndefined()
    const late = statementsOn(shop.database.db, new Date(arrived.getTime() + 25 * 3_600_000))
    expect(await late.reconsider(checksum, 'too late')).toEqual({ outcome: 'decided-already' })
    const soon = statementsOn(shop.database.db, new Date(arrived.getTime() + 60_000))
    expect(await soon.reconsider(checksum, 'a mistake')).toEqual({ outcome: 'done' })
    expect(await statements.waitingRow(checksum.slice(0, 10))).toMatchObject({ checksum })
    const history = (await shop.operator.fileOf(reference))?.history.map(({ action }) => action)
    expect(history?.slice(1)).toEqual(['statement-row-dismissed', 'statement-row-reconsidered'])
    expect(await statements.dismiss('f'.repeat(64), 'nobody')).toEqual({ outcome: 'unknown' })
  })

  it('let money wait again whose order was undone, so that it can go to another', async () => {
    const [wrong, right] = [await placed(), await placed()]
    await imported(`${day},PAYER 12 ${wrong.reference},29.00`)
    expect(await shop.operator.decide(wrong.reference, { action: 'undo' }, 'not theirs')).toMatchObject({
      outcome: 'done',
    })
    const [row] = (await statements.waitingPage({ limit: 100, skip: 0 })).filter(({ reason }) => reason === 'undone')
    const accepted = await statements.accept(
      row?.checksum ?? '',
      [{ reference: right.reference, cents: 2900 }],
      'theirs',
    )
    expect(accepted).toEqual({ outcome: 'done' })
    expect([await statusOf(wrong.reference), await statusOf(right.reference)]).toEqual(['awaiting-payment', 'paid'])
    expect((await statements.waitingPage({ limit: 100, skip: 0 })).filter(({ reason }) => reason === 'undone')).toEqual(
      [],
    )
  })

  it('remember by its header how the columns and dates of a statement are read', async () => {
    const other = (row: string) => new TextEncoder().encode(`When,What,How much\n${row}`)
    const file = other('11/03/2026,PAYER 13,3.00')
    expect((await statements.preview(file)).kind).toBe('ask-columns')
    const columns = { date: ['When'], description: ['What'], amount: ['How much'] }
    expect((await statements.preview(file, { columns })).kind).toBe('ask-dates')
    await statements.commit(await preview(file, { columns, dates: 'month-first' }))
    const next = await preview(other('11/04/2026,PAYER 14,4.00'))
    expect(next.rows).toMatchObject([{ day: '2026-11-04', cents: 400 }])
  })

  it('say how many rows wait, and their sum, page by page', async () => {
    const { rows, cents } = await statements.waitingSum()
    const all = await statements.waitingPage({ limit: 1000, skip: 0 })
    expect(all).toHaveLength(rows)
    expect(all.reduce((sum, row) => sum + row.cents, 0)).toBe(cents)
    const first = await statements.waitingPage({ limit: 2, skip: 0 })
    expect([...first, ...(await statements.waitingPage({ limit: 1000, skip: 2 }))]).toEqual(all)
  })
})

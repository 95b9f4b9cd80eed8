import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../../tests/support/business.ts'
import { engines } from '../../tests/support/engines.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { createCodeVault } from '../orders/code-vault.server.ts'
import { isUnpaid, type Order, statusOn } from '../orders/order.ts'
import { systemRandom } from '../purchase/ordering.server.ts'
import type { Decision } from './decision.ts'
import { exactMoney } from './operator-formats.ts'
import type { Share } from './statement/answers.ts'
import { type Statements, statementsOf } from './statements.server.ts'

const vault = createCodeVault('a key for these tests only, long enough to pass')

/** Money that somebody really sent, for one order or two, and what the books say of it. */
interface Transfer {
  number: number
  shares: Share[]
  sentOn: string
  /** The day on which the bank took it back, or on which it was sent back. */
  backOn?: string
  /** The references that its payer wrote. */
  named: string[]
  /** The order that it is really for, where its payer wrote another reference. */
  meant?: string | undefined
  /** The checksums of its rows in the words of each export. */
  rows: string[]
  backRows: string[]
  /** The one that counts. */
  countedRow?: string | undefined
  counted: 'no' | 'by hand' | 'from its row'
  /** It does not count, and never will again. */
  isSettled: boolean
}

const orderCount = 3
const anOrder = fc.nat(orderCount - 1)
const aTransfer = fc.nat()
const one = <Doing extends string, Rest>(doing: Doing, rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> }) =>
  fc.record({ doing: fc.constant(doing), ...rest }) as fc.Arbitrary<{ doing: Doing } & Rest>
const undoable = fc.constantFrom('cancel', 'refund', 'confirm', 'reopen', 'return-surplus')
const aStep = fc.oneof(
  { weight: 4, arbitrary: one('send', { order: anOrder, cents: fc.constantFrom(2900, 1450, 1000, 5800) }) },
  { weight: 1, arbitrary: one('send for two', { order: anOrder }) },
  { weight: 2, arbitrary: one('send with another reference', { order: anOrder, cents: fc.constantFrom(2900, 1450) }) },
  { weight: 2, arbitrary: one('send back', { transfer: aTransfer }) },
  { weight: 4, arbitrary: one('import', { words: fc.constantFrom(0, 0, 1) }) },
  { weight: 3, arbitrary: one('work through', {}) },
  { weight: 2, arbitrary: one('count by hand', { transfer: aTransfer }) },
  { weight: 2, arbitrary: one('note by hand that it went back', { transfer: aTransfer }) },
  { weight: 3, arbitrary: one('decide and undo', { order: anOrder, action: undoable }) },
  { weight: 3, arbitrary: one('write a row down and undo', { transfer: aTransfer }) },
  { weight: 1, arbitrary: one('cancel', { order: anOrder }) },
  { weight: 1, arbitrary: one('reopen', { order: anOrder }) },
  { weight: 3, arbitrary: one('pass', { days: fc.constantFrom(1, 3, 12) }) },
)
type Step = typeof aStep extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** The same few in every run, so that none fails by luck; `SEQUENCES=1500` draws others, and more. */
const drawnOn = (name: 'SQLite' | 'PostgreSQL') =>
  process.env.SEQUENCES ? { numRuns: Number(process.env.SEQUENCES) } : { numRuns: name === 'SQLite' ? 12 : 4, seed: 1 }

describe.each(engines)('the books on $name', (engine) => {
  const drawn = drawnOn(engine.name)
  let shop: Business
  let statements: Statements
  let now = new Date('2026-11-02T18:00:00Z')
  let transfersEver = 0
  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
    shop.setNow(now)
  }
  beforeAll(async () => {
    shop = await openBusiness(engine, { live: true, now })
    const surroundings = { clock: () => now, random: systemRandom, vault: async () => vault }
    statements = statementsOf({ db: shop.database.db, ...surroundings })
  })
  afterAll(() => shop.close())

  const orderOf = async (reference: string): Promise<Order> =>
    (await shop.operator.fileOf(reference))?.order ?? expect.fail(`${reference} is gone`)
  const decide = async (reference: string, decision: Decision) =>
    (await shop.operator.decide(reference, decision, 'as it was')).outcome
  const centsOf = ({ shares }: Transfer) => shares.reduce((sum, { cents }) => sum + cents, 0)

  /** Orders of their own, what was really sent for them, and somebody who knows it and writes down nothing else. */
  async function weeks() {
    const bought = await Promise.all(Array.from({ length: orderCount }, () => shop.order('basic')))
    const references = bought.map(({ instructions }) => instructions.reference)
    const transfers: Transfer[] = []
    const referenceOf = (order: number) => references[order % orderCount] ?? ''
    const picked = (pick: number) => transfers[pick % Math.max(1, transfers.length)]
    const transferOf = (checksum: string) =>
      transfers.find(({ rows, backRows }) => rows.includes(checksum) || backRows.includes(checksum))
    const waiting = async () =>
      (await statements.waitingPage({ limit: 500, skip: 0 })).filter(({ checksum }) => transferOf(checksum))
    const send = (...shares: Share[]) =>
      transfers.push({
        number: ++transfersEver,
        shares,
        named: shares.map(({ reference }) => reference),
        rows: [],
        backRows: [],
        sentOn: phoenixDay(now),
        counted: 'no',
        isSettled: false,
      })

    const sendBack = (transfer?: Transfer) => {
      if (transfer) transfer.backOn ??= phoenixDay(now)
    }

    async function countByHand(transfer: Transfer) {
      if (transfer.counted !== 'no' || transfer.isSettled || transfer.backOn) return
      const orders = await Promise.all(transfer.shares.map(({ reference }) => orderOf(reference)))
      // An order that is closed takes no money: what came for it is sent back.
      if (orders.some(({ status }) => status === 'cancelled' || status === 'refunded')) return
      for (const { reference, cents } of transfer.shares) {
        const { status, amountCents, paidCents } = await orderOf(reference)
        const isRest = isUnpaid(status) && amountCents - paidCents === cents
        const decision: Decision =
          isRest && transfer.number % 2 ? { action: 'confirm' } : { action: 'pay', amount: exactMoney(cents) }
        expect(await decide(reference, decision)).toBe('done')
      }
      transfer.counted = 'by hand'
    }

    async function noteReturnByHand(transfer: Transfer) {
      if (!transfer.backOn || transfer.counted === 'no') return
      for (const { reference, cents } of transfer.shares) {
        const { status, amountCents, paidCents } = await orderOf(reference)
        const isSurplus = status === 'paid' && paidCents - amountCents === cents
        const decision: Decision = isSurplus
          ? { action: 'return-surplus' }
          : paidCents === cents
            ? { action: 'refund' }
            : { action: 'return-part', amount: exactMoney(cents) }
        expect(await decide(reference, decision), JSON.stringify({ decision, status, paidCents })).toBe('done')
      }
      settle(transfer)
    }

    const settle = (transfer: Transfer) => {
      transfer.counted = 'no'
      transfer.isSettled = true
    }

    async function workThrough() {
      for (const { checksum } of await waiting()) {
        const transfer = transferOf(checksum)
        // What is written down of one row may settle another.
        if (!transfer || !(await statements.waitingRow(checksum))) continue
        if (transfer.backRows.includes(checksum)) await settleReturn(checksum, transfer)
        else await settlePayment(checksum, transfer)
      }
    }

    async function settleReturn(checksum: string, transfer: Transfer) {
      const [reference = '', second] = transfer.named
      const isCounted = transfer.counted !== 'no' && transfer.shares.some((one) => one.reference === reference)
      // Whoever presses what is offered does not know whose money it is, only that a row names two orders.
      const { outcome } = second ? { outcome: 'left' } : await statements.recordRefund(checksum, reference, 'went back')
      if (outcome === 'done') {
        expect(isCounted, 'nothing is taken off for money that never counted').toBe(true)
        settle(transfer)
      } else {
        await noteReturnByHand(transfer)
        if (await statements.waitingRow(checksum)) await statements.dismiss(checksum, 'known')
      }
    }

    async function settlePayment(checksum: string, transfer: Transfer) {
      expect(checksum, 'a row that counts waits no more').not.toBe(transfer.countedRow)
      const isTheirs = transfer.counted === 'no' && !transfer.isSettled && !transfer.backOn
      const [only] = transfer.shares
      const shares = transfer.meant && only ? [{ reference: transfer.meant, cents: only.cents }] : transfer.shares
      const accepted = isTheirs && (await statements.accept(checksum, shares, 'is theirs'))
      if (accepted && accepted.outcome === 'done') {
        transfer.counted = 'from its row'
        transfer.countedRow = checksum
        transfer.shares = shares
        return
      }
      await statements.dismiss(checksum, 'known')
      if (transfer.counted !== 'no') return
      settle(transfer)
      sendBack(transfer)
    }

    /** All that the bank has booked so far, as each export has it. */
    async function bringStatement(words = 0) {
      const booked = transfers.flatMap((transfer) => {
        const { number, sentOn, backOn } = transfer
        const named = `${transfer.named.join(' ')}${words ? ' ONLINE' : ''}`
        const dollars = (centsOf(transfer) / 100).toFixed(2)
        const sent = `${sentOn},PAYER ${number} ${named},${dollars}`
        return backOn ? [sent, `${backOn},RETURNED ${number} ${named},-${dollars}`] : [sent]
      })
      const rent = `${phoenixDay(now)},RENT ${transfersEver},-1.00`
      const read = await statements.preview(
        new TextEncoder().encode(['Date,Description,Amount', ...booked, rent].join('\n')),
      )
      if (read.kind !== 'preview') expect.fail(JSON.stringify(read))
      const fresh = new Set<string>()
      for (const row of read.rows) {
        const [, kind, number] = ('description' in row && /^(PAYER|RETURNED) (\d+) /.exec(row.description)) || []
        const transfer = transfers.find((of) => of.number === Number(number))
        if (!transfer || row.checksum === undefined) continue
        if (row.state !== 'already-imported') fresh.add(row.checksum)
        const rows = transfer[kind === 'PAYER' ? 'rows' : 'backRows']
        if (!rows.includes(row.checksum)) rows.push(row.checksum)
      }
      await statements.commit(read)
      const payments = await shop.database.db
        .selectFrom('payments')
        .select('checksum')
        .where('undone_at', 'is', null)
        .execute()
      for (const transfer of transfers) {
        const row = transfer.rows.find(
          (one) => fresh.has(one) && payments.some(({ checksum }) => checksum?.startsWith(one)),
        )
        if (!row) continue
        expect(transfer, 'counted without a person').toMatchObject({ counted: 'no', isSettled: false })
        expect(transfer.backOn, 'counted without a person').toBeUndefined()
        transfer.counted = 'from its row'
        transfer.countedRow = row
      }
    }

    async function undone(reference: string, decideIt: () => Promise<string>, others: readonly string[] = []) {
      const before = await Promise.all([reference, ...others].map(orderOf))
      const waited = await waiting()
      if ((await decideIt()) !== 'done') return
      pass(3_600_000)
      for (const one of [reference, ...others]) expect(await decide(one, { action: 'undo' })).toBe('done')
      const today = phoenixDay(now)
      expect(await Promise.all([reference, ...others].map(orderOf))).toEqual(
        before.map((order) => ({ ...order, status: statusOn(order, today) })),
      )
      const rowsOf = (rows: typeof waited) => rows.map(({ checksum, cents }) => ({ checksum, cents }))
      expect(rowsOf(await waiting())).toEqual(rowsOf(waited))
    }

    async function writeDownAndUndo(pick: number) {
      const rows = await waiting()
      const row = rows[pick % Math.max(1, rows.length)]
      const transfer = row && transferOf(row.checksum)
      if (!transfer) return
      const { checksum, cents } = row
      const [first, ...others] = cents > 0 ? transfer.shares.map(({ reference }) => reference) : transfer.named
      if (cents > 0)
        await undone(
          first ?? '',
          async () => (await statements.accept(checksum, transfer.shares, 'a mistake')).outcome,
          others,
        )
      else
        await undone(
          first ?? '',
          async () => (await statements.recordRefund(checksum, first ?? '', 'a mistake')).outcome,
        )
    }

    async function take(step: Step) {
      const transfer = 'transfer' in step ? picked(step.transfer) : undefined
      const reference = 'order' in step ? referenceOf(step.order) : ''
      if (step.doing === 'send') send({ reference, cents: step.cents })
      else if (step.doing === 'send for two')
        send({ reference, cents: 2900 }, { reference: referenceOf(step.order + 1), cents: 2900 })
      else if (step.doing === 'send back') sendBack(transfer)
      else if (step.doing === 'send with another reference') {
        send({ reference, cents: step.cents })
        const last = transfers.at(-1)
        if (last) last.meant = referenceOf(step.order + 1)
      } else if (step.doing === 'import') await bringStatement(step.words)
      else if (step.doing === 'work through') await workThrough()
      else if (step.doing === 'count by hand') transfer && (await countByHand(transfer))
      else if (step.doing === 'note by hand that it went back') transfer && (await noteReturnByHand(transfer))
      else if (step.doing === 'decide and undo')
        await undone(reference, () => decide(reference, { action: step.action }))
      else if (step.doing === 'write a row down and undo') await writeDownAndUndo(step.transfer)
      else if (step.doing === 'pass') {
        pass(step.days * 24 * 3_600_000)
        await shop.sweep()
      } else await decide(reference, { action: step.doing })
    }

    async function expectTruth() {
      const counted = transfers.filter((transfer) => transfer.counted !== 'no').flatMap(({ shares }) => shares)
      for (const { accessCode, instructions } of bought) {
        const order = await orderOf(instructions.reference)
        const came = counted.filter(({ reference }) => reference === order.reference)
        const cents = came.reduce((sum, share) => sum + share.cents, 0)
        expect(order.paidCents, order.reference).toBe(cents)
        const status = statusOn(order, phoenixDay(now))
        if (status === 'paid') expect(cents).toBeGreaterThanOrEqual(order.amountCents)
        else if (status === 'part-paid') expect(cents > 0 && cents < order.amountCents).toBe(true)
        else if (status !== 'cancelled' && status !== 'expired') expect(cents).toBe(0)
        const answer = await shop.post('/api/verify-access', { accessCode })
        const { status: known } = (await answer.json()) as { status?: string }
        expect(known === 'active', `${order.reference} is ${status}, its code ${known}`).toBe(status === 'paid')
      }
    }

    async function expectAllSettled() {
      // What was sent back in the first round stands in the statement of the second.
      for (let round = 0; round < 3; round++) {
        await bringStatement()
        await workThrough()
      }
      expect(await waiting()).toEqual([])
      for (const transfer of transfers)
        expect(transfer.counted === 'no', JSON.stringify(transfer)).toBe(transfer.backOn !== undefined)
    }
    return { take, expectTruth, expectAllSettled }
  }

  it(
    'say of each order what really came and stayed, an undo puts all back, and every row of a bank is settled in the end',
    { timeout: 60_000 + drawn.numRuns * 10_000 },
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(aStep, { minLength: 5, maxLength: 30, size: 'max' }), async (steps) => {
          const { take, expectTruth, expectAllSettled } = await weeks()
          for (const step of steps) {
            pass(60_000)
            await take(step)
            await expectTruth()
          }
          await expectAllSettled()
          await expectTruth()
        }),
        drawn,
      ),
  )
})

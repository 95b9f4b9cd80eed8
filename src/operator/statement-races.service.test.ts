import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../../tests/support/business.ts'
import { engines } from '../../tests/support/engines.ts'
import { withSlip } from '../../tests/support/statement-slip.ts'
import type { Database } from '../database/tables.ts'
import { createCodeVault } from '../orders/code-vault.server.ts'
import { systemRandom } from '../purchase/ordering.server.ts'
import { type Statements, statementsOf } from './statements.server.ts'

/** Few in every run; `RACES=2000` for a long one. */
const races = Number(process.env.RACES ?? 5)
const vault = createCodeVault('a key for these tests only, long enough to pass')
const statementsOn = (db: Database) =>
  statementsOf({ db, clock: () => new Date('2026-11-20T18:00:00Z'), random: systemRandom, vault: async () => vault })
const bytesOf = (...rows: string[]) => new TextEncoder().encode(['Date,Description,Amount', ...rows].join('\n'))

describe.each(engines)('two services that work on statements at once on $name', (engine) => {
  let shop: Business
  let db: Database
  let both: [Statements, Statements]
  beforeAll(async () => {
    shop = await openBusiness(engine, { live: true, now: new Date('2026-11-16T18:00:00Z') })
    db = shop.database.db
    // On SQLite a second connection in this thread would wait for the first for ever; its processes are tried in a drill.
    both = [statementsOn(db), statementsOn(engine.name === 'PostgreSQL' ? await shop.database.again() : db)]
  })
  afterAll(() => shop.close())

  const placed = async () => (await shop.order('basic')).instructions.reference
  const historyOf = async (reference: string) =>
    ((await shop.operator.fileOf(reference))?.history ?? []).map(({ action }) => action).slice(1)
  /** Both read the same file and then write it down at once; how often each state came about. */
  const imported = async (...rows: string[]) => {
    const read = await Promise.all(both.map((one) => one.preview(bytesOf(...rows))))
    const done = await Promise.all(
      read.map((preview, at) => (preview.kind === 'preview' ? both[at]?.commit(preview) : expect.fail())),
    )
    const sum = (state: 'matched' | 'suggested' | 'went-back') =>
      done.reduce((total, result) => total + (result?.counts[state] ?? 0), 0)
    return { matched: sum('matched'), suggested: sum('suggested'), wentBack: sum('went-back') }
  }
  const outcomes = async (...decisions: Promise<{ outcome: string }>[]) =>
    (await Promise.all(decisions)).map(({ outcome }) => outcome).sort()
  const decidedOnce = ['decided-already', 'done']
  const waitingFor = async (reference: string) =>
    (await both[0].waitingPage({ limit: 20, skip: 0 })).find(({ candidates }) =>
      candidates.some((one) => one.reference === reference),
    ) ?? expect.fail()

  const race = async (n: number) => {
    const [one, two] = both
    const [exact, near, first, second] = [await placed(), await placed(), await placed(), await placed()]
    const day = '2026-11-19'
    const counts = await imported(
      `${day},PAYER ${n} ${exact},29.00`,
      `${day},PAYER ${n} ${withSlip(near)},29.00`,
      `${day},PAYER ${n} ${first} ${second},58.00`,
    )
    expect(counts).toEqual({ matched: 1, suggested: 2, wentBack: 0 })
    expect(await historyOf(exact)).toEqual(['payment-recorded'])

    const { checksum } = await waitingFor(near)
    const shares = [{ reference: near, cents: 2900 }]
    const other = n % 2 === 0 ? two.accept(checksum, shares, 'two') : two.dismiss(checksum, 'two')
    expect(await outcomes(one.accept(checksum, shares, 'one'), other)).toEqual(decidedOnce)
    expect(await historyOf(near)).toHaveLength(1)

    const split = await waitingFor(first)
    const halves = [first, second].map((reference) => ({ reference, cents: 2900 }))
    expect(
      await outcomes(one.accept(split.checksum, halves, 'one'), two.accept(split.checksum, halves, 'two')),
    ).toEqual(decidedOnce)
    await shop.operator.decide(second, { action: 'undo' }, 'not this one')
    const half = halves.slice(1)
    expect(await outcomes(one.accept(split.checksum, half, 'one'), two.accept(split.checksum, half, 'two'))).toEqual(
      decidedOnce,
    )
    expect(await historyOf(second)).toEqual(['payment-recorded', 'undone', 'payment-recorded'])
    expect((await shop.operator.fileOf(second))?.order).toMatchObject({ status: 'paid', paidCents: 2900 })

    expect(await imported(`2026-11-20,BACK ${n} ${exact},-29.00`)).toMatchObject({ wentBack: 1 })
    const back = await waitingFor(exact)
    expect(
      await outcomes(
        one.recordRefund(back.checksum, exact, 'one'),
        n % 2 === 0 ? two.recordRefund(back.checksum, exact, 'two') : two.dismiss(back.checksum, 'two'),
      ),
    ).toEqual(decidedOnce)
    const history = await historyOf(exact)
    expect(history).toEqual(['payment-recorded', expect.stringMatching(/^(refunded|statement-row-dismissed)$/)])
  }

  it(
    `count, decide and send back each row once, in ${races} rounds of five races`,
    async () => {
      for (let n = 0; n < races; n++) {
        await race(n)
        // The next round is to be no slower than this one.
        for (const table of ['payments', 'statement_rows', 'orders'] as const) await db.deleteFrom(table).execute()
      }
    },
    30_000 + races * 2000,
  )
})

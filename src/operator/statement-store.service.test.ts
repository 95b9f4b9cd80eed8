import { describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../../tests/support/business.ts'
import { type Engine, engines } from '../../tests/support/engines.ts'
import type { Database } from '../database/tables.ts'
import { createCodeVault } from '../orders/code-vault.server.ts'
import { systemRandom } from '../purchase/ordering.server.ts'
import { statementsOf } from './statements.server.ts'

const day = '2026-11-19'
const vault = createCodeVault('a key for these tests only, long enough to pass')
const statementsOn = (db: Database) =>
  statementsOf({
    db,
    clock: () => new Date('2026-11-20T18:00:00Z'),
    random: systemRandom,
    vault: async () => vault,
  })
const bytesOf = (...rows: string[]) => new TextEncoder().encode(['Date,Description,Amount', ...rows].join('\n'))

describe.each(engines)('two imports of the same file at once on $name', (engine) => {
  it('count each row once and confirm each order once', async () => {
    const shop = await openBusiness(engine, { live: true, now: new Date('2026-11-16T18:00:00Z') })
    const others = [shop.database.db, await besideIt(engine, shop)].map(statementsOn)
    const orders = await Promise.all(Array.from({ length: 30 }, () => shop.order('basic')))
    const lines = orders.map(({ instructions }, n) => `${day},PAYER ${n} ${instructions.reference},29.00`)
    const files = [bytesOf(...lines, `${day},PAYER 99,1.00`), bytesOf(...lines.toReversed(), `${day},PAYER 99,1.00`)]
    const done = await Promise.all(
      others.map(async (statements, at) => {
        const read = await statements.preview(files[at] ?? new Uint8Array())
        return read.kind === 'preview' ? (await statements.commit(read)).counts : expect.fail()
      }),
    )
    const sum = (state: keyof (typeof done)[number]) => done.reduce((total, counts) => total + counts[state], 0)
    expect([sum('matched'), sum('no-match'), sum('already-imported'), sum('suggested')]).toEqual([30, 1, 31, 0])
    for (const { instructions } of orders) {
      const file = await shop.operator.fileOf(instructions.reference)
      expect(file?.order).toMatchObject({ status: 'paid', paidCents: 2900 })
      expect(file?.history.map(({ action }) => action)).toEqual(['ordered', 'payment-recorded'])
    }
    await shop.close()
  })
})

/** On SQLite a second connection in this thread would wait for the first for ever; its processes are tried in a drill. */
const besideIt = (engine: Engine, { database }: Business): Promise<Database> =>
  engine.name === 'PostgreSQL' ? database.again() : Promise.resolve(database.db)

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tellByMail } from '../../src/operator/mail/outbox-store.server.ts'
import { statementsOf } from '../../src/operator/statements.server.ts'
import { createCodeVault } from '../../src/orders/code-vault.server.ts'
import { systemRandom } from '../../src/purchase/ordering.server.ts'
import { type Business, openBusiness } from '../support/business.ts'
import { browserAt, consoleEnvironment } from '../support/console.ts'
import { sqlite } from '../support/engines.ts'
import { withSlip } from '../support/statement-slip.ts'

const now = new Date('2026-11-20T18:00:00Z')
const notified = { NOTIFY_SMTP_URL: 'smtps://post:hunter2@mail.example', NOTIFY_TO: 'owner@shop.example' }

describe('money that came is told of by mail', () => {
  let shop: Business
  beforeAll(async () => {
    shop = await openBusiness(sqlite, { live: true, env: { ...consoleEnvironment, ...notified }, now })
  })
  afterAll(() => shop.close())

  const ordered = async () => (await shop.order('basic')).instructions.reference
  const toldOf = async (reference: string) =>
    (
      await shop.database.db
        .selectFrom('outbox')
        .select(['kind', 'amount_cents'])
        .where('reference', '=', reference)
        .where('kind', '<>', 'ordered')
        .execute()
    ).map(({ kind, amount_cents }) => `${kind} ${amount_cents}`)

  it('when it is confirmed in the console, and not when that is taken back', async () => {
    const browser = browserAt(shop.api)
    await browser.signIn()
    const reference = await ordered()
    expect((await browser.act(reference, 'confirm')).status).toBe(303)
    expect((await browser.act(reference, 'undo')).status).toBe(303)
    expect(await toldOf(reference)).toEqual(['money-came 2900'])
    const health = await (await browser.get('/health')).text()
    expect(health).toContain('owner@shop.example')
    expect(health).not.toMatch(/hunter2|mail\.example/)
    expect(shop.logged.join('')).not.toMatch(/hunter2|mail\.example/)
  })

  it('when a statement shows it, by itself or once a row is accepted', async () => {
    const statements = statementsOf({
      db: shop.database.db,
      clock: () => now,
      random: systemRandom,
      vault: async () => createCodeVault('a key for these tests only, long enough to pass'),
      tell: tellByMail('owner@shop.example', randomUUID),
    })
    const [exact, near] = [await ordered(), await ordered()]
    const rows = [`2026-11-20,ONE ${exact},29.00`, `2026-11-20,TWO ${withSlip(near)},29.00`]
    const text = ['Date,Description,Amount', ...rows].join('\n')
    const read = await statements.preview(new TextEncoder().encode(text))
    if (read.kind !== 'preview') throw new Error(read.kind)
    await statements.commit(read)
    expect([await toldOf(exact), await toldOf(near)]).toEqual([['money-came 2900'], []])
    const [row] = await statements.waitingPage({ limit: 1, skip: 0 })
    await statements.accept(row?.checksum ?? '', [{ reference: near, cents: 2900 }], 'the same letters')
    expect(await toldOf(near)).toEqual(['money-came 2900'])
  })
})

import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../../../tests/support/business.ts'
import { engines } from '../../../tests/support/engines.ts'
import type { Database } from '../../database/tables.ts'
import { orderLife } from '../../orders/order-life-store.server.ts'
import { mailRules } from './mail-rules.ts'
import { type MailServices, mailSender } from './mail-sender.server.ts'
import type { MailFault } from './mail-words.ts'
import { outboxStore, tellByMail } from './outbox-store.server.ts'
import type { Letter } from './smtp.server.ts'

const begin = new Date('2026-11-20T12:00:00Z')
const minute = 60_000
const noMorning = { ...mailRules, morningHour: 24 }
const words = { planNames: { basic: 'Basic', qualitechnician: 'Pro' }, publicUrl: 'https://shop.example' }
const env = { NOTIFY_SMTP_URL: 'smtp://localhost:1', NOTIFY_TO: 'owner@shop.example' }

describe.each(engines)('mails to the operator on $name', (engine) => {
  let shop: Business
  let now: Date
  let fault: MailFault | undefined
  let sent: Letter[]
  beforeEach(async () => {
    now = begin
    fault = undefined
    sent = []
    shop = await openBusiness(engine, { live: true, env, now })
  })
  afterEach(() => shop.close())

  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * minute)
    shop.setNow(now)
  }
  const senderOn = (db: Database, more: Partial<MailServices> = {}) =>
    mailSender({
      outbox: outboxStore(db),
      gate: {
        check: async () => fault,
        send: async (letter) => {
          if (fault === undefined) sent.push(letter)
          return fault
        },
      },
      rules: noMorning,
      words,
      from: 'owner@shop.example',
      morning: async () => '2 things need you\nNo call is owed.',
      clock: () => now,
      newId: randomUUID,
      ...more,
    })
  /** The records as another process sees them; a second connection to SQLite would wait for the first in this very thread. */
  const another = async () => (engine.name === 'SQLite' ? shop.database.db : shop.database.again())
  const subjects = () => sent.map(({ subject }) => subject)
  const stateOf = () => outboxStore(shop.database.db).state(new Date(0))
  const kinds = async () =>
    (await shop.database.db.selectFrom('outbox').select('kind').orderBy('written_at').execute()).map(({ kind }) => kind)
  const placed = async (count: number, plan: 'basic' | 'qualitechnician' = 'basic') => {
    for (let n = 0; n < count; n++) await shop.order(plan)
  }

  it('are written with the order, the money and the calls that they tell of, and with nothing else', async () => {
    const { instructions } = await shop.order('qualitechnician')
    expect(await kinds()).toEqual(['ordered'])
    const { reference } = instructions
    later(1)
    const tell = tellByMail('owner@shop.example', randomUUID)
    const life = orderLife(shop.database.db, tell)
    const by = () => ({ actor: 'operator', at: now, auditId: randomUUID() }) as const
    const payment = { id: randomUUID(), amountCents: 4800, receivedOn: '2026-11-20', origin: 'by-hand' as const }
    await life.change(reference, { action: 'pay', payment }, by())
    later(1)
    await life.change(reference, { action: 'confirm', paymentId: randomUUID() }, by())
    later(1)
    await life.change(reference, { action: 'confirm', paymentId: randomUUID() }, by())
    await life.change(reference, { action: 'refund', paymentId: randomUUID() }, by())
    await senderOn(shop.database.db).run()
    expect(subjects().sort()).toEqual([
      `$1.00 came for ${reference}`,
      `$48.00 came for ${reference}`,
      `Calls are owed for ${reference}`,
      `New order ${reference}, $49.00`,
    ])
  })

  it('are part of the transaction: where none can be written there is no order either', async () => {
    await shop.database.db.schema.alterTable('outbox').renameTo('elsewhere').execute()
    await expect(shop.order('basic')).rejects.toThrow()
    expect(await shop.database.db.selectFrom('orders').select('id').execute()).toEqual([])
    await shop.database.db.schema.alterTable('elsewhere').renameTo('outbox').execute()
  })

  it('hold neither code nor recovery words', async () => {
    const { accessCode, recoveryPhrase } = await shop.order('basic')
    await senderOn(shop.database.db).run()
    const rows = JSON.stringify(await shop.database.db.selectFrom('outbox').selectAll().execute())
    for (const text of [rows, JSON.stringify(sent)]) {
      expect(text).not.toContain(accessCode.slice(-6))
      for (const word of recoveryPhrase.split(/[ -]/)) expect(text).not.toContain(` ${word}`)
    }
  })

  it('are twelve an hour, then one with counts and sums', async () => {
    await placed(3)
    const sender = senderOn(shop.database.db)
    await sender.run()
    expect(sent).toHaveLength(3)
    await placed(9)
    await sender.run()
    expect(sent).toHaveLength(12)
    await placed(30)
    later(59)
    await sender.run()
    expect(sent).toHaveLength(12)
    later(1)
    await sender.run()
    expect(subjects().slice(12)).toEqual(['30 orders'])
    expect(sent.at(-1)?.text).toContain('30 orders, $870.00')
    expect((await stateOf()).waiting).toBe(0)
  })

  it('are tried again after growing waits with the same id, and one with counts is made only once the server is back', async () => {
    fault = 'unreachable'
    const sender = senderOn(shop.database.db)
    const tried: string[] = []
    await placed(2)
    const noting = senderOn(shop.database.db, {
      gate: {
        check: async () => fault,
        send: async ({ messageId }) => {
          tried.push(messageId)
          return fault
        },
      },
    })
    for (let n = 0; n <= 15; n++) {
      await noting.run()
      later(1)
    }
    // After 1, 2, 4 and 8 minutes.
    expect(tried).toHaveLength(5)
    expect(new Set(tried).size).toBe(2)
    await placed(20)
    later(60)
    await sender.run()
    expect((await stateOf()).waiting).toBe(22)
    fault = undefined
    later(60)
    await sender.run()
    expect(subjects()).toEqual(['22 orders'])
    expect(await stateOf()).toMatchObject({ waiting: 0, givenUp: 0, failing: undefined })
  })

  it('are given up after a day, which Health counts, and deleted after a week', async () => {
    fault = 'login'
    const sender = senderOn(shop.database.db)
    await placed(1)
    while ((await stateOf()).givenUp === 0 && now.getTime() < begin.getTime() + 48 * 60 * minute) {
      await sender.run()
      later(15)
    }
    expect(now.getTime() - begin.getTime()).toBeLessThanOrEqual(26.25 * 60 * minute)
    expect(await stateOf()).toMatchObject({ waiting: 0, givenUp: 1, failing: { since: begin, fault: 'login' } })
    fault = undefined
    later(120)
    await sender.run()
    expect(sent).toEqual([])
    later(7 * 24 * 60)
    await sender.run()
    expect(await kinds()).toEqual([])
  })

  it('come each morning from seven on, Phoenix time, once for all processes', async () => {
    const both = [shop.database.db, await another()].map((db) => senderOn(db, { rules: mailRules }))
    const run = () => Promise.all(both.map((sender) => sender.run()))
    later(119)
    await run()
    expect(sent).toEqual([])
    later(1)
    await run()
    await run()
    expect(subjects()).toEqual(['2 things need you'])
    later(24 * 60 - 1)
    await run()
    expect(sent).toHaveLength(1)
    later(1)
    await run()
    expect(sent).toHaveLength(2)
  })

  it('go once, however many processes send', async () => {
    const dbs = [shop.database.db, await another(), await another()]
    const unbounded = { ...noMorning, perHour: 1000 }
    const slowly = async (letter: Letter) => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      sent.push(letter)
      return undefined
    }
    const senders = dbs.map((db) =>
      senderOn(db, { rules: unbounded, gate: { check: async () => undefined, send: slowly } }),
    )
    await placed(40)
    for (let round = 0; round < 3; round++) await Promise.all(senders.map((sender) => sender.run()))
    expect(sent).toHaveLength(40)
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(40)
  })

  it('are sent by one process at a time, and by another once the turn of one that died is over', async () => {
    const dbs = [shop.database.db, await another(), await another(), await another()]
    const take = (db: Database, holder: string) => outboxStore(db).takeTurn(holder, now, mailRules.lease)
    const taken = await Promise.all(dbs.map((db, n) => take(db, `p${n}`)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    const holder = `p${taken.indexOf(true)}`
    expect(await take(shop.database.db, holder)).toBe(true)
    later(2.9)
    expect(await take(shop.database.db, 'other')).toBe(false)
    later(0.1)
    expect(await take(shop.database.db, 'other')).toBe(true)
    expect(await take(shop.database.db, holder)).toBe(false)
    await outboxStore(shop.database.db).endTurn('other', now)
    expect(await take(shop.database.db, holder)).toBe(true)
  })

  it('end with the one under way when the service stops', async () => {
    await placed(2)
    const arrived = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    const sender = senderOn(shop.database.db, {
      gate: {
        check: async () => undefined,
        send: async () => {
          arrived.resolve()
          await answer.promise
          return undefined
        },
      },
    })
    void sender.run()
    await arrived.promise
    let isStopped = false
    const stopped = sender.stop().then(() => {
      isStopped = true
    })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(isStopped).toBe(false)
    answer.resolve()
    await stopped
    expect(await stateOf()).toMatchObject({ waiting: 1, lastSentAt: now })
    await sender.run()
    expect((await stateOf()).waiting).toBe(1)
  })
})

it('without an address no mail is written', async () => {
  const [sqlite] = engines
  if (!sqlite) throw new Error('there is no engine')
  const shop = await openBusiness(sqlite, { live: true })
  await shop.order('basic')
  expect(await shop.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  await shop.close()
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runOrdersCommand } from '../../src/operator/orders-command.server.ts'
import { type Business, openBusiness } from '../support/business.ts'
import { type BrowserAtConsole, browserAt, consoleEnvironment, hiddenIn } from '../support/console.ts'
import { beside, engines } from '../support/engines.ts'

/** Few in every run; `RACES=2000` for a long one. */
const races = Number(process.env.RACES ?? 10)
const options = { live: true, env: consoleEnvironment, now: new Date('2026-11-20T18:00:00Z') }

describe.each(engines)('two sessions of the console on $name', (engine) => {
  let shop: Business
  /** On PostgreSQL a second service on the same records. */
  let second: Business
  let sessions: BrowserAtConsole[]
  beforeAll(async () => {
    shop = await openBusiness(engine, options)
    second = engine.name === 'SQLite' ? shop : await openBusiness(beside(shop.database), options)
    sessions = [browserAt(shop.api), browserAt(second.api)]
    for (const session of sessions) await session.signIn()
  })
  afterAll(async () => {
    if (second !== shop) await second.close()
    await shop.close()
  })

  const fileOf = async (reference: string) => {
    const file = await shop.operator.fileOf(reference)
    if (!file) throw new Error(`there is no order ${reference}`)
    return file
  }
  const answer = async (sending: Response | Promise<Response>) => (await sending).status

  it('decide once on what both had before their eyes, with one row', { timeout: 30_000 + races * 1500 }, async () => {
    for (let round = 0; round < races; round++) {
      const { reference } = (await shop.order('basic')).instructions
      const forms = await Promise.all(
        sessions.map(async (session) => {
          const page = await (await session.get(`/orders/${reference}`)).text()
          const fields = { formToken: hiddenIn(page, 'formToken'), seen: hiddenIn(page, 'seen'), comment: 'as agreed' }
          return (action: string) => session.post(`/orders/${reference}/${action}`, fields)
        }),
      )
      const actions = ['confirm', 'cancel', 'reissue', 'confirm'].slice(round % 3)
      const statuses = await Promise.all(actions.flatMap((action) => forms.map((send) => answer(send(action)))))
      expect(statuses.filter((status) => status < 400)).toHaveLength(1)
      expect(new Set(statuses.filter((status) => status >= 400))).toEqual(new Set([409]))
      const { history, payments } = await fileOf(reference)
      expect(history.map(({ action }) => action)).toEqual([
        'ordered',
        expect.stringMatching(/confirmed|cancelled|reissued/),
      ])
      expect(payments.length).toBe(history[1]?.action === 'confirmed' ? 1 : 0)
    }
  })

  it('and the command beside them do each thing once', { timeout: 30_000 + races * 1500 }, async () => {
    for (let round = 0; round < races; round++) {
      const { reference } = (await shop.order('basic')).instructions
      const command = (verb: string) => runOrdersCommand(second.operator, [verb, reference, '--comment', 'seen'])
      await Promise.all([
        ...sessions.map((session) => session.act(reference, 'confirm')),
        command('confirm'),
        ...sessions.map((session) => session.act(reference, 'cancel')),
        command('cancel'),
      ])
      const { history, payments, order } = await fileOf(reference)
      const count = (wanted: string) => history.filter(({ action }) => action === wanted).length
      expect([count('confirmed') <= 1, count('cancelled')]).toEqual([true, 1])
      expect(payments).toHaveLength(count('confirmed'))
      expect(order.status).toBe('cancelled')
    }
  })

  it('undo a decision once, and the order stands as before it', { timeout: 30_000 + races * 1500 }, async () => {
    for (let round = 0; round < races; round++) {
      const { reference } = (await shop.order('basic')).instructions
      const decision = round % 2 === 0 ? 'confirm' : 'cancel'
      await sessions[0]?.act(reference, decision)
      const forms = await Promise.all(
        sessions.map(async (session) => {
          const page = await (await session.get(`/orders/${reference}`)).text()
          const fields = { formToken: hiddenIn(page, 'formToken'), seen: hiddenIn(page, 'seen'), comment: 'a mistake' }
          return () => session.post(`/orders/${reference}/undo`, fields)
        }),
      )
      const statuses = await Promise.all([...forms, ...forms].map((send) => answer(send())))
      expect(statuses.toSorted()).toEqual([303, 409, 409, 409])
      const { history, payments, order } = await fileOf(reference)
      expect(history.map(({ action }) => action)).toEqual(['ordered', expect.any(String), 'undone'])
      const counted = payments.filter(({ undoneAt }) => undoneAt === null)
      expect([payments.length, counted.length]).toEqual([decision === 'confirm' ? 1 : 0, 0])
      expect([order.status, order.paidCents]).toEqual(['awaiting-payment', 0])
    }
  })
})

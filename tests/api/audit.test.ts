import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccessCode } from '../../src/orders/access-code.ts'
import { auditStore } from '../../src/orders/audit-store.server.ts'
import { orderLife } from '../../src/orders/order-life-store.server.ts'
import { orderStore } from '../../src/orders/order-store.server.ts'
import { type Business, openBusiness } from '../support/business.ts'
import { beside, engines } from '../support/engines.ts'

describe.each(engines)('the audit on $name', (engine) => {
  let shop: Business
  beforeAll(async () => {
    shop = await openBusiness(engine, { live: true })
  })
  afterAll(() => shop.close())

  const orderOf = async (reference: string) => {
    const order = await orderStore(shop.database.db).byReference(reference)
    if (!order) throw new Error(`there is no order ${reference}`)
    return order
  }
  const entriesOf = async (reference: string) => orderStore(shop.database.db).auditOf((await orderOf(reference)).id)

  it('has one row for each change, and says who did it', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 18, minute))
    shop.setNow(at(0))
    const { accessCode, instructions } = await shop.order('basic')
    shop.setNow(at(1))
    await shop.change(instructions.reference, 'confirm')
    shop.setNow(at(2))
    await shop.post('/api/projects', { accessCode, checklistId: 'hvac' })
    shop.setNow(at(3))
    await shop.change(instructions.reference, 'cancel')
    const { id } = await orderOf(instructions.reference)
    const entries = await entriesOf(instructions.reference)
    const said = (detail: string) => {
      const { undo: _, ...rest } = JSON.parse(detail)
      return rest
    }
    expect(entries.map(({ actor, action, detail, at: when }) => [actor, action, said(detail), when])).toEqual([
      ['buyer', 'ordered', { plan: 'basic', status: 'awaiting-payment' }, at(0).toISOString()],
      ['operator', 'confirmed', { from: 'awaiting-payment', status: 'paid', amountCents: 2900 }, at(1).toISOString()],
      ['buyer', 'project-started', { checklist: 'hvac' }, at(2).toISOString()],
      ['operator', 'cancelled', { from: 'paid', status: 'cancelled' }, at(3).toISOString()],
    ])
    expect(entries.every((entry) => entry.order_id === id)).toBe(true)
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(4)
  })

  it('has no row for what changed nothing', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    await shop.change(instructions.reference, 'confirm')
    await shop.post('/api/projects', { accessCode, checklistId: 'hvac' })
    const before = await entriesOf(instructions.reference)
    expect((await shop.change(instructions.reference, 'confirm')).outcome).toBe('nothing-to-do')
    await shop.post('/api/projects', { accessCode, checklistId: 'hvac' })
    await shop.post('/api/projects', { accessCode, checklistId: 'pool' })
    await shop.post('/api/verify-access', { accessCode })
    await shop.post('/api/download-checklists/mobile', { accessCode })
    expect((await shop.change('HQ-2222222', 'confirm')).outcome).toBe('unknown')
    expect(await entriesOf(instructions.reference)).toEqual(before)
  })

  it('says what the operator was refused, and why', async () => {
    const { instructions } = await shop.order('basic')
    await shop.change(instructions.reference, 'cancel')
    expect((await shop.change(instructions.reference, 'confirm')).outcome).toBe('refused')
    const last = (await entriesOf(instructions.reference)).at(-1)
    expect([last?.actor, last?.action, JSON.parse(last?.detail ?? '')]).toEqual([
      'operator',
      'refused',
      { command: 'confirm', reference: instructions.reference, why: 'cancelled' },
    ])
    await shop.change('HQ-3333333', 'refund')
    const ofNoOrder = await shop.database.db.selectFrom('audit').selectAll().where('order_id', '=', '').execute()
    expect(ofNoOrder.map(({ detail }) => JSON.parse(detail))).toContainEqual({
      command: 'refund',
      reference: 'HQ-3333333',
      why: 'unknown',
    })
  })

  it('says that a wrong code was tried, and nothing of the code, at most five hundred times a day', async () => {
    const wrongCodes = () =>
      shop.database.db.selectFrom('audit').selectAll().where('action', '=', 'wrong-code').execute()
    shop.setNow(new Date('2026-12-01T18:00:00Z'))
    const typed = { accessCode: makeAccessCode('basic', '1234567890123456789') }
    for (let n = 0; n < 503; n++) expect((await shop.post('/api/verify-access', typed)).status).toBe(401)
    const rows = await wrongCodes()
    expect(rows).toHaveLength(500)
    const since = await auditStore(shop.database.db).refusalsSince(new Date('2026-11-30T18:00:00Z'))
    expect(since.get('wrong-code')).toBe(503)
    expect(new Set(rows.map(({ order_id, actor, detail }) => [order_id, actor, detail].join('|')))).toEqual(
      new Set(['|stranger|{}']),
    )
    shop.setNow(new Date('2026-12-02T18:00:01Z'))
    await shop.post('/api/verify-access', typed)
    expect(await wrongCodes()).toHaveLength(501)
    shop.setNow(new Date('2026-11-20T18:00:00Z'))
  })

  it('has one confirmation, however many confirm at once', async () => {
    const second = engine.name === 'SQLite' ? shop : await openBusiness(beside(shop.database), { live: true })
    for (let round = 0; round < 5; round++) {
      const { instructions } = await shop.order('basic')
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, (_, n) => (n % 2 ? shop : second).change(instructions.reference, 'confirm')),
      )
      expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
      expect(outcomes.filter(({ outcome }) => outcome === 'nothing-to-do')).toHaveLength(5)
      const actions = (await entriesOf(instructions.reference)).map((entry) => entry.action)
      expect(actions.sort()).toEqual(['confirmed', 'ordered'])
    }
    if (second !== shop) await second.close()
  })

  it('only grows: no row can be changed or deleted', async () => {
    await shop.order('basic')
    const { db } = shop.database
    const before = await db.selectFrom('audit').selectAll().execute()
    await expect(db.updateTable('audit').set({ actor: 'nobody' }).execute()).rejects.toThrow('the audit only grows')
    await expect(db.deleteFrom('audit').execute()).rejects.toThrow('the audit only grows')
    await expect(
      db
        .deleteFrom('audit')
        .where('id', '=', before[0]?.id ?? '')
        .execute(),
    ).rejects.toThrow('only grows')
    if (engine.name === 'PostgreSQL') await expect(sql`truncate audit`.execute(db)).rejects.toThrow('only grows')
    expect(await db.selectFrom('audit').selectAll().execute()).toEqual(before)
  })

  it('is written with its change or not at all', async () => {
    const { instructions } = await shop.order('basic')
    const { db } = shop.database
    const before = await orderOf(instructions.reference)
    const taken = (await db.selectFrom('audit').select('id').limit(1).executeTakeFirstOrThrow()).id
    const by = { actor: 'operator', at: new Date(), auditId: taken } as const
    const confirm = { action: 'confirm', paymentId: crypto.randomUUID() } as const
    await expect(orderLife(db).change(instructions.reference, confirm, by)).rejects.toThrow()
    expect(await orderOf(instructions.reference)).toEqual(before)
    await expect(
      orderStore(db).add({ ...before, id: 'new', reference: 'HQ-new' }, { codeHmac: 'new', recoveryHmac: '' }, by),
    ).rejects.toThrow()
    expect(await orderStore(db).byReference('HQ-new')).toBeUndefined()
  })
})

describe.each(engines)('the audit of a demonstration on $name', (engine) => {
  it('says that nobody paid', async () => {
    const shop = await openBusiness(engine)
    await shop.order('basic')
    const entries = await shop.database.db.selectFrom('audit').selectAll().execute()
    expect(entries.map((entry) => [entry.actor, entry.action])).toEqual([['demonstration', 'ordered']])
    const orders = await shop.database.db.selectFrom('orders').selectAll().execute()
    expect(orders.map((order) => [order.payments, order.status])).toEqual([['demo', 'paid']])
    await shop.close()
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderStore } from '../../src/purchase/order-store.server.ts'
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
    expect(entries.map(({ actor, action, detail, at: when }) => [actor, action, JSON.parse(detail), when])).toEqual([
      ['buyer', 'ordered', { plan: 'basic', status: 'awaiting-payment' }, at(0).toISOString()],
      ['operator', 'confirmed', { from: 'awaiting-payment' }, at(1).toISOString()],
      ['buyer', 'project-started', { checklist: 'hvac' }, at(2).toISOString()],
      ['operator', 'cancelled', { from: 'confirmed' }, at(3).toISOString()],
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
    await expect(orderStore(db).change(instructions.reference, 'confirm', by, '2027-11-20')).rejects.toThrow()
    expect(await orderOf(instructions.reference)).toEqual(before)
    await expect(
      orderStore(db).add({ ...before, id: 'new', reference: 'HQ-new' }, { codeHmac: 'new' }, by),
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
    expect(orders.map((order) => [order.payments, order.status])).toEqual([['demo', 'confirmed']])
    await shop.close()
  })
})

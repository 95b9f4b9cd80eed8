import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AccessResponse } from '../../src/access/access-calls.ts'
import { orderLife } from '../../src/orders/order-life-store.server.ts'
import { type Business, openBusiness } from '../support/business.ts'
import { beside, engines, sharing } from '../support/engines.ts'
import { expectProblem } from '../support/problem.ts'

/** A Friday at 21:00 in Phoenix, and 17:00 of the third business day after it. */
const friday = new Date('2026-11-21T04:00:00Z')
const end = '2026-11-26T00:00:00.000Z'
const lastMoment = new Date('2026-11-25T23:59:59.999Z')
const shut = new Date(end)
const live = { live: true, openBeforePayment: 3, env: { OPEN_PER_NETWORK: '1000', OPEN_AT_ONCE: '1000' } }

describe.each(engines)('an order that opens before its payment on $name', (engine) => {
  let shop: Business
  /** On PostgreSQL a second service on the same records; a drill tries that on SQLite, with processes. */
  let second: Business
  beforeAll(async () => {
    shop = await openBusiness(engine, live)
    second = engine.name === 'SQLite' ? shop : await openBusiness(beside(shop.database), live)
  })
  afterAll(async () => {
    if (second !== shop) await second.close()
    await shop.close()
  })
  beforeEach(() => {
    for (const one of [shop, second]) one.setNow(friday)
  })

  const start = (accessCode: string, checklistId = 'hvac', on = shop) =>
    on.post('/api/projects', { accessCode, checklistId })
  const verify = (accessCode: string, on = shop) => on.post('/api/verify-access', { accessCode })
  const held = async (accessCode: string, on = shop) => (await (await verify(accessCode, on)).json()) as AccessResponse
  const itemsOf = (accessCode: string, checklistId = 'hvac') =>
    shop.get(`/api/checklist-items/${checklistId}`, { authorization: `Bearer ${accessCode}` })
  const countOfItems = async (accessCode: string, checklistId?: string) =>
    ((await (await itemsOf(accessCode, checklistId)).json()) as unknown[]).length
  const change = (reference: string, action: 'confirm' | 'cancel' | 'reopen' | 'undo', at = friday) =>
    orderLife(shop.database.db).change(
      reference,
      { action, paymentId: crypto.randomUUID() },
      { actor: 'operator', at, auditId: crypto.randomUUID() },
    )

  it('says until when with the code, and whenever the code is checked', async () => {
    const { accessCode, openUntil, status, whyNotOpen } = await shop.order()
    expect({ openUntil, status, whyNotOpen }).toEqual({
      openUntil: end,
      status: 'awaiting-payment',
      whyNotOpen: undefined,
    })
    const access = await held(accessCode)
    expect(access).toMatchObject({ openUntil: end, status: 'awaiting-payment', projectsRemaining: 1 })
    expect(access).not.toHaveProperty('wasOpenUntil')
    expect(access.instructions).toBeDefined()
  })

  it('says the same when its request is repeated', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await shop.order('basic', headers)
    expect(await shop.order('basic', headers)).toEqual(first)
    expect(first.openUntil).toBe(end)
  })

  it('starts one project and gives all ten items of it, which no cache keeps, until its last moment', async () => {
    const { accessCode } = await shop.order('qualitechnician')
    expect(await countOfItems(accessCode)).toBe(3)
    const started = await start(accessCode)
    expect([started.status, await started.json()]).toMatchObject([
      201,
      { projectsRemaining: 1, projects: [{ checklistId: 'hvac' }], openUntil: end, status: 'awaiting-payment' },
    ])
    expect((await start(accessCode)).status).toBe(200)
    shop.setNow(lastMoment)
    const items = await itemsOf(accessCode)
    expect(items.headers.get('cache-control')).toBe('no-store')
    expect(await items.json()).toHaveLength(10)
    expect(await countOfItems(accessCode, 'pool')).toBe(3)
  })

  it('starts no second project before its payment, and with the payment the first counts as spent', async () => {
    const { accessCode, instructions } = await shop.order('qualitechnician')
    await start(accessCode)
    const { detail } = await expectProblem(await start(accessCode, 'pool'), 402, 'one-project-before-payment')
    expect(detail).toContain('until your payment is confirmed')
    await change(instructions.reference, 'confirm')
    const paid = await held(accessCode)
    expect(paid).toMatchObject({ status: 'active', projectsRemaining: 1, projects: [{ checklistId: 'hvac' }] })
    expect(paid).not.toHaveProperty('openUntil')
    expect((await start(accessCode, 'pool')).status).toBe(201)
    await expectProblem(await start(accessCode, 'solar'), 409, 'no-projects-left')
    shop.setNow(new Date('2027-01-01T18:00:00Z'))
    expect([await countOfItems(accessCode), await countOfItems(accessCode, 'pool')]).toEqual([10, 10])
  })

  it('gives no file of any format before its payment, and says when', async () => {
    const { accessCode } = await shop.order()
    await start(accessCode)
    for (const format of ['pdf', 'mobile', 'print'])
      for (const wanted of [{ accessCode }, { accessCode, checklistId: 'hvac' }]) {
        const refused = await shop.post(`/api/download-checklists/${format}`, wanted)
        const { detail } = await expectProblem(refused, 402, 'awaiting-payment')
        expect(detail).toContain('open as soon as your payment is confirmed')
      }
  })

  it('is shut at its end: three items, no start, and the moment at which it was shut', async () => {
    const { accessCode } = await shop.order('qualitechnician')
    await start(accessCode)
    shop.setNow(shut)
    expect(await countOfItems(accessCode)).toBe(3)
    const access = await held(accessCode)
    expect(access).toMatchObject({ status: 'awaiting-payment', wasOpenUntil: end, projects: [{ checklistId: 'hvac' }] })
    expect(access).not.toHaveProperty('openUntil')
    for (const list of ['hvac', 'pool']) {
      const { detail } = await expectProblem(await start(accessCode, list), 402, 'awaiting-payment')
      expect(detail).toContain('was open until Wednesday, November 25, 2026, 5:00 PM Phoenix time')
    }
  })

  it('opens again with late money, also with its project as it was', async () => {
    const { accessCode, instructions } = await shop.order()
    await start(accessCode)
    const late = new Date('2026-12-01T18:00:00Z')
    shop.setNow(late)
    await change(instructions.reference, 'confirm', late)
    expect(await held(accessCode)).toMatchObject({ status: 'active', projectsRemaining: 0 })
    expect(await countOfItems(accessCode)).toBe(10)
  })

  it('stays open with a part of the money, and its end does not move', async () => {
    const { accessCode, instructions } = await shop.order()
    const payment = { id: crypto.randomUUID(), amountCents: 500, receivedOn: '2026-11-23', origin: 'by-hand' } as const
    const by = { actor: 'operator', at: friday, auditId: crypto.randomUUID() } as const
    await orderLife(shop.database.db).change(instructions.reference, { action: 'pay', payment }, by)
    expect(await held(accessCode)).toMatchObject({ openUntil: end, order: { paidCents: 500 } })
    expect((await start(accessCode)).status).toBe(201)
  })

  it('keeps its end with a new code, of the buyer or of the operator', async () => {
    const { accessCode, recoveryPhrase, instructions } = await shop.order()
    await start(accessCode)
    const { reference } = instructions
    shop.setNow(new Date('2026-11-24T18:00:00Z'))
    const recovered = await shop.post('/api/recover-code', { reference, words: recoveryPhrase })
    const answer = (await recovered.json()) as { accessCode: string; access: AccessResponse }
    expect(answer.access).toMatchObject({ openUntil: end, projects: [{ checklistId: 'hvac' }] })
    expect(await countOfItems(answer.accessCode)).toBe(10)
    const reissued = await shop.operator.decide(reference, { action: 'reissue' }, 'by phone')
    const newest = 'newCode' in reissued ? String(reissued.newCode) : ''
    expect(await held(newest)).toMatchObject({ openUntil: end })
    shop.setNow(shut)
    expect(await held(newest)).toMatchObject({ wasOpenUntil: end })
  })

  it('keeps its end when the setting changes, and an order that never opened stays shut', async () => {
    const { accessCode } = await shop.order()
    const off = await openBusiness(sharing(shop.database), { live: true, now: friday })
    const shutOrder = await off.order()
    expect(shutOrder).not.toHaveProperty('openUntil')
    expect(shutOrder).not.toHaveProperty('whyNotOpen')
    await expectProblem(await start(shutOrder.accessCode, 'hvac', off), 402, 'awaiting-payment')
    expect(await held(accessCode, off)).toMatchObject({ openUntil: end })
    expect((await start(accessCode, 'hvac', off)).status).toBe(201)
    const longer = await openBusiness(sharing(shop.database), { ...live, openBeforePayment: 9, now: friday })
    expect(await held(accessCode, longer)).toMatchObject({ openUntil: end })
    expect(await held(shutOrder.accessCode, longer)).not.toHaveProperty('openUntil')
  })

  it('is shut by its cancellation, and a cancellation that is taken back brings what is left of its time', async () => {
    const { accessCode, instructions } = await shop.order()
    await start(accessCode)
    await change(instructions.reference, 'cancel')
    await expectProblem(await verify(accessCode), 401, 'invalid-access-code')
    await expectProblem(await itemsOf(accessCode), 401, 'invalid-access-code')
    await change(instructions.reference, 'undo')
    expect(await held(accessCode)).toMatchObject({ openUntil: end })
  })

  it('opens only its first project when its payment is taken back after it started two', async () => {
    const { accessCode, instructions } = await shop.order('qualitechnician')
    await change(instructions.reference, 'confirm')
    await start(accessCode, 'pool')
    shop.setNow(new Date(friday.getTime() + 1000))
    await start(accessCode, 'hvac')
    await change(instructions.reference, 'undo')
    expect([await countOfItems(accessCode, 'pool'), await countOfItems(accessCode)]).toEqual([10, 3])
    await expectProblem(await start(accessCode, 'hvac'), 402, 'one-project-before-payment')
  })

  it('spends its first project once however many tabs and services start one at the same instant', async () => {
    for (let race = 0; race < 10; race++) {
      const { accessCode, instructions } = await shop.order('qualitechnician')
      const lists = ['hvac', 'pool', 'solar', 'hvac', 'pool', 'solar']
      const answers = await Promise.all(lists.map((list, n) => start(accessCode, list, n % 2 ? second : shop)))
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses).toEqual([200, 201, 402, 402, 402, 402])
      for (const refused of answers.filter(({ status }) => status === 402))
        await expectProblem(refused, 402, 'one-project-before-payment')
      const { projects, projectsRemaining } = await held(accessCode)
      expect([projects.length, projectsRemaining]).toEqual([1, 1])
      await change(instructions.reference, 'cancel')
    }
  })

  it('spends no project that starts while it is canceled', async () => {
    for (let race = 0; race < 10; race++) {
      const { accessCode, instructions } = await shop.order()
      const [started] = await Promise.all([start(accessCode, 'hvac', second), change(instructions.reference, 'cancel')])
      expect([201, 401, 402]).toContain(started.status)
      await expectProblem(await start(accessCode), 401, 'invalid-access-code')
    }
  })
})

describe.each(engines)('a demonstration that could open before payment on $name', (engine) => {
  it('opens as it always did: its orders are paid at once and take no place', async () => {
    const shop = await openBusiness(engine, { openBeforePayment: 3 })
    const order = await shop.order('qualitechnician')
    expect(order).not.toHaveProperty('openUntil')
    expect(order).not.toHaveProperty('whyNotOpen')
    for (const checklistId of ['hvac', 'pool'])
      expect((await shop.post('/api/projects', { accessCode: order.accessCode, checklistId })).status).toBe(201)
    expect(await shop.database.db.selectFrom('openings').selectAll().execute()).toEqual([])
    await shop.close()
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccessCode } from '../../src/orders/access-code.ts'
import { type Business, bankEnvironment, openBusiness, openDemonstrationThenLive } from '../support/business.ts'
import { engines, sharing } from '../support/engines.ts'
import { orderBody } from '../support/plans.ts'
import { expectProblem } from '../support/problem.ts'

const unknown = makeAccessCode('basic', '1234567890123456789')
const basic = orderBody()
const qualitechnician = orderBody('qualitechnician')
const order = (shop: Business, body: unknown, key: string) =>
  shop.post('/api/bank-transfer', body, { 'idempotency-key': key })

/** Every call that takes a code, each format of a download included. */
const useOf = (shop: Business, accessCode: string): Promise<Response>[] =>
  [
    shop.post('/api/verify-access', { accessCode }),
    shop.post('/api/projects', { accessCode, checklistId: 'hvac' }),
    shop.post('/api/projects', { accessCode, checklistId: 'pool' }),
    shop.get('/api/checklist-items/hvac', { authorization: `Bearer ${accessCode}` }),
    ...['pdf', 'mobile', 'print'].flatMap((format) => [
      shop.post(`/api/download-checklists/${format}`, { accessCode }),
      shop.post(`/api/download-checklists/${format}`, { accessCode, checklistId: 'hvac' }),
    ]),
  ].map((response) => Promise.resolve(response))

const seen = async (responses: Promise<Response>[]) =>
  Promise.all(
    (await Promise.all(responses)).map(async (answer) => [answer.status, [...answer.headers], await answer.text()]),
  )

describe.each(engines)('a service that went live after a demonstration on $name', (engine) => {
  let demonstration: Business
  let live: Business
  beforeAll(async () => {
    const both = await openDemonstrationThenLive(engine)
    demonstration = both.demonstration
    live = both.live
    return both.close
  })
  const stored = (reference: string) =>
    live.database.db.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()

  it('answers a code of the demonstration like one that nobody has, whatever it is used for', async () => {
    const { accessCode, instructions } = await demonstration.order('qualitechnician')
    await demonstration.post('/api/projects', { accessCode, checklistId: 'hvac' })
    const before = await stored(instructions.reference)
    const answers = await seen(useOf(live, accessCode))
    expect(answers).toEqual(await seen(useOf(live, unknown)))
    for (const [status, , text] of answers) {
      expect(status).toBe(401)
      expect(text).toContain('Invalid access code. Please check and try again.')
    }
    expect(await stored(instructions.reference)).toEqual(before)
  })

  it('makes an order of its own for the Idempotency-Key of a demonstration, and it waits for its payment', async () => {
    const key = crypto.randomUUID()
    const free = await (await order(demonstration, basic, key)).json()
    const response = await order(live, basic, key)
    const answer = await response.text()
    expect(response.status).toBe(201)
    const { accessCode, status, instructions } = JSON.parse(answer)
    expect(accessCode).not.toBe(free.accessCode)
    expect(status).toBe('awaiting-payment')
    expect(instructions.accountNumber).toBe(bankEnvironment.ACCOUNT_NUMBER)
    expect((await stored(instructions.reference)).payments).toBe('live')
    expect(await (await order(live, basic, key)).text()).toBe(answer)
    expect(await (await order(demonstration, basic, key)).json()).toEqual(free)
  })

  it('takes another order with the Idempotency-Key of a demonstration', async () => {
    const key = crypto.randomUUID()
    await order(demonstration, basic, key)
    expect((await order(live, qualitechnician, key)).status).toBe(201)
    await expectProblem(await order(live, basic, key), 422, 'idempotency-key-reused')
  })

  it('cannot confirm an order of the demonstration, not even one that was cancelled', async () => {
    const { accessCode, instructions } = await demonstration.order()
    expect((await live.change(instructions.reference, 'confirm')).outcome).toBe('demonstration')
    expect((await live.change(instructions.reference, 'cancel')).outcome).toBe('done')
    const cancelled = await stored(instructions.reference)
    expect((await live.change(instructions.reference, 'confirm')).outcome).toBe('demonstration')
    expect(await stored(instructions.reference)).toEqual(cancelled)
    await expectProblem(await live.post('/api/verify-access', { accessCode }), 401, 'invalid-access-code')
  })
})

describe.each(engines)('a demonstration on records that hold live orders on $name', (engine) => {
  let live: Business
  let demonstration: Business
  beforeAll(async () => {
    live = await openBusiness(engine, { live: true })
    const env = { ...bankEnvironment, PAYMENTS: 'demo' }
    demonstration = await openBusiness(sharing(live.database), { env })
  })
  afterAll(async () => {
    await demonstration.close()
    await live.close()
  })
  const projects = (accessCode: string) => demonstration.post('/api/projects', { accessCode, checklistId: 'hvac' })

  it('goes on opening what was paid', async () => {
    const { accessCode, instructions } = await live.order()
    await live.change(instructions.reference, 'confirm')
    expect((await projects(accessCode)).status).toBe(201)
    const items = await demonstration.get('/api/checklist-items/hvac', { authorization: `Bearer ${accessCode}` })
    expect(await items.json()).toHaveLength(10)
  })

  it('opens nothing that waits for its payment, and shows no bank details for it', async () => {
    const { accessCode } = await live.order()
    await expectProblem(await projects(accessCode), 402, 'awaiting-payment')
    const shown = await demonstration.post('/api/verify-access', { accessCode })
    expect(await shown.json()).toMatchObject({
      status: 'awaiting-payment',
      instructions: { accountNumber: '[Account number]', bankName: '[Bank name]', zelleRecipient: '[Zelle recipient]' },
    })
  })

  it('gives no live order for its Idempotency-Key, but one of its own', async () => {
    const key = crypto.randomUUID()
    const waiting = await (await order(live, basic, key)).json()
    const free = await (await order(demonstration, basic, key)).json()
    expect(free.accessCode).not.toBe(waiting.accessCode)
    expect(free.status).toBe('active')
    expect(await (await order(live, basic, key)).json()).toEqual(waiting)
  })

  it('confirms a live order only when the operator does', async () => {
    const { accessCode, instructions } = await live.order()
    await demonstration.order()
    await expectProblem(await projects(accessCode), 402, 'awaiting-payment')
    expect((await demonstration.change(instructions.reference, 'confirm')).outcome).toBe('done')
    expect((await projects(accessCode)).status).toBe(201)
  })
})

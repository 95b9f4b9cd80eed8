import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccessResponse } from '../../src/access/access-calls.ts'
import { makeAccessCode } from '../../src/orders/access-code.ts'
import { orderLife } from '../../src/orders/order-life-store.server.ts'
import { type Business, bankEnvironment, openBusiness } from '../support/business.ts'
import { engines } from '../support/engines.ts'
import { priceOf } from '../support/plans.ts'
import { expectProblem } from '../support/problem.ts'

const formats = ['pdf', 'mobile', 'print']

describe.each(engines)('a demonstration on $name', (engine) => {
  let shop: Business
  beforeAll(async () => {
    shop = await openBusiness(engine)
  })
  afterAll(() => shop.close())

  it('says so to every page', async () => {
    expect(await (await shop.get('/api/site')).json()).toMatchObject({ demonstration: true })
  })

  it('shows placeholders where bank details would stand, and opens the code at once', async () => {
    const order = await shop.order('qualitechnician')
    expect(order.accessCode).toMatch(/^HQP-PRO-\d{20}$/)
    expect(order.status).toBe('active')
    expect(order.instructions).toEqual({
      accountName: '[Account name]',
      bankName: '[Bank name]',
      routingNumber: '[Routing number]',
      accountNumber: '[Account number]',
      zelleRecipient: '[Zelle recipient]',
      amount: priceOf('qualitechnician'),
      currency: 'USD',
      reference: order.instructions.reference,
      dueOn: '2026-12-04',
      closesOn: '2026-12-11',
    })
    const access = (await (
      await shop.post('/api/verify-access', { accessCode: order.accessCode })
    ).json()) as AccessResponse
    expect(access).toEqual({
      planType: 'professional',
      projectsRemaining: 2,
      expiryDate: '2027-11-20',
      status: 'active',
      projects: [],
      order: {
        reference: order.instructions.reference,
        currency: 'USD',
        amountCents: priceOf('qualitechnician') * 100,
        paidCents: 0,
        payments: 'demo',
        orderedOn: '2026-11-20',
        paidOn: '2026-11-20',
      },
    })
  })

  it('says basic and one project for the Basic plan', async () => {
    const { accessCode } = await shop.order('basic')
    const access = await (await shop.post('/api/verify-access', { accessCode })).json()
    expect(access).toMatchObject({ planType: 'basic', projectsRemaining: 1 })
  })
})

describe.each(engines)('a live order on $name', (engine) => {
  let shop: Business
  beforeAll(async () => {
    shop = await openBusiness(engine, { live: true, env: { ZELLE_RECIPIENT: 'pay@homes.example' } })
  })
  afterAll(() => shop.close())

  const verify = (accessCode: string) => shop.post('/api/verify-access', { accessCode })
  const items = (accessCode: string) => shop.get('/api/checklist-items/hvac', { authorization: `Bearer ${accessCode}` })
  const start = (accessCode: string) => shop.post('/api/projects', { accessCode, checklistId: 'hvac' })
  const statusOf = async (accessCode: string) => ((await (await verify(accessCode)).json()) as AccessResponse).status

  it('answers 201 with the code and how to pay', async () => {
    const order = await shop.order('basic')
    expect(order).toEqual({
      accessCode: expect.stringMatching(/^HQP-BASIC-\d{20}$/),
      recoveryPhrase: expect.stringMatching(/^([a-z]{4,8}( |$)){4}$/),
      status: 'awaiting-payment',
      instructions: {
        accountName: bankEnvironment.ACCOUNT_NAME,
        bankName: bankEnvironment.BANK_NAME,
        routingNumber: bankEnvironment.ROUTING_NUMBER,
        accountNumber: bankEnvironment.ACCOUNT_NUMBER,
        zelleRecipient: 'pay@homes.example',
        amount: priceOf('basic'),
        currency: 'USD',
        reference: expect.stringMatching(/^HQ-[2-9A-HJKMNP-RTV-Z]{7}$/),
        dueOn: '2026-12-04',
        closesOn: '2026-12-11',
      },
    })
  })

  it('is no demonstration, and Zelle is offered only where it is set up', async () => {
    expect(await (await shop.get('/api/site')).json()).toMatchObject({ demonstration: false })
    const without = await openBusiness(engine, { live: true })
    expect((await without.order()).instructions.zelleRecipient).toBe('Not offered')
    await without.close()
  })

  it('verifies while it waits for payment, and shows again how to pay', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    const access = (await (await verify(accessCode)).json()) as AccessResponse
    expect(access).toMatchObject({ status: 'awaiting-payment', projectsRemaining: 1, instructions })
    expect(access.order).toMatchObject({ reference: instructions.reference, paidCents: 0, paidOn: null })
  })

  it('says of a part what came, opens nothing with it, and says of the whole when it was confirmed', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    const by = () => ({
      actor: 'operator' as const,
      at: new Date('2026-11-20T18:00:00Z'),
      auditId: crypto.randomUUID(),
    })
    const payment = { id: crypto.randomUUID(), amountCents: 1050, receivedOn: '2026-11-20', origin: 'by-hand' as const }
    await orderLife(shop.database.db).change(instructions.reference, { action: 'pay', payment }, by())
    const part = (await (await verify(accessCode)).json()) as AccessResponse
    expect(part).toMatchObject({ status: 'awaiting-payment', instructions, order: { paidCents: 1050, paidOn: null } })
    await expectProblem(await start(accessCode), 402, 'awaiting-payment')
    await shop.change(instructions.reference, 'confirm')
    const whole = (await (await verify(accessCode)).json()) as AccessResponse
    expect(whole).toMatchObject({ status: 'active', order: { paidCents: 2900, paidOn: '2026-11-20' } })
  })

  it('opens nothing while it waits for payment', async () => {
    const { accessCode } = await shop.order('basic')
    await expectProblem(await start(accessCode), 402, 'awaiting-payment')
    for (const format of formats)
      await expectProblem(
        await shop.post(`/api/download-checklists/${format}`, { accessCode }),
        402,
        'awaiting-payment',
      )
    expect(await (await items(accessCode)).json()).toHaveLength(3)
    expect(await statusOf(accessCode)).toBe('awaiting-payment')
  })

  it('opens when the operator confirms the payment, and then shows no bank details any more', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    expect((await shop.change(instructions.reference, 'confirm')).outcome).toBe('done')
    const access = (await (await verify(accessCode)).json()) as AccessResponse
    expect(access.status).toBe('active')
    expect(access).not.toHaveProperty('instructions')
    expect((await start(accessCode)).status).toBe(201)
    expect(await (await items(accessCode)).json()).toHaveLength(10)
  })

  it('closes when the operator cancels it, also when it had been open, and opens again when money comes late', async () => {
    const { accessCode, instructions } = await shop.order('basic')
    await shop.change(instructions.reference, 'confirm')
    await start(accessCode)
    await shop.change(instructions.reference, 'cancel')
    await expectProblem(await verify(accessCode), 401, 'invalid-access-code')
    await expectProblem(await items(accessCode), 401, 'invalid-access-code')
    await expectProblem(await start(accessCode), 401, 'invalid-access-code')
    await expectProblem(await shop.post('/api/download-checklists/pdf', { accessCode }), 401, 'invalid-access-code')
    await shop.change(instructions.reference, 'reopen')
    expect(await (await items(accessCode)).json()).toHaveLength(10)
  })

  it('counts its year from the day the payment is confirmed, to the end of that day in Phoenix', async () => {
    shop.setNow(new Date('2028-02-27T18:00:00Z'))
    const { accessCode, instructions } = await shop.order('basic')
    shop.setNow(new Date('2028-02-29T23:30:00-07:00'))
    await shop.change(instructions.reference, 'confirm')
    expect(await (await verify(accessCode)).json()).toMatchObject({ expiryDate: '2029-02-28' })
    shop.setNow(new Date('2029-02-28T23:59:59-07:00'))
    expect((await verify(accessCode)).status).toBe(200)
    expect((await start(accessCode)).status).toBe(201)
    shop.setNow(new Date('2029-03-01T00:00:00-07:00'))
    await expectProblem(await verify(accessCode), 401, 'invalid-access-code')
    await expectProblem(await items(accessCode), 401, 'invalid-access-code')
    await expectProblem(await start(accessCode), 401, 'invalid-access-code')
    shop.setNow(new Date('2026-11-20T18:00:00Z'))
  })

  it('tells nobody whether a code is unknown, expired, cancelled or misspelt', async () => {
    const cancelled = await shop.order()
    await shop.change(cancelled.instructions.reference, 'cancel')
    const expired = await shop.order()
    await shop.database.db
      .updateTable('orders')
      .set({ expires_on: '2020-01-01' })
      .where('reference', '=', expired.instructions.reference)
      .execute()
    const known = (await shop.order()).accessCode
    const codes = {
      unknown: makeAccessCode('basic', '1234567890123456789'),
      cancelled: cancelled.accessCode,
      expired: expired.accessCode,
      misspelt: known.slice(0, -1) + ((Number(known.at(-1)) + 1) % 10),
      'of another shape': 'open sesame',
      'of the other plan': known.replace('BASIC', 'PRO'),
      'as long as allowed': 'x'.repeat(64),
    }
    const answers = await Promise.all(
      Object.values(codes).flatMap((accessCode) => [
        verify(accessCode),
        start(accessCode),
        items(accessCode),
        shop.post('/api/download-checklists/mobile', { accessCode }),
      ]),
    )
    const seen = await Promise.all(
      answers.map(async (answer) => JSON.stringify([answer.status, [...answer.headers], await answer.text()])),
    )
    expect([...new Set(seen)]).toHaveLength(1)
    expect(seen[0]).toContain('Invalid access code. Please check and try again.')
    expect(seen[0]).toContain('[401,')
  })

  it('reads the code as people type it', async () => {
    const { accessCode, instructions } = await shop.order()
    await shop.change(instructions.reference, 'confirm')
    const digits = accessCode.slice(-20).replaceAll('0', 'o').replaceAll('1', 'l')
    const typed = ` hqp basic ${digits.match(/.{4}/g)?.join('-')}`
    expect((await verify(typed)).status).toBe(200)
    expect((await start(typed)).status).toBe(201)
    expect(await (await items(typed.trim())).json()).toHaveLength(10)
  })
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../support/business.ts'
import { engines } from '../support/engines.ts'
import { expectProblem, fieldsOf } from '../support/problem.ts'

describe.each(engines)('the price on $name', (engine) => {
  let shop: Business
  beforeAll(async () => {
    shop = await openBusiness(engine, { live: true })
  })
  afterAll(() => shop.close())

  const stored = () => shop.database.db.selectFrom('orders').selectAll().execute()
  const buy = (body: unknown) => shop.post('/api/bank-transfer', body)

  it.each([
    ['a cent too little', { amount: 28.99 }],
    ['a hair more', { amount: 29.0001 }],
    ['one dollar', { amount: 1 }],
    ['nothing', { amount: 0 }],
    ['less than nothing', { amount: -29 }],
    ['cents', { amount: 2900 }],
    ['the price of the other plan', { amount: 49 }],
    ['the other plan at this price', { planType: 'qualitechnician' }],
  ])('refuses %s', async (_, change) => {
    const body = { planType: 'basic', amount: 29, currency: 'USD', ...change }
    expect(fieldsOf(await expectProblem(await buy(body), 400, 'wrong-amount'))).toEqual(['amount'])
    expect(await stored()).toEqual([])
  })

  it.each([
    ['amount', '29'],
    ['amount', '49'],
    ['amount', null],
    ['amount', [29]],
    ['amount', true],
    ['currency', 'EUR'],
    ['currency', 'usd'],
    ['currency', ''],
    ['planType', 'professional'],
    ['planType', 'Basic'],
    ['planType', 'toString'],
    ['planType', ['basic']],
    ['price', 29],
    ['projects', 99],
    ['status', 'confirmed'],
  ])('refuses %s %j', async (field, value) => {
    const body = { planType: 'basic', amount: 29, currency: 'USD', [field]: value }
    expect(fieldsOf(await expectProblem(await buy(body), 400, 'invalid-request'))).toEqual([field])
    expect(await stored()).toEqual([])
  })

  it('is never anything but the price of the plan, whatever anybody sends', async () => {
    const price: Record<string, number> = { basic: 29, qualitechnician: 49 }
    const planType = fc.oneof(fc.constantFrom('basic', 'qualitechnician', 'professional'), fc.string())
    const amount = fc.oneof(fc.constantFrom(1, 28, 29, 30, 49, -29, 29.5), fc.double({ noNaN: true }), fc.string())
    const currency = fc.oneof(fc.constantFrom('USD', 'EUR', 'usd'), fc.string())
    const extra = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 1 })
    const order = fc.tuple(planType, amount, currency, extra).map(([plan, sum, money, more]) => ({
      ...more,
      planType: plan,
      amount: sum,
      currency: money,
    }))
    await fc.assert(
      fc.asyncProperty(order, async (body) => {
        const before = (await stored()).length
        const { status } = await buy(body)
        const isRight =
          price[body.planType] === body.amount && body.currency === 'USD' && Object.keys(body).length === 3
        expect(status).toBe(isRight ? 201 : 400)
        expect((await stored()).length).toBe(before + (isRight ? 1 : 0))
      }),
      { numRuns: 150 },
    )
    for (const row of await stored()) {
      expect(row.amount_cents).toBe((price[row.plan] ?? 0) * 100)
      expect([row.currency, row.status, row.projects_remaining]).toEqual([
        'USD',
        'awaiting-payment',
        row.plan === 'basic' ? 1 : 2,
      ])
    }
  })

  it('is what the buyer is told to pay', async () => {
    expect((await shop.order('basic')).instructions).toMatchObject({ amount: 29, currency: 'USD' })
    expect((await shop.order('qualitechnician')).instructions).toMatchObject({ amount: 49, currency: 'USD' })
  })
})

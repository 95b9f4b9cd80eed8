import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../support/business.ts'
import { sqlite } from '../support/engines.ts'
import { orderBody, plans, priceOf } from '../support/plans.ts'
import { expectProblem, fieldsOf } from '../support/problem.ts'

const basic = priceOf('basic')

describe('the price', () => {
  let shop: Business
  beforeAll(async () => {
    shop = await openBusiness(sqlite, { live: true })
  })
  afterAll(() => shop.close())

  const stored = () => shop.database.db.selectFrom('orders').selectAll().execute()
  const buy = (body: unknown) => shop.post('/api/bank-transfer', body)

  it.each([
    ['a cent too little', { amount: basic - 0.01 }],
    ['a hair more', { amount: basic + 0.0001 }],
    ['one dollar', { amount: 1 }],
    ['nothing', { amount: 0 }],
    ['less than nothing', { amount: -basic }],
    ['cents', { amount: basic * 100 }],
    ['the price of the other plan', { amount: priceOf('qualitechnician') }],
    ['the other plan at this price', { planType: 'qualitechnician' }],
  ])('refuses %s', async (_, change) => {
    const body = { ...orderBody(), ...change }
    expect(fieldsOf(await expectProblem(await buy(body), 400, 'wrong-amount'))).toEqual(['amount'])
    expect(await stored()).toEqual([])
  })

  it.each([
    ['amount', String(basic)],
    ['amount', `${basic}.00`],
    ['amount', null],
    ['amount', [basic]],
    ['amount', true],
    ['currency', 'EUR'],
    ['currency', 'usd'],
    ['currency', ''],
    ['planType', 'professional'],
    ['planType', 'Basic'],
    ['planType', 'toString'],
    ['planType', ['basic']],
    ['price', basic],
    ['projects', 99],
    ['status', 'confirmed'],
  ])('refuses %s %j', async (field, value) => {
    const body = { ...orderBody(), [field]: value }
    expect(fieldsOf(await expectProblem(await buy(body), 400, 'invalid-request'))).toEqual([field])
    expect(await stored()).toEqual([])
  })

  it('is never anything but the price of the plan, whatever anybody sends', async () => {
    const sold = new Map<string, (typeof plans)[number]>(plans.map((plan) => [plan.planType, plan]))
    const planType = fc.oneof(fc.constantFrom(...sold.keys(), 'professional'), fc.string())
    const near = plans.flatMap(({ priceDollars: price }) => [price, price - 1, price + 0.5, -price])
    const amount = fc.oneof(fc.constantFrom(1, ...near), fc.double({ noNaN: true }), fc.string())
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
          sold.get(body.planType)?.priceDollars === body.amount &&
          body.currency === 'USD' &&
          Object.keys(body).length === 3
        expect(status).toBe(isRight ? 201 : 400)
        expect((await stored()).length).toBe(before + (isRight ? 1 : 0))
      }),
      { numRuns: 150 },
    )
    for (const row of await stored()) {
      const plan = sold.get(row.plan)
      expect(row.amount_cents).toBe((plan?.priceDollars ?? 0) * 100)
      expect([row.currency, row.status, row.projects_remaining]).toEqual(['USD', 'awaiting-payment', plan?.projects])
    }
  })

  it('is what the buyer is told to pay', async () => {
    for (const { planType, priceDollars } of plans)
      expect((await shop.order(planType)).instructions).toMatchObject({ amount: priceDollars, currency: 'USD' })
  })
})

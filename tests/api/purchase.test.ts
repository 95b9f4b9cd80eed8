import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../support/business.ts'
import { sqlite } from '../support/engines.ts'
import { priceOf } from '../support/plans.ts'

describe('buying a plan', () => {
  let shop: Business
  beforeAll(async () => {
    shop = await openBusiness(sqlite, { live: true })
  })
  afterAll(() => shop.close())

  it('answers 201 with the code, how to pay, and that it waits for payment', async () => {
    const order = await shop.order('basic')
    expect(order.accessCode).toMatch(/^HQP-BASIC-\d{20}$/)
    expect(order.status).toBe('awaiting-payment')
    expect(order.instructions).toMatchObject({ accountName: 'Test Account', bankName: 'Test Bank' })
    expect(order.instructions.amount).toBe(priceOf('basic'))
    expect(order.instructions.reference).toMatch(/^HQ-[2-9A-Z]{7}$/)
  })
})

import { describe, expect, it } from 'vitest'
import { site } from '../../tests/support/site.ts'
import type { Plan } from '../content/content-schema.ts'
import { planOffers } from './plan-offers.ts'

describe('the structured data of the plans', () => {
  it('offers each plan at its price', () => {
    const plan = { name: 'Basic', priceDollars: 29, currency: 'USD', summary: 'One project.' } as Plan
    expect(planOffers(site, [plan])).toMatchObject([
      { '@type': 'Product', name: 'Home Quality Phoenix: Basic plan', offers: { price: 29, priceCurrency: 'USD' } },
    ])
  })
})

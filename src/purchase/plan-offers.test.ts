import { describe, expect, it } from 'vitest'
import type { Plan } from '../content/content-schema.ts'
import { planOffers } from './plan-offers.ts'

const site = {
  name: 'Home Quality Phoenix',
  area: ['Phoenix'],
  contactEmail: '[contact e-mail]',
  ownerName: '[owner]',
  demonstration: true,
  publicUrl: 'https://a.example',
  priceRange: '$29-$49',
}

describe('the structured data of the plans', () => {
  it('offers each plan at its price', () => {
    const plan = { name: 'Basic', priceDollars: 29, currency: 'USD', summary: 'One project.' } as Plan
    expect(planOffers(site, [plan])).toMatchObject([
      { '@type': 'Product', name: 'Home Quality Phoenix: Basic plan', offers: { price: 29, priceCurrency: 'USD' } },
    ])
  })
})

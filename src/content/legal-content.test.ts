import { describe, expect, it } from 'vitest'
import { withPlans } from './legal-content.ts'

const plans = [
  { name: 'One', priceDollars: 10, features: [{ text: 'a call', included: false }] },
  {
    name: 'Two',
    priceDollars: 20,
    features: [
      { text: 'a call', included: true },
      { text: 'a visit', included: true },
    ],
  },
]

describe('a line of a legal text that speaks of a plan', () => {
  it('stands once for each plan, with what that plan costs and includes', () => {
    expect(withPlans('Before.\n| {planName} | {planPrice} | {planFeatures} |\nAfter.', plans)).toBe(
      'Before.\n| One | $10 |  |\n| Two | $20 | a call; a visit |\nAfter.',
    )
  })
})

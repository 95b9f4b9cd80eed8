import { describe, expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { moneyDifference } from '../format/money.ts'
import { compare } from './comparison.ts'
import { calculateCost } from './cost.ts'

describe('the comparison', () => {
  it('puts up to three results side by side with how far their savings lie from the first', () => {
    const answers = [8000, 10_000, 4000].map((projectValue) =>
      calculateCost(content.costModel, { serviceType: 'hvac', projectValue, homeAge: '5-10' }),
    )
    expect(compare(answers)).toEqual([
      { name: 'Project value', values: [8000, 10_000, 4000] },
      { name: 'Poor-quality option', values: [11_840, 14_800, 5920] },
      { name: 'Quality option', values: [9200, 11_500, 4600] },
      { name: 'Savings', values: [2640, 3300, 1320] },
      { name: 'Difference in savings from A', values: [0, 660, -1320], isDifference: true },
    ])
  })

  it('writes a difference with its sign', () => {
    expect([660, -1320, 0].map(moneyDifference)).toEqual(['+$660', '−$1,320', 'no difference'])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { homeAges, serviceTypes } from '../content/service-types.ts'
import type { CostRequest } from './calculator-calls.ts'
import { calculateCost } from './cost.ts'

const model = content.costModel
/** How much more an older home adds to the risk. */
const ageFactors = { new: 0.85, 'under-10': 1, '5-10': 1, '10-20': 1.15, '20-plus': 1.3 }
const cost = (serviceType: CostRequest['serviceType'], projectValue: number, homeAge: CostRequest['homeAge']) =>
  calculateCost(model, { serviceType, projectValue, homeAge })
const service = fc.constantFrom(...serviceTypes)
const age = fc.constantFrom(...homeAges)
const value = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 10_000_000 }))

describe('the cost of a job over five years', () => {
  it('is 6,800 against 5,400 for the example on the front page', () => {
    expect(cost('other', 5000, 'under-10')).toEqual({
      serviceType: 'other',
      projectValue: 5000,
      homeAge: 'under-10',
      poorQualityCost: 6800,
      qualityWorkCost: 5400,
      savings: 1400,
    })
  })

  it.each([
    ['hvac', 8000, '5-10', 11840, 9200],
    ['pool', 12000, '5-10', 17040, 13800],
    ['smart-home', 6000, 'new', 7785, 6720],
    ['solar', 25000, 'new', 31375, 27500],
    ['electrical', 4000, '10-20', 6070, 4600],
    ['plumbing', 5000, '10-20', 8163, 5900],
    ['well', 7000, '10-20', 10623, 8050],
    ['irrigation', 3000, '5-10', 4650, 3450],
    ['remodeling', 15000, 'new', 20100, 17250],
  ] as const)('is worked out for %s at %i dollars in a home of age %s', (of, dollars, homeAge, poor, quality) => {
    const answer = cost(of, dollars, homeAge)
    expect(answer.poorQualityCost).toBe(poor)
    expect(answer.qualityWorkCost).toBe(quality)
    expect(answer.savings).toBe(poor - quality)
  })

  it('is in whole dollars, repeats what was asked, and saves what lies between', () => {
    fc.assert(
      fc.property(service, value, age, (serviceType, projectValue, homeAge) => {
        const answer = cost(serviceType, projectValue, homeAge)
        expect(answer).toMatchObject({ serviceType, projectValue, homeAge })
        expect([answer.poorQualityCost, answer.qualityWorkCost, answer.savings].every(Number.isInteger)).toBe(true)
        expect(answer.savings).toBe(answer.poorQualityCost - answer.qualityWorkCost)
      }),
    )
  })

  it('is never more than half a dollar away from the model', () => {
    fc.assert(
      fc.property(service, value, age, (serviceType, projectValue, homeAge) => {
        const { risk, premium } = model.services[serviceType]
        const answer = cost(serviceType, projectValue, homeAge)
        const poor = projectValue + projectValue * risk * ageFactors[homeAge]
        expect(Math.abs(answer.poorQualityCost - poor)).toBeLessThan(0.50001)
        expect(Math.abs(answer.qualityWorkCost - projectValue * (1 + premium))).toBeLessThan(0.50001)
      }),
    )
  })

  it('rounds half a dollar up, although binary fractions lie just below it', () => {
    // 150 x 1.55 is 232.5, and 232.49999999999997 in floating point.
    expect(cost('irrigation', 150, 'under-10').poorQualityCost).toBe(233)
    // 350 x 1.15 is 402.5, and 402.49999999999994.
    expect(cost('hvac', 350, 'new').qualityWorkCost).toBe(403)
  })

  it('never falls when the job gets bigger or the home older', () => {
    fc.assert(
      fc.property(service, value, value, age, age, (serviceType, one, two, homeAge, otherAge) => {
        const [less, more] = [Math.min(one, two), Math.max(one, two)]
        const small = cost(serviceType, less, homeAge)
        const big = cost(serviceType, more, homeAge)
        expect(big.poorQualityCost).toBeGreaterThanOrEqual(small.poorQualityCost)
        expect(big.qualityWorkCost).toBeGreaterThanOrEqual(small.qualityWorkCost)
        const isOlder = ageFactors[otherAge] >= ageFactors[homeAge]
        const [young, old] = isOlder ? [homeAge, otherAge] : [otherAge, homeAge]
        const change = cost(serviceType, less, old).poorQualityCost - cost(serviceType, less, young).poorQualityCost
        expect(change).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is never lower for poor work than for good work', () => {
    fc.assert(
      fc.property(service, value, age, (serviceType, projectValue, homeAge) => {
        expect(cost(serviceType, projectValue, homeAge).savings).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('knows every service and every home age of the contract', () => {
    for (const serviceType of serviceTypes)
      for (const homeAge of homeAges) expect(cost(serviceType, 1000, homeAge).poorQualityCost).toBeGreaterThan(1000)
  })
})

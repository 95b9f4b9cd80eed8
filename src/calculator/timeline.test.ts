import { describe, expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { homeAges, serviceTypes } from '../content/service-types.ts'
import { calculateCost } from './cost.ts'
import { timeline } from './timeline.ts'

const model = content.costModel
const answer = (poorQualityCost: number, qualityWorkCost: number) => ({
  serviceType: 'other' as const,
  projectValue: 1000,
  homeAge: 'new' as const,
  poorQualityCost,
  qualityWorkCost,
  savings: poorQualityCost - qualityWorkCost,
})

describe('the five years', () => {
  it('spread what poor work adds evenly and end on exactly the two totals', () => {
    const { years } = timeline(model, answer(1500, 1200))
    expect(years.map(({ poor }) => poor)).toEqual([1000, 1100, 1200, 1300, 1400, 1500])
    expect(years.map(({ quality }) => quality)).toEqual([1200, 1200, 1200, 1200, 1200, 1200])
  })

  it('break even in the year in which the lines meet', () => {
    expect(timeline(model, answer(1500, 1200)).breakEven).toEqual({ year: 2, after: 2 })
    expect(timeline(model, answer(1500, 1201)).breakEven?.year).toBe(3)
    expect(timeline(model, answer(1500, 1500)).breakEven).toEqual({ year: 5, after: 5 })
  })

  it('break even on the first day when quality work adds nothing', () => {
    expect(timeline(model, answer(1500, 1000)).breakEven).toEqual({ year: 0, after: 0 })
  })

  it('never break even when quality work costs more in all, or when poor work adds nothing', () => {
    expect(timeline(model, answer(1500, 1501)).breakEven).toBeUndefined()
    expect(timeline(model, answer(1000, 1000)).breakEven).toBeUndefined()
  })

  it('break even at the first year end at which poor work has cost as much, for every service and age', () => {
    for (const serviceType of serviceTypes)
      for (const homeAge of homeAges)
        for (const projectValue of [100, 8000, 100_000]) {
          const { years, breakEven } = timeline(model, calculateCost(model, { serviceType, projectValue, homeAge }))
          expect(years.find(({ poor, quality }) => poor >= quality)?.year).toBe(breakEven?.year)
        }
  })
})

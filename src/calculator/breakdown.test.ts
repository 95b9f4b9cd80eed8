import { describe, expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { homeAges, serviceTypes } from '../content/service-types.ts'
import { breakDown } from './breakdown.ts'
import { calculateCost } from './cost.ts'

const model = content.costModel
const of = (serviceType: (typeof serviceTypes)[number], projectValue: number, homeAge: (typeof homeAges)[number]) =>
  breakDown(model, calculateCost(model, { serviceType, projectValue, homeAge }))

describe('the parts of both options', () => {
  it('are 70 and 30 percent of what poor work adds, and 30 percent of what quality work adds', () => {
    expect(of('hvac', 8000, '5-10')).toEqual({
      poor: { projectValue: 8000, repairs: 2688, energyWaste: 1152, total: 11_840 },
      quality: { projectValue: 8000, repairs: 0, extra: 1200, energySavings: 360, total: 9200 },
    })
  })

  it('are whole dollars that add up exactly, for every service, every age and awkward project values', () => {
    for (const serviceType of serviceTypes)
      for (const homeAge of homeAges)
        for (const projectValue of [1, 2, 3, 7, 99, 100, 101, 333, 4999, 5000, 12_345, 99_999, 100_000, 9_999_999]) {
          const { poor, quality } = of(serviceType, projectValue, homeAge)
          expect(poor.projectValue + poor.repairs + poor.energyWaste).toBe(poor.total)
          expect(quality.projectValue + quality.repairs + quality.extra).toBe(quality.total)
          for (const part of [...Object.values(poor), ...Object.values(quality)]) {
            expect(Number.isInteger(part)).toBe(true)
            expect(part).toBeGreaterThanOrEqual(0)
          }
          const poorExtra = poor.total - projectValue
          expect(Math.abs(poor.repairs - poorExtra * 0.7)).toBeLessThan(0.5 + 1e-9)
          expect(Math.abs(poor.energyWaste - poorExtra * 0.3)).toBeLessThan(0.5 + 1e-9)
          expect(Math.abs(quality.energySavings - quality.extra * 0.3)).toBeLessThan(0.5 + 1e-9)
        }
  })

  it('gives a half dollar to the repairs, so that no dollar is lost or counted twice', () => {
    const { poor } = breakDown(model, {
      serviceType: 'hvac',
      projectValue: 10,
      homeAge: 'new',
      poorQualityCost: 15,
      qualityWorkCost: 12,
      savings: 3,
    })
    expect(poor).toMatchObject({ repairs: 4, energyWaste: 1 })
  })
})

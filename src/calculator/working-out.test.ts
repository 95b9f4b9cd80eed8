import { describe, expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { homeAges, serviceTypes } from '../content/service-types.ts'
import { english } from '../format/english.ts'
import { calculateCost } from './cost.ts'
import { workOut, workOutBreakEven } from './working-out.ts'

const model = content.costModel

describe('how it was calculated', () => {
  it('gives the same dollars when somebody does each step by hand', () => {
    for (const serviceType of serviceTypes)
      for (const homeAge of homeAges)
        for (const projectValue of [1, 99, 333, 5000, 7000, 12_345, 100_000]) {
          const answer = calculateCost(model, { serviceType, projectValue, homeAge })
          const steps = workOut(model, answer, english)
          for (const { what, how, rounded, result } of steps) {
            const exact = byHand(how)
            expect(Math.floor(exact + 0.5 + 1e-9), `${serviceType} ${homeAge} ${what}: ${how}`).toBe(result)
            expect(rounded !== undefined, how).toBe(Math.abs(exact - result) > 1e-9)
          }
          const result = (what: string) => steps.find((step) => step.what === what)?.result
          expect(result('Poor-quality option')).toBe(answer.poorQualityCost)
          expect(result('Quality option')).toBe(answer.qualityWorkCost)
          expect(result('Savings')).toBe(answer.savings)
        }
  })

  it('names every factor and shows the cents that were rounded', () => {
    const answer = calculateCost(model, { serviceType: 'well', projectValue: 7000, homeAge: '10-20' })
    expect(workOut(model, answer, english)[0]).toEqual({
      what: 'Poor-quality option',
      how: '$7,000 × (1 + 0.45 × 1.15)',
      rounded: '= $10,622.50, rounded',
      result: 10_623,
    })
  })

  it('calls a sum rounded that lies less than half a cent beside whole dollars', () => {
    const service = { ...model.services.well, risk: 0.000_04 }
    const close = { ...model, services: { ...model.services, well: service } }
    const answer = calculateCost(close, { serviceType: 'well', projectValue: 100, homeAge: 'new' })
    const [poor] = workOut(close, answer, english)
    const exact = 100 * (1 + service.risk * model.homeAges.new.factor)
    expect(poor?.result).toBe(100)
    expect(Math.abs(exact - 100)).toBeLessThan(0.005)
    expect(poor?.rounded).toBe(`= $100.${exact.toFixed(6).split('.')[1]?.replace(/0+$/, '')}, rounded`)
  })

  it('shows how the break-even comes about', () => {
    const answer = calculateCost(model, { serviceType: 'hvac', projectValue: 8000, homeAge: '5-10' })
    expect(workOutBreakEven(model, answer, english)).toBe('$1,200 ÷ ($3,840 ÷ 5 years) = 1.56 years')
  })
})

/** Reads "$7,000 × (1 + 0.45 × 1.15)" as a person with a pocket calculator would: a value, a sign, the rest. */
function byHand(how: string): number {
  const plain = how.replaceAll(/[$,]/g, '')
  const grouped = /^(\d+) × \(1 \+ ([\d.]+)(?: × ([\d.]+))?\)$/.exec(plain)
  if (grouped) return Number(grouped[1]) * (1 + Number(grouped[2]) * Number(grouped[3] ?? 1))
  const [, left, sign, right] = /^(\d+) ([×−]) ([\d.]+)$/.exec(plain) ?? []
  if (sign === undefined) throw new Error(`nobody could calculate "${how}" by hand`)
  return sign === '×' ? Number(left) * Number(right) : Number(left) - Number(right)
}

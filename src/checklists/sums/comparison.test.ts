import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, compareAround, compareRange, typed } from './comparison.ts'

/** Tenths and hundredths, which binary fractions cannot hold exactly. */
const hundredths = fc.integer({ min: 1, max: 1_000_000 }).map((count) => count / 100)

describe('a comparison', () => {
  it('holds exactly at a limit that was worked out, and not one hundredth beyond it', () => {
    fc.assert(
      fc.property(hundredths, hundredths, (one, other) => {
        const sum = { value: one + other, working: `${one} + ${other}` }
        const limit = typed(Number((one + other).toFixed(2)))
        expect(compare(sum, 'at most', limit).holds).toBe(true)
        expect(compare(sum, 'at least', limit).holds).toBe(true)
        expect(compare(sum, 'at most', typed(limit.value - 0.01)).holds).toBe(false)
        expect(compare(sum, 'at least', typed(limit.value + 0.01)).holds).toBe(false)
      }),
    )
  })

  it('says how each side was worked out, and what was typed as it was typed', () => {
    const sum = { value: 0.1 + 0.2, working: '0.1 + 0.2' }
    expect(compare(sum, 'at most', typed(0.3), 'A').arithmetic).toBe('0.1 + 0.2 = 0.3 A, at most 0.3 A')
    expect(compare(sum, 'at least', typed(0.325), 'A').arithmetic).toBe('0.1 + 0.2 = 0.3 A, less than 0.325 A')
    expect(compare(typed(-2), 'at most', typed(-4)).arithmetic).toBe('−2, more than −4')
  })

  it('is shown with two digits after the point, and with more where two would show the contrary', () => {
    const third = { value: 29 / 3, working: '29 ÷ 3' }
    expect(compare(third, 'at least', typed(9)).arithmetic).toBe('29 ÷ 3 = 9.67, at least 9')
    expect(compare(third, 'at least', typed(9.67)).arithmetic).toBe('29 ÷ 3 = 9.666667, less than 9.67')
    expect(compare(third, 'at most', typed(9.669)).arithmetic).toBe('29 ÷ 3 = 9.666667, at most 9.669')
    const around = { target: typed(0.125), by: 0.0125, tolerance: '10%' }
    expect(compareAround(0.138, around).arithmetic).toBe('0.138, more than 10% above 0.125 (0.1125 to 0.1375)')
  })

  it('with a range names both ends where it holds, and else the end that is missed', () => {
    const range = { low: 25, high: 40 }
    expect(compareRange(35, range, 'A')).toEqual({ holds: true, arithmetic: '35 A, from 25 to 40 A' })
    expect(compareRange(20, range, 'A')).toEqual({ holds: false, arithmetic: '20 A, less than 25 A' })
    expect(compareRange(45, range, 'A')).toEqual({ holds: false, arithmetic: '45 A, more than 40 A' })
  })

  it('counts one day as a day', () => {
    expect(compare(typed(1), 'at most', typed(8), 'days').arithmetic).toBe('1 day, at most 8 days')
  })
})

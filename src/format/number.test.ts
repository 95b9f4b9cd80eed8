import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { number } from './number.ts'

describe('a number in words', () => {
  it('is written as English speakers in the United States write it', () => {
    const inEnglish = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6, signDisplay: 'negative' })
    fc.assert(
      fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (value) => {
        expect(number(value)).toBe(inEnglish.format(value).replace('-', '−'))
      }),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        fc.constantFrom(1, 10, 100, 1000),
        (whole, parts) => {
          expect(number(whole / parts)).toBe(inEnglish.format(whole / parts).replace('-', '−'))
        },
      ),
    )
  })

  it('has a true minus sign, and none before nothing', () => {
    expect([number(-1234.5), number(-0), number(-1e-9)]).toEqual(['−1,234.5', '0', '0'])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readingVerdict } from './reading.ts'

const band = (min?: number, max?: number) => ({ unit: '°F', min, max })

describe('a reading', () => {
  it('is inside from one end of its band to the other, both included', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (one, two, reading) => {
        const [min, max] = [Math.min(one, two), Math.max(one, two)]
        const verdict = reading >= min && reading <= max ? 'inside' : 'outside'
        expect(readingVerdict(String(reading), band(min, max))).toBe(verdict)
        expect(readingVerdict(String(min), band(min, max))).toBe('inside')
        expect(readingVerdict(String(max), band(min, max))).toBe('inside')
        expect(readingVerdict(String(min - 1), band(min, max))).toBe('outside')
        expect(readingVerdict(String(max + 1), band(min, max))).toBe('outside')
      }),
    )
  })

  it('is held only against the end that its band has', () => {
    expect(readingVerdict('400', band(undefined, 500))).toBe('inside')
    expect(readingVerdict('501', band(undefined, 500))).toBe('outside')
    expect(readingVerdict('-40', band(undefined, 500))).toBe('inside')
    expect(readingVerdict('10', band(10))).toBe('inside')
    expect(readingVerdict('9.9', band(10))).toBe('outside')
    expect(readingVerdict('-.5', band(undefined, 500))).toBe('inside')
  })

  it('is neither inside nor outside where there is no band', () => {
    for (const typed of ['-.5', '0', '1000000000']) expect(readingVerdict(typed, band())).toBe('none')
    expect(readingVerdict('two', band())).toBe('not-a-number')
  })

  it('is nothing while nothing is typed', () => {
    for (const typed of ['', '  ', '\t']) expect(readingVerdict(typed, band(1, 2))).toBe('none')
  })

  it('is not a number when words, units or infinities are typed', () => {
    for (const typed of [
      'abc',
      '12 °F',
      '1.2.3',
      '1,2,3',
      '--5',
      'NaN',
      'Infinity',
      '12-14',
      '0x10',
      '1e3',
      '.',
      '1,20,000',
    ])
      expect(readingVerdict(typed, band(0, 100)), typed).toBe('not-a-number')
  })

  it('takes a comma for a point', () => {
    expect(readingVerdict('0,5', band(0, 1))).toBe('inside')
    expect(readingVerdict(' 1,75 ', band(0, 1))).toBe('outside')
  })

  it('takes a comma before three digits for thousands, as they are written in Phoenix', () => {
    expect(readingVerdict('1,200', band(undefined, 500))).toBe('outside')
    expect(readingVerdict('24,000', band(20_000, 30_000))).toBe('inside')
    expect(readingVerdict('-1,200.5', band(undefined, -1200))).toBe('inside')
    expect(readingVerdict('1,234,567', band(1_234_567, 1_234_567))).toBe('inside')
  })
})

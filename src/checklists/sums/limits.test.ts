import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atLeast, atMost, between, shareOf, withinPercent, withinUnits } from './limits.ts'
import type { Sum } from './sum.ts'

const found = (sum: Sum, reading: number, inputs: Record<string, number>, constants: Record<string, number> = {}) => {
  const result = sum({ reading, inputs, constants })
  return 'fault' in result ? result : [result.verdict, result.arithmetic]
}
const verdict = (...numbers: Parameters<typeof found>) => {
  const result = found(...numbers)
  return Array.isArray(result) ? result[0] : `fault in ${result.fault}`
}
const tenths = fc.integer({ min: 1, max: 100_000 }).map((count) => count / 10)

describe('a limit of the homeowner’s own paper', () => {
  it('lets a reading at the limit pass, and none one step beyond', () => {
    fc.assert(
      fc.property(tenths, (limit) => {
        expect(verdict(atMost, limit, { limit })).toBe('inside')
        expect(verdict(atMost, limit + 0.1, { limit })).toBe('outside')
        expect(verdict(atLeast, limit, { limit })).toBe('inside')
        expect(verdict(atLeast, limit - 0.1, { limit })).toBe('outside')
      }),
    )
  })

  it('shows both numbers', () => {
    expect(found(atMost, 0.6, { limit: 0.5 })).toEqual(['outside', '0.6, more than 0.5'])
    expect(found(atLeast, 1200, { limit: 1000 })).toEqual(['inside', '1,200, at least 1,000'])
  })

  it('may be zero or below', () => {
    expect(verdict(atMost, 0, { limit: 0 })).toBe('inside')
    expect(verdict(atMost, 0.1, { limit: 0 })).toBe('outside')
    expect(verdict(atLeast, -67, { limit: -67 })).toBe('inside')
    expect(verdict(atLeast, -68, { limit: -67 })).toBe('outside')
    expect(verdict(between, -2, { low: -2, high: 2 })).toBe('inside')
  })

  it('does not judge a reading below zero beside numbers that are not: it is a typing error', () => {
    expect(verdict(atMost, -5, { limit: 80 })).toBe('fault in reading')
    expect(verdict(atLeast, -5, { limit: 0 })).toBe('fault in reading')
    expect(verdict(between, -5, { low: 0, high: 10 })).toBe('fault in reading')
    expect(verdict(withinUnits, -5, { target: 60 }, { units: 3 })).toBe('fault in reading')
    expect(verdict(withinUnits, -1, { target: 1 }, { units: 3 })).toBe('inside')
    expect(verdict(shareOf, -5, { whole: 100 }, { percent: 30 })).toBe('fault in reading')
  })
})

describe('a range', () => {
  it('holds both its ends, and nothing beyond them', () => {
    fc.assert(
      fc.property(tenths, tenths, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(verdict(between, low, { low, high })).toBe('inside')
        expect(verdict(between, high, { low, high })).toBe('inside')
        expect(verdict(between, low - 0.1, { low, high })).toBe('outside')
        expect(verdict(between, high + 0.1, { low, high })).toBe('outside')
      }),
    )
  })

  it('with its ends the wrong way round gives no verdict', () => {
    expect(found(between, 50, { low: 60, high: 40 })).toEqual({
      fault: 'high',
      why: 'The high end is below the low end: read both again.',
    })
  })
})

describe('a tolerance', () => {
  it('in percent holds what differs by just so much, and nothing beyond', () => {
    fc.assert(
      fc.property(tenths, fc.integer({ min: 1, max: 99 }), (target, percent) => {
        const by = (target * percent) / 100
        for (const reading of [target - by, target + by])
          expect(verdict(withinPercent, reading, { target }, { percent })).toBe('inside')
        for (const reading of [target - by - 0.001, target + by + 0.001])
          expect(verdict(withinPercent, reading, { target }, { percent })).not.toBe('inside')
      }),
    )
  })

  it('in percent shows the range that it gives', () => {
    expect(found(withinPercent, 43, { target: 40 }, { percent: 6 })).toEqual([
      'outside',
      '43, more than 6% above 40 (37.6 to 42.4)',
    ])
    expect(found(withinPercent, 38, { target: 40 }, { percent: 6 })).toEqual([
      'inside',
      '38, within 6% of 40 (37.6 to 42.4)',
    ])
    expect(verdict(withinPercent, 0, { target: 40 }, { percent: 6 })).toBe('outside')
  })

  it('in units holds what differs by just so much, and nothing beyond', () => {
    fc.assert(
      fc.property(tenths, tenths, (target, units) => {
        expect(verdict(withinUnits, target + units, { target }, { units })).toBe('inside')
        expect(verdict(withinUnits, target - units, { target }, { units })).toBe('inside')
        expect(verdict(withinUnits, target + units + 0.1, { target }, { units })).toBe('outside')
      }),
    )
    expect(found(withinUnits, 56.9, { target: 60 }, { units: 3 })).toEqual([
      'outside',
      '56.9, more than 3 below 60 (57 to 63)',
    ])
  })
})

it('lets a share pass up to its percentage of the whole, and not one cent beyond', () => {
  expect(found(shareOf, 2999.97, { whole: 9999.9 }, { percent: 30 })).toEqual([
    'inside',
    '2,999.97, at most 30% of 9,999.9 = 2,999.97',
  ])
  expect(found(shareOf, 2999.98, { whole: 9999.9 }, { percent: 30 })).toEqual([
    'outside',
    '2,999.98, more than 30% of 9,999.9 = 2,999.97',
  ])
  expect(verdict(shareOf, 0, { whole: 9999.9 }, { percent: 30 })).toBe('inside')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithin } from './nesting.ts'

const within = (text: string, depth: number, count = 1000) => isWithin(text, { depth, count })

describe('the nesting of a text', () => {
  it('is told as it is of any value', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat({ max: 6 }), (value, depth) => {
        expect(within(JSON.stringify(value), depth)).toBe(depthOf(value) <= depth)
      }),
    )
  })

  it('counts no bracket that stands in words, also behind a quotation mark there', () => {
    expect(within(JSON.stringify(['[[[[ {"{" \\']), 1)).toBe(true)
    expect(within(JSON.stringify(['\\"', [[]]]), 2)).toBe(false)
  })

  it('is too much where there are too many side by side', () => {
    expect([within('[[],[],[]]', 2, 4), within('[[],[],[]]', 2, 3)]).toEqual([true, false])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedBy, type SumName, sumNames } from '../../content/sum-names.ts'
import { verdictWords } from '../readings/verdict-words.ts'
import type { Numbers } from './sum.ts'
import { resultOf, sums } from './sums.ts'

/** For each sum numbers at its limit, and a reading one step beyond. */
const atLimit: Record<SumName, Partial<Numbers> & { reading: number; beyond: number }> = {
  'at-most': { reading: 30, beyond: 30.1, inputs: { limit: 30 } },
  'at-least': { reading: 30, beyond: 29.9, inputs: { limit: 30 } },
  between: { reading: 65, beyond: 65.1, inputs: { low: 35, high: 65 } },
  'within-percent': { reading: 47.7, beyond: 47.8, inputs: { target: 45 }, constants: { percent: 6 } },
  'within-units': { reading: 65.9, beyond: 66, inputs: { target: 63.9 }, constants: { units: 2 } },
  'share-of': { reading: 1.2, beyond: 1.3, inputs: { whole: 4 }, constants: { percent: 30 } },
  'breaker-size': { reading: 40, beyond: 45, inputs: { mca: 25.4, mocp: 40 } },
  'heat-strip-amps': { reading: 37.5, beyond: 37.4, inputs: { kw: 10, volts: 240 }, constants: { percent: 10 } },
  'area-per-ton': { reading: 403.2, beyond: 403.1, inputs: { tons: 3.5, 'per-ton': 115.2 } },
  'busbar-120': { reading: 40, beyond: 45, inputs: { busbar: 200, main: 200 } },
  'gas-meter': { reading: 285.3, beyond: 285.2, inputs: { btu: 285_300 } },
  'softener-days': { reading: 10, beyond: 11, inputs: { capacity: 48_000, people: 4, hardness: 16 } },
  'hot-cable': { reading: 21.3, beyond: 21.4, inputs: { 'cable-amps': 30, heat: 140 } },
  'fill-time': { reading: 30, beyond: 30.1, inputs: { gallons: 5, flow: 10 } },
  'head-in-feet': { reading: 295.7, beyond: 295.6, inputs: { lift: 180.2, pressure: 50 } },
  'contract-estimate': { reading: 10_800, beyond: 10_801, inputs: { estimate: 10_800 } },
}
/** Sums that leave a reading beyond their limit to a question: there are lawful alternatives, or it is no rule. */
const asking = new Set<SumName>(['busbar-120', 'gas-meter', 'softener-days', 'hot-cable', 'contract-estimate'])

describe.each(sumNames)('the sum %s', (name) => {
  const { reading, beyond, inputs = {}, constants = {} } = atLimit[name]
  const asked = ['reading', ...askedBy(name).inputs]
  /** The same numbers with one replaced, or left out. */
  const judgedWith = (key: string, number: number | undefined) => {
    if (key === 'reading') return sums[name]({ reading: number as number, inputs, constants })
    const { [key]: _, ...others } = inputs
    return sums[name]({ reading, inputs: number === undefined ? others : { ...others, [key]: number }, constants })
  }

  it('is inside at its limit; beyond it is outside, or a question where the law leaves another way', () => {
    expect(sums[name]({ reading, inputs, constants })).toMatchObject({ verdict: 'inside' })
    expect(judgedWith('reading', beyond)).toMatchObject({ verdict: asking.has(name) ? 'ask' : 'outside' })
  })

  it('gives no verdict but names the number that is missing, infinite or absurdly large', () => {
    for (const key of asked)
      for (const number of [undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1_000_001])
        expect(judgedWith(key, number), `${key}: ${number}`).toEqual({ fault: key, why: expect.stringMatching(/\.$/) })
  })

  it('answers any numbers with a verdict and its arithmetic, or with one of its own numbers and a sentence', () => {
    const any = fc.option(fc.oneof(fc.double(), fc.integer({ min: -10, max: 300 })), { nil: undefined })
    fc.assert(
      fc.property(any, fc.record(Object.fromEntries(Object.keys(inputs).map((key) => [key, any]))), (first, others) => {
        const given = Object.fromEntries(Object.entries(others).filter(([, number]) => number !== undefined))
        const result = sums[name]({ reading: first as number, inputs: given as Numbers['inputs'], constants })
        const isMissing = [first, ...Object.values(others)].includes(undefined)
        if ('fault' in result) expect(asked).toContain(result.fault)
        else {
          expect(isMissing).toBe(false)
          expect(result.arithmetic).not.toMatch(/NaN|Infinity|undefined/)
          if (asking.has(name)) expect(result.verdict).not.toBe('outside')
        }
      }),
    )
  })
})

it.each(['within-percent', 'within-units', 'share-of', 'heat-strip-amps'] as const)(
  'gives no verdict where a number of the check itself is missing: %s',
  (name) => {
    const { reading, inputs = {} } = atLimit[name]
    expect(sums[name]({ reading, inputs, constants: {} })).toMatchObject({ fault: askedBy(name).constants[0] })
  },
)

describe('a number that must be above zero', () => {
  /** The numbers that may be zero; of them some may be below it too. */
  const mayBeZero: Partial<Record<SumName, string[]>> = {
    'at-most': ['reading', 'limit'],
    'at-least': ['reading', 'limit'],
    between: ['reading', 'low'],
    'within-percent': ['reading'],
    'within-units': ['reading', 'target'],
    'share-of': ['reading'],
    'heat-strip-amps': ['reading'],
    'hot-cable': ['heat'],
  }

  it.each(sumNames)('is named where it is zero or below: %s', (name) => {
    const { reading, inputs = {}, constants = {} } = atLimit[name]
    const faultAt = (key: string, number: number) => {
      const numbers = { reading, ...inputs, [key]: number }
      const { reading: first, ...others } = numbers
      const result = sums[name]({ reading: first, inputs: others, constants })
      return 'fault' in result ? result.fault : undefined
    }
    const asked = ['reading', ...askedBy(name).inputs]
    expect(asked.filter((key) => faultAt(key, 0) !== key)).toEqual(mayBeZero[name] ?? [])
    for (const key of asked) if (!mayBeZero[name]?.includes(key)) expect(faultAt(key, -1), key).toBe(key)
  })
})

describe('what was typed', () => {
  const typed = (reading: string, inputs: Record<string, string>) => resultOf({ name: 'between' }, reading, inputs)

  it('is read as the reading is: with thousands, decimals and fractions of a tape', () => {
    expect(typed('1,200', { low: '1 1/4', high: ' 1200 ' })).toMatchObject({ verdict: 'inside' })
    expect(resultOf({ name: 'within-percent', constants: { percent: 10 } }, '36', { target: '40' })).toMatchObject({
      verdict: 'inside',
      arithmetic: '36, within 10% of 40 (36 to 44)',
    })
  })

  it('gives no verdict before all of it is there, and names what is missing', () => {
    const missing = 'Write down this number too: the verdict needs it.'
    expect(typed(' ', { low: '35', high: '65' })).toEqual({ fault: 'reading', why: 'Write down your reading first.' })
    expect(typed('50', { low: '35' })).toEqual({ fault: 'high', why: missing })
    expect(typed('50', { low: '', high: '65' })).toEqual({ fault: 'low', why: missing })
  })

  it('gives no verdict where it is no plain number', () => {
    const why = verdictWords['not-a-number']
    expect(typed('about 50', { low: '35', high: '65' })).toEqual({ fault: 'reading', why })
    expect(typed('50', { low: '35', high: '65 °F' })).toEqual({ fault: 'high', why })
  })
})

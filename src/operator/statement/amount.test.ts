import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { provenMark, statementCents } from './amount.ts'

describe('an amount of a statement', () => {
  it.each([
    ['1,234.50', 123450],
    ['$49.00', 4900],
    ['(49.00)', -4900],
    ['($1,049.00)', -104900],
    ['-49', -4900],
    ['-$49.00', -4900],
    ['$-49.00', -4900],
    ['49.00-', -4900],
    ['49.00 DR', -4900],
    ['49.00 CR', 4900],
    ['+49.00', 4900],
    ['\u221249.00', -4900],
    ['1.234,50', 123450],
    ['1.234.567,89', 123456789],
    ["1'234.50", 123450],
    ['49,00', 4900],
    ['49.5', 4950],
    ['.29', 29],
    ['29.00000', 2900],
    ['1,234', 123400],
    ['12,345,678', 1234567800],
    ['US$ 49.00', 4900],
    ['49.00 USD', 4900],
    ['="49.00"', 4900],
    ['-0.00', 0],
  ])('%s is %i cents', (text, cents) => {
    expect(statementCents(text)).toBe(cents)
  })

  it.each([
    '',
    '-',
    'n/a',
    '####',
    '29.005',
    '1.234',
    '1,23,456',
    '1,234.567,89',
    '29.00.00',
    '2,9.00',
    '2.9E1',
    '€29.00',
    'CAD 29.00',
    '(29.00',
    '29.00)',
    '-29.00-',
    '--29',
    '(29.00) CR',
    '0x1D',
    '99999999999',
    'Infinity',
  ])('%s is refused', (text) => {
    expect(statementCents(text)).toBeUndefined()
  })

  it('that could be two sums is read as the rest of the file proves, else refused', () => {
    expect(statementCents('1.234', ',')).toBe(123400)
    expect(statementCents('1,234', ',')).toBeUndefined()
    expect(statementCents('1,234', '.')).toBe(123400)
    expect(statementCents('29.000', '.')).toBe(2900)
    expect(statementCents('1.234', '.')).toBeUndefined()
  })

  it.each([
    ['29,00', ','],
    ['(1.234,50)', ','],
    ['$1,234.50', '.'],
    ['29.5', '.'],
    ['1,234', undefined],
    ['1.234', undefined],
    ['29', undefined],
  ])('%s proves the mark %s', (text, mark) => {
    expect(provenMark(text)).toBe(mark)
  })

  it('comes back exactly, in whichever way it was written', () => {
    const ways: ((cents: number) => string)[] = [
      (cents) => (cents / 100).toFixed(2),
      (cents) => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
      (cents) => (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 }),
    ]
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.constantFrom(...ways), (cents, way) => {
        expect(statementCents(way(cents))).toBe(cents)
        if (cents > 0) expect(statementCents(`(${way(cents)})`)).toBe(-cents)
      }),
      { numRuns: 2000 },
    )
  })
})

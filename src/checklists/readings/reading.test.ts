import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keypadFor, missOf, readingVerdict } from './reading.ts'
import { missInWords } from './reading-words.ts'
import { numberOf } from './typed-number.ts'
import { verdictWords } from './verdict-words.ts'

const band = (min?: number, max?: number) => ({ unit: '°F', min, max })
const likely = fc.integer({ min: -999_999, max: 999_999 })

describe('a reading', () => {
  it('is inside from one end of its band to the other, both included', () => {
    fc.assert(
      fc.property(likely, likely, likely, (one, two, reading) => {
        const [min, max] = [Math.min(one, two), Math.max(one, two)]
        fc.pre(min < 0 || reading >= 0)
        const verdict = reading >= min && reading <= max ? 'inside' : 'outside'
        expect(readingVerdict(String(reading), band(min, max))).toBe(verdict)
        expect(readingVerdict(String(min), band(min, max))).toBe('inside')
        expect(readingVerdict(String(max), band(min, max))).toBe('inside')
        expect(readingVerdict(String(min - 1), band(min, max))).toBe(min === 0 ? 'not-likely' : 'outside')
        expect(readingVerdict(String(max + 1), band(min, max))).toBe('outside')
      }),
    )
  })

  it('is held only against the end that its band has', () => {
    expect(readingVerdict('400', band(undefined, 500))).toBe('inside')
    expect(readingVerdict('501', band(undefined, 500))).toBe('outside')
    expect(readingVerdict('10', band(10))).toBe('inside')
    expect(readingVerdict('9.9', band(10))).toBe('outside')
    expect(readingVerdict('.5', band(undefined, 500))).toBe('inside')
  })

  it('is neither inside nor outside where there is no band', () => {
    for (const typed of ['-.5', '0', '1000000']) expect(readingVerdict(typed, band())).toBe('none')
    expect(readingVerdict('two', band())).toBe('not-a-number')
  })

  it('is typed on keys with a minus where its band goes below zero, in any of its cases', () => {
    expect(keypadFor(band(-3, 3))).toBe('text')
    expect(
      keypadFor({ unit: 'dBm', cases: [{ id: 'near', name: { en: 'Near', es: 'Cerca' }, min: -67, max: 0 }] }),
    ).toBe('text')
    for (const value of [band(0, 3), band(undefined, 500), band()]) expect(keypadFor(value)).toBe('decimal')
  })

  it('in inches is typed on keys with a slash, and one in inches of water on those for decimals', () => {
    for (const unit of ['in', 'in of cover', 'in per ft', 'in, flue']) expect(keypadFor({ unit }), unit).toBe('text')
    for (const unit of ['in w.c.', 'in w.c. static', 'in-lb', 'in the label’s unit', 'inlet psi', 'ft'])
      expect(keypadFor({ unit }), unit).toBe('decimal')
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
      '1.234,5',
      '14,3,',
      'fourteen',
      '14.3 SEER2',
      '\u22122',
      '1e9',
    ])
      expect(readingVerdict(typed, band(0, 100)), typed).toBe('not-a-number')
  })

  it('is no likely one below zero where no band goes there, nor above a million: a slip gets a sentence, no verdict', () => {
    for (const typed of ['-2', '-.5']) expect(readingVerdict(typed, band(undefined, 500)), typed).toBe('not-likely')
    expect(readingVerdict('-2', band(-5, 5))).toBe('inside')
    expect(
      readingVerdict(
        '-2',
        { unit: 'in', cases: [{ id: 'a', name: { en: 'A', es: 'A' }, min: 1 }] },
        { pickedCase: 'a' },
      ),
    ).toBe('not-likely')
    for (const typed of ['1000000000', '1000001', '-1000001'])
      expect(readingVerdict(typed, band(-5)), typed).toBe('not-likely')
  })

  it('takes a comma before three digits for thousands, as they are written in Phoenix', () => {
    expect(readingVerdict('1,200', band(undefined, 500))).toBe('outside')
    expect(readingVerdict('24,000', band(20_000, 30_000))).toBe('inside')
    expect(readingVerdict('-1,200.5', band(undefined, -1200))).toBe('inside')
    expect(readingVerdict('123,456', band(123_456, 123_456))).toBe('inside')
  })
})

describe('a fraction in a reading', () => {
  it('is a number as a tape measure shows it, with a whole number before it or none', () => {
    for (const [typed, number] of [
      ['1 1/4', 1.25],
      ['1/2', 0.5],
      [' 3  1/2 ', 3.5],
      ['1-1/4', 1.25],
      ['12 15/16', 12.9375],
      ['1½', 1.5],
      ['½', 0.5],
      ['2 ¾', 2.75],
      ['3⁄8', 0.375],
      ['-1/2', -0.5],
      ['-½', -0.5],
      ['0 1/4', 0.25],
    ] as const)
      expect(numberOf(typed), typed).toBe(number)
    expect(readingVerdict('1 1/4', band(1.25))).toBe('inside')
    expect(readingVerdict('1 3/16', band(1.25))).toBe('outside')
  })

  it('is none where it could be something else', () => {
    for (const typed of ['120/240', '5/4', '4/4', '1/5', '1/0', '1 1/', '/2', '1.5 1/2', '1 1 1/2', '1/2/4', '11/24'])
      expect(numberOf(typed), typed).toBeUndefined()
    expect(verdictWords['not-a-number']).toContain('1 1/4')
  })
})

describe('a comma in a reading', () => {
  it('is a decimal one where it cannot stand before thousands', () => {
    for (const [typed, number] of [
      ['14,5', 14.5],
      ['0,125', 0.125],
      [',5', 0.5],
      ['-0,5', -0.5],
      ['12,3456', 12.3456],
      ['1234,567', 1234.567],
      ['14,', 14],
      ['1,234', 1234],
      ['1,234.5', 1234.5],
    ] as const)
      expect(numberOf(typed), typed).toBe(number)
  })

  it('is asked about where thousands are far beyond the band and decimals are not', () => {
    expect(readingVerdict('14,300', band(14.3))).toBe('two-numbers')
    expect(readingVerdict('1,250', band(1.25))).toBe('two-numbers')
    expect(readingVerdict('1,250', { unit: 'in', cases: [{ id: 'a', name: { en: 'A', es: 'A' }, min: 1.25 }] })).toBe(
      'two-numbers',
    )
    expect(readingVerdict('14300', band(14.3))).toBe('inside')
    expect(readingVerdict('14,300', band())).toBe('none')
  })
})

describe('a reading that misses its band', () => {
  it('is under or over an end of it, of the case that was picked, or of what is around another reading', () => {
    expect(missOf('14.5', band(16, 22))).toEqual({ side: 'under', end: 16 })
    expect(missOf('22,5', band(16, 22))).toEqual({ side: 'over', end: 22 })
    const cases = [
      { id: 'a', name: { en: 'A', es: 'A' }, min: 6 },
      { id: 'b', name: { en: 'B', es: 'B' }, min: 1 },
    ]
    expect(missOf('2', { unit: 'in', cases }, { pickedCase: 'a' })).toEqual({ side: 'under', end: 6 })
    expect(missOf('2', { unit: 'in', cases }, { pickedCase: 'b' })).toBeUndefined()
    expect(missOf('2', { unit: 'in', cases })).toBeUndefined()
    const near = { point: 'p', called: 'the house pressure', within: 2 }
    const value = { unit: 'psi', near }
    const miss = missOf('63', value, { other: '60' })
    expect(miss).toEqual({ side: 'over', end: 2 })
    expect(miss && missInWords(miss, value, ' 60 ')).toBe('more than 2 psi from the house pressure, 60')
    expect(missOf('61', value, { other: '60' })).toBeUndefined()
    expect(missInWords({ side: 'under', end: 16 }, band(16))).toBe('under 16')
    for (const typed of ['', 'two', '16', '22']) expect(missOf(typed, band(16, 22)), typed).toBeUndefined()
  })
})

describe('a reading that has several cases', () => {
  const flue = {
    unit: 'in',
    cases: [
      { id: 'single-wall', name: { en: 'Single-wall pipe', es: 'Tubo de pared sencilla' }, min: 6 },
      { id: 'double-wall', name: { en: 'Double-wall pipe', es: 'Tubo de pared doble' }, min: 1 },
      { id: 'other', name: { en: 'Another pipe', es: 'Otro tubo' } },
    ],
  }

  it('has no verdict before one is picked, nor for one that is not there', () => {
    expect(readingVerdict('2', flue)).toBe('no-case')
    expect(readingVerdict('2', flue, { pickedCase: '' })).toBe('no-case')
    expect(readingVerdict('2', flue, { pickedCase: 'plastic' })).toBe('no-case')
    expect(readingVerdict('', flue)).toBe('none')
  })

  it('is held against the band of the one that was picked, and against nothing where that has none', () => {
    expect(readingVerdict('2', flue, { pickedCase: 'single-wall' })).toBe('outside')
    expect(readingVerdict('2', flue, { pickedCase: 'double-wall' })).toBe('inside')
    expect(readingVerdict('2', flue, { pickedCase: 'other' })).toBe('none')
  })
})

describe('a reading that is held against another one', () => {
  const air = { unit: 'psi', near: { point: 'house-pressure', called: 'the house pressure', within: 2 } }

  it('has no verdict before the other one is written down as a number', () => {
    for (const other of [undefined, '', 'sixty', '6,0,0']) expect(readingVerdict('60', air, { other })).toBe('no-other')
  })

  it('is inside as far from it as is allowed, and not farther', () => {
    for (const [typed, verdict] of [
      ['58', 'inside'],
      ['62', 'inside'],
      ['57.9', 'outside'],
      ['62.1', 'outside'],
    ] as const)
      expect(readingVerdict(typed, air, { other: '60' }), typed).toBe(verdict)
    for (let tenths = 200; tenths < 1000; tenths++)
      for (const end of [-20, 20])
        expect(
          readingVerdict(String((tenths + end) / 10), air, { other: String(tenths / 10) }),
          `${tenths} ${end}`,
        ).toBe('inside')
    expect(readingVerdict('-1', air, { other: '1' })).toBe('not-likely')
  })
})

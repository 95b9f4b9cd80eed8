import { describe, expect, it } from 'vitest'
import { type Band, faultyBands } from '../../scripts/content-rules/bands.ts'
import { yamlPassages } from '../../scripts/content-rules/passages.ts'
import { printed } from './passage.ts'

const point = (pass: string) =>
  yamlPassages(
    'content/checklists/pool.yml',
    `items:\n  - points:\n      - id: one\n        good:\n          en: "${pass}"\n`,
  )
const bands = (band: Band) => new Map([['one', band]])
const inches = { unit: 'in', min: 1 }

describe('a band stands only where it fits every case', () => {
  it.each([
    'At least 18 in, unless the label says otherwise.',
    'A gap of 2 to 3 in, or the plan’s number.',
    'About 200 to 450 psi; the plate decides.',
    'A pump is the exception.',
    'None is past its maker’s limit.',
    'Your city may allow 1/8 in.',
    'At least 80%, and 95% in showers.',
    'A 4 in deep filter may be smaller.',
    'Commonly 50 to 65 psi.',
    'It is often 25 years.',
    'Within about 10 minutes.',
    'Plastic or metal.',
    'At least 1 in, if it is older.',
    'A split system has two.',
    'The same on the roof.',
  ])('refused: %s', (pass) => {
    expect(printed(faultyBands(point(pass), bands(inches)))).toContainEqual(
      expect.stringMatching(/^content\/checklists\/pool\.yml:5: has a band, yet "/),
    )
    expect(faultyBands(point(pass), bands({ ...inches, oneBand: 'The second is the label’s.' }))).toEqual([])
    expect(faultyBands(point(pass), bands({ unit: 'in', cases: [{ min: 1 }, {}] }))).toEqual([])
    expect(faultyBands(point(pass), new Map())).toEqual([])
    expect(faultyBands(point(pass), bands({ unit: 'in' }))).toEqual([])
  })

  it.each([
    'At least 1 in deep, with nothing stored there.',
    'It is 1 in or more, and 4 ft long.',
    'It has a trap where the manual shows one.',
    'Water twice a day, more often in summer.',
  ])('fine: %s', (pass) => {
    expect(faultyBands(point(pass), bands(inches))).toEqual([])
  })
})

it('a figure in the unit of the band that is none of its ends is another case', () => {
  const message =
    'content/checklists/pool.yml:5: has a band, yet 6 in stands beside it: give each case its band, or say with oneBand why one is right for all'
  expect(printed(faultyBands(point('At least 1 in; 6 in around pipe.'), bands(inches)))).toEqual([message])
  expect(faultyBands(point('1 to 6 in.'), bands({ unit: 'in', min: 1, max: 6 }))).toEqual([])
})

describe('a band is closed at both ends', () => {
  it.each(['% off', '% apart', 'in difference', 'in of drop', '°F warmer', '°F hotter', '°F over wall'])(
    'where a reading may lie on either side: %s',
    (unit) => {
      expect(printed(faultyBands(point('Both agree.'), bands({ unit, max: 5 })))).toEqual([
        expect.stringMatching(/^content\/checklists\/pool\.yml:3: has a band with one end/),
      ])
      expect(faultyBands(point('Both agree.'), bands({ unit, min: -5, max: 5 }))).toEqual([])
    },
  )

  it('but a distance has one end', () => {
    expect(faultyBands(point('In reach.'), bands({ unit: 'ft to shut-off', max: 6 }))).toEqual([])
  })

  it('where a minus is easily forgotten', () => {
    expect(printed(faultyBands(point('It is strong.'), bands({ unit: 'dBm', min: -65 })))).toEqual([
      expect.stringMatching(/:3: has a band in dBm with no max/),
    ])
    expect(faultyBands(point('It is strong.'), bands({ unit: 'dBm', min: -65, max: 0 }))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { figuresIn, groundless, groundsOf } from '../../scripts/content-rules/figures.ts'
import { passage, printed } from './passage.ts'

const grounds = (...pairs: [string, string][]) =>
  groundsOf(
    pairs.flatMap(([figure, basis], index) => [
      passage(figure, { at: `figures.${index}.figure`, line: 3 }),
      passage(basis, { at: `figures.${index}.basis`, line: 4 }),
    ]),
  )
const nothing = new Set<string>()
const check = (said: string, own: ReturnType<typeof grounds>, registers = nothing) =>
  printed(groundless([passage(said)], { grounds: own, sources: [] }, registers))

describe('figures in a text', () => {
  it.each([
    ['It often costs $2,500 to $5,500.', ['$2500-5500']],
    ['$45-60, or $49', ['$45-60', '$49']],
    ['save $1,400+ on a project', ['$1400']],
    ['90 to 115% of the load, or 15–30%', ['90-115%', '15-30%']],
    ['80% and 12 percent', ['80%', '12%']],
    ['It lasts 20-30 years, the cheap one 7 to 10 years.', ['20-30 years', '7-10 years']],
    ['ten years on parts, one to three years in the sun', ['10 years', '1-3 years']],
    ['a 25-year term', ['25 years']],
    ['30 days, 115 °F, 4 in and twice a year', []],
  ])('reads %s', (text, expected) => {
    expect(figuresIn(text)).toEqual(expected)
  })

  it('refuses a figure with no basis, with its place', () => {
    expect(check('A panel costs $2,500 to $5,500.', [])).toEqual([
      'content/planted.yml:7: states $2500-5500 with no basis: add it to the text\'s "figures"',
    ])
  })

  it('takes its own basis, its own sources and the registers', () => {
    const said = 'A panel costs $2,500 to $5,500.'
    expect(check(said, grounds(['$2,500 to $5,500 a panel', 'Phoenix prices, 2024-26.']))).toEqual([])
    expect(check(said, [], new Set(['$2500-5500']))).toEqual([])
    expect(groundless([passage(said)], { grounds: [], sources: ['Price list: $2,500 to $5,500'] }, nothing)).toEqual([])
  })

  it('refuses a price whose basis has no date', () => {
    expect(check('It costs $90.', grounds(['$90', 'Trade knowledge.']))).toEqual([
      'content/planted.yml:3: the basis of "$90" names no year, no statute and no example of ours',
    ])
    expect(check('It costs $1,000.', grounds(['$1,000', 'A.R.S. 32-1158.']))).toEqual([])
  })

  it('refuses a basis that no text uses any more', () => {
    expect(check('It costs less now.', grounds(['$90', 'Phoenix prices, 2026.']))).toEqual([
      'content/planted.yml:3: gives a basis for $90, which the text does not state',
    ])
  })

  it('refuses a basis for nothing', () => {
    expect(check('Good work.', grounds(['many dollars', 'Phoenix prices, 2026.']))).toEqual([
      expect.stringContaining('holds no dollar figure, percentage or number of years'),
    ])
  })
})

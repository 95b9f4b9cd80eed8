import { describe, expect, it } from 'vitest'
import { breakerSize, busbar120, heatStripAmps, hotCable } from './electricity.ts'
import type { SumResult } from './sum.ts'

const found = (result: SumResult) => ('fault' in result ? result.fault : [result.verdict, result.arithmetic])

describe('a breaker', () => {
  const size = (reading: number, mca = 25.4, mocp = 40) =>
    found(breakerSize({ reading, inputs: { mca, mocp }, constants: {} }))

  it('fits from the MCA to the MOCP of the plate, both included', () => {
    expect(size(40)).toEqual(['inside', '40 A, from 25.4 to 40 A'])
    expect(size(25.4)).toEqual(['inside', '25.4 A, from 25.4 to 40 A'])
    expect(size(25)).toEqual(['outside', '25 A, less than 25.4 A'])
    expect(size(45)).toEqual(['outside', '45 A, more than 40 A'])
    expect(size(20, 20, 20)).toEqual(['inside', '20 A, from 20 to 20 A'])
  })

  it('is not judged by a plate that was read the wrong way round', () => {
    expect(size(30, 40, 25.4)).toBe('mocp')
  })
})

it('judges the amps of heat strips by the kW and volts of their label', () => {
  const amps = (reading: number, volts = 240) =>
    found(heatStripAmps({ reading, inputs: { kw: 10, volts }, constants: { percent: 10 } }))
  expect(amps(39.6)).toEqual(['inside', '39.6 A, within 10% of 10 × 1,000 ÷ 240 = 41.67 A (37.5 to 45.83)'])
  expect(amps(37.5)).toEqual(['inside', '37.5 A, within 10% of 10 × 1,000 ÷ 240 = 41.67 A (37.5 to 45.83)'])
  expect(amps(20.8)).toEqual(['outside', '20.8 A, more than 10% below 10 × 1,000 ÷ 240 = 41.67 A (37.5 to 45.83)'])
  expect(amps(0)).toEqual(['outside', '0 A, more than 10% below 10 × 1,000 ÷ 240 = 41.67 A (37.5 to 45.83)'])
  expect(amps(40, 0)).toBe('volts')
})

describe('a solar breaker', () => {
  const solar = (reading: number, main: number, busbar: number) =>
    busbar120({ reading, inputs: { busbar, main }, constants: {} })

  it('and the main breaker may reach 120 % of the busbar', () => {
    expect(solar(30, 100, 125)).toEqual({
      verdict: 'inside',
      arithmetic: '30 + 100 = 130 A, at most 1.2 × 125 = 150 A',
      rule: 'NEC 705.12, the 120% rule',
    })
    expect(found(solar(40, 200, 200))).toEqual(['inside', '40 + 200 = 240 A, at most 1.2 × 200 = 240 A'])
  })

  it('beyond that is a question, because there are other lawful connections', () => {
    expect(found(solar(45, 200, 200))).toEqual(['ask', '45 + 200 = 245 A, more than 1.2 × 200 = 240 A'])
  })

  it('is not judged where the main breaker is larger than the busbar', () => {
    expect(found(solar(30, 200, 125))).toBe('busbar')
  })
})

describe('a cable in the heat', () => {
  const breakerIn = (heat: number, reading = 20) =>
    found(hotCable({ reading, inputs: { 'cable-amps': 30, heat }, constants: {} }))

  it('carries less by the factor of the table, and beyond that is a question', () => {
    expect(breakerIn(140)).toEqual(['inside', '20 A, at most 30 × 0.71 = 21.3 A'])
    expect(breakerIn(140, 21.3)).toEqual(['inside', '21.3 A, at most 30 × 0.71 = 21.3 A'])
    expect(breakerIn(149)).toEqual(['ask', '20 A, more than 30 × 0.65 = 19.5 A'])
  })

  it('has the factor of each row of the table at its warmest degree', () => {
    const factorAt = (heat: number) => /× (\S+)/.exec(breakerIn(heat)[1] ?? '')?.[1]
    // biome-ignore format: a table
    const rows = Object.entries({
      50: 1.15, 59: 1.12, 68: 1.08, 77: 1.04, 86: 1, 95: 0.96, 104: 0.91, 113: 0.87,
      122: 0.82, 131: 0.76, 140: 0.71, 149: 0.65, 158: 0.58, 167: 0.5, 176: 0.41, 185: 0.29,
    })
    expect(rows.map(([heat]) => [heat, Number(factorAt(Number(heat)))])).toEqual(rows)
    expect(factorAt(-4)).toBe('1.15')
  })

  it('between two rows counts as in the warmer one', () => {
    expect(breakerIn(140.5)).toEqual(breakerIn(149))
  })

  it('is not judged above the end of the table', () => {
    expect(breakerIn(186)).toBe('heat')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeOf, countdownOf, type Over, type Pair, type TimedValue } from './timed-reading.ts'

const start = Date.UTC(2026, 10, 20, 17)
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
const taken = (reading: string, minutes: number) => ({ reading, at: at(minutes) })
const pairOf = (first: string, second: string, minutes: number, cup?: [string, string]): Pair => ({
  first: taken(first, 0),
  second: taken(second, minutes),
  cupFirst: cup ? taken(cup[0], 0) : null,
  cupSecond: cup ? taken(cup[1], minutes) : null,
})

const gauge: Over = { called: 'Gauge', reads: 'psi', minutes: 15, counts: 'fall', change: 'psi lost' }
const held: TimedValue = { unit: 'psi', max: 0, over: gauge }
const level: Over = {
  called: 'Pool',
  reads: 'in',
  minutes: 1440,
  latest: 4320,
  each: true,
  counts: 'rise',
  change: 'in lost',
}
const pool: TimedValue = {
  unit: 'in',
  min: 0,
  max: 0.125,
  over: { ...level, again: { max: 0.25 }, cup: { called: 'bucket' } },
}
const verdict = (pair: Pair, value: TimedValue, picked?: string) => changeOf(pair, value, picked).verdict

describe('a change', () => {
  it('is how far a reading fell or rose, as the content counts it', () => {
    expect(changeOf(pairOf('62', '60', 15), held, undefined)).toMatchObject({ amount: 2, verdict: 'outside' })
    expect(changeOf(pairOf('60', '60', 15), held, undefined)).toMatchObject({ amount: 0, verdict: 'inside' })
    const rising = { ...held, over: { ...gauge, counts: 'rise' as const } }
    expect(changeOf(pairOf('62', '60', 15), rising, undefined)).toMatchObject({ amount: -2, verdict: 'inside' })
  })

  it('is nothing until both readings are numbers with a time', () => {
    for (const pair of [
      { ...pairOf('60', '60', 15), first: null },
      { ...pairOf('60', '60', 15), second: null },
      pairOf('60', '', 15),
      pairOf('sixty', '60', 15),
    ])
      expect(changeOf(pair, held, undefined)).toEqual({ verdict: 'none' })
    const untimed = { ...pairOf('60', '60', 15), second: { reading: '60', at: '' } }
    expect(changeOf(untimed, held, undefined)).toEqual({ verdict: 'no-time' })
  })

  it('is shown and not judged before its time, and judged from the very minute on', () => {
    expect(changeOf(pairOf('62', '60', 14), held, undefined)).toEqual({
      verdict: 'early',
      minutes: 14,
      amount: 2,
      per: 14,
    })
    expect(verdict(pairOf('62', '60', 15), held)).toBe('outside')
    // Begun late in its minute, read early in the fifteenth after.
    const first = { reading: '60', at: new Date(start + 59_000).toISOString() }
    expect(verdict({ ...pairOf('60', '60', 15), first }, held)).toBe('inside')
  })

  it('of a second reading from before the first says nothing but that', () => {
    expect(changeOf(pairOf('62', '60', -1), held, undefined)).toEqual({ verdict: 'clock' })
  })

  it('is judged however late, but where the content names a latest', () => {
    expect(verdict(pairOf('60', '60', 600), held)).toBe('inside')
    const bounded = { ...held, over: { ...gauge, latest: 30 } }
    expect(verdict(pairOf('60', '60', 30), bounded)).toBe('inside')
    expect(verdict(pairOf('60', '60', 31), bounded)).toBe('late')
  })

  it('that is counted by the day is the same for one day and for three', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 3 }), (thousandths, days) => {
        const daily = thousandths / 1000
        const pair = pairOf('0', String(Math.round(daily * days * 1000) / 1000), 1440 * days, ['0', '0'])
        const expected = daily <= 0.125 ? 'inside' : daily <= 0.25 ? 'again' : 'outside'
        expect(changeOf(pair, pool, undefined)).toMatchObject({ amount: daily, per: 1440, verdict: expected })
      }),
    )
  })

  it('has that of the cup taken off, and waits for the cup', () => {
    expect(changeOf(pairOf('0', '0.5', 1440, ['0.1', '0.5']), pool, undefined)).toMatchObject({
      amount: 0.1,
      verdict: 'inside',
    })
    expect(verdict(pairOf('0', '0.5', 1440), pool)).toBe('no-cup')
    expect(verdict(pairOf('0', '0.5', 1440, ['0', '']), pool)).toBe('no-cup')
  })

  it('near its limit, or beyond what can be, is for another test', () => {
    expect(verdict(pairOf('0', '0.2', 1440, ['0', '0']), pool)).toBe('again')
    expect(verdict(pairOf('0', '0', 1440, ['0', '0.5']), pool)).toBe('again')
    expect(verdict(pairOf('0', '0.3', 1440, ['0', '0']), pool)).toBe('outside')
    expect(verdict(pairOf('0', '9000000', 15), held)).toBe('not-likely')
  })

  it('waits for its case, and takes the cup of that case alone', () => {
    const cases = [
      { id: 'covered', name: { en: 'Covered', es: 'Tapada' }, max: 0 },
      { id: 'open', name: { en: 'Open', es: 'Abierta' } },
    ]
    const pan: TimedValue = { unit: 'in', cases, over: { ...level, cup: { called: 'cup', case: 'open' } } }
    const pair = pairOf('0', '0.1', 1440)
    expect(verdict(pair, pan)).toBe('no-case')
    expect(verdict(pair, pan, 'covered')).toBe('outside')
    expect(verdict(pair, pan, 'open')).toBe('no-cup')
    expect(verdict(pairOf('0', '0.1', 14), pan)).toBe('early')
  })
})

describe('a countdown', () => {
  const first = taken('60', 0)
  it('follows from the time of the first reading and the clock alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (past) => {
        const left = Math.max(0, 15 - past)
        expect(countdownOf(first, gauge, new Date(at(past)))).toEqual({
          state: left > 0 ? 'running' : 'over',
          left,
          until: new Date(at(15)),
        })
      }),
    )
  })

  it('is none where the clock stands before the first reading', () => {
    expect(countdownOf(first, gauge, new Date(at(-1)))).toEqual({ state: 'clock' })
  })

  it('is none where the time of the first reading is not known', () => {
    expect(countdownOf({ at: '' }, gauge, new Date(at(1)))).toEqual({ state: 'no-time' })
    const pair = { ...pairOf('60', '60', 15), first: { reading: '60', at: '' } }
    expect(changeOf(pair, held, undefined)).toEqual({ verdict: 'no-time' })
  })
})

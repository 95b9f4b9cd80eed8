import { describe, expect, it } from 'vitest'
import type { Over, Pair, TimedValue } from './timed-reading.ts'
import { changeWords, readAt, runningLine, timerLine, timerWords, waitingWords } from './timed-words.ts'

// 10:00 in the morning of a Friday in Phoenix.
const start = Date.UTC(2026, 10, 20, 17)
const taken = (reading: string, minutes: number) => ({ reading, at: new Date(start + minutes * 60_000).toISOString() })
const pairOf = (first: string, second: string, minutes: number): Pair => ({
  first: taken(first, 0),
  second: taken(second, minutes),
  cupFirst: taken('0', 0),
  cupSecond: taken('0', minutes),
})
const gauge: Over = { called: 'Gauge', reads: 'psi', minutes: 15, latest: 120, counts: 'fall', change: 'psi lost' }
const held: TimedValue = { unit: 'psi', max: 0, over: gauge }
const words = (first: string, second: string, minutes: number, value = held) =>
  changeWords(pairOf(first, second, minutes), value, undefined)

describe('a change in words', () => {
  it('says how far it went, in what time, and what that means', () => {
    expect(words('62', '60', 15)).toEqual({
      change: '2 psi lost in 15 min',
      verdict: 'Outside the band: ask why, and note the answer.',
      tone: 'problem',
    })
    expect(words('60', '60', 75)).toMatchObject({ change: '0 psi lost in 1 h 15 min', verdict: 'Inside the band.' })
  })

  it('says the other way in plain words', () => {
    expect(words('60', '61', 15).change).toBe('1 psi up in 15 min')
    const amps = { ...held, over: { ...gauge, counts: 'rise' as const } }
    expect(words('60', '58', 15, amps).change).toBe('2 psi down in 15 min')
  })

  it('says what the cup took off, and for how long it is counted', () => {
    const cup: Over = {
      ...gauge,
      minutes: 1440,
      latest: 4320,
      each: true,
      counts: 'rise',
      change: 'in lost',
      cup: { called: 'bucket' },
    }
    expect(words('0', '0.3', 4320, { unit: 'in', max: 0.125, over: cup }).change).toBe(
      '0.1 in lost beyond the bucket in 24 h (read after 3 days)',
    )
  })

  it('says by how much it is early, and when it was too late', () => {
    expect(words('60', '60', 10).verdict).toBe('Too early by 5 min, so it is not judged.')
    expect(words('60', '60', 180).verdict).toBe('3 h is too long: up to 2 h it counts. Not judged.')
    expect(words('60', '60', -5)).toMatchObject({ change: '', verdict: expect.stringContaining('before the first') })
  })
})

it('a wait says how long still and until when, by the clock of Phoenix', () => {
  const until = new Date(start + 15 * 60_000)
  expect(waitingWords({ state: 'running', left: 15, until })).toEqual({
    left: '15 min left',
    until: 'until 10:15 AM, Fri',
  })
  expect(waitingWords({ state: 'over', left: 0, until }).until).toBe('since 10:15 AM, Fri')
  expect(waitingWords({ state: 'clock' }).until).toContain('Was the clock set back?')
  expect(waitingWords({ state: 'no-time' })).toEqual({
    left: 'When was the first reading taken?',
    until: 'Its time is not known here. Say it, and the wait is counted from it.',
  })
  expect(runningLine('Pool level', { state: 'no-time' })).toBe('Pool level: say when the first reading was taken')
  expect(runningLine('Pool level', { state: 'running', left: 1380, until })).toBe('Pool level: 23 h left')
  expect(runningLine('Pool level', { state: 'over', left: 0, until })).toBe('Time to read again: Pool level')
})

it('a reading says its time, once it has one', () => {
  expect(readAt(taken('1', 0))).toBe('Nov 20, 2026, 10:00 AM')
  expect(readAt({ reading: '1', at: '' })).toBe('')
})

it('the minutes that a step says to wait are up, and nothing is read again', () => {
  const until = new Date('2026-11-23T23:10:00Z')
  expect(timerWords({ state: 'over', left: 0, until })).toEqual({ left: 'Time is up', until: 'since 4:10 PM, Mon' })
  expect(timerLine('Pump', { state: 'over', left: 0, until })).toBe('Pump: time is up')
  expect(timerLine('Pump', { state: 'running', left: 6, until })).toBe('Pump: 6 min left')
  expect(timerLine('Pump', { state: 'clock' })).toBe('Pump: start it again')
})

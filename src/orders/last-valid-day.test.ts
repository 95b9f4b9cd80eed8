import { describe, expect, it } from 'vitest'
import { phoenixDay } from '../format/phoenix-time.ts'
import { lastValidDay } from './order-days.ts'

const dayMs = 86_400_000
/** Phoenix keeps UTC-7 all year, so its midnight is 07:00 UTC. */
const phoenixMidnight = (days: number): number => Date.UTC(2000, 0, 1, 7) + days * dayMs
const daysOfHundredYears = 36_525

/** The calendar, counted up by hand: no date library and no clock zone takes part. */
function* calendar(): Generator<{ day: string; sameDayNextYear: string }> {
  const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const write = (year: number, month: number, day: number) =>
    [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
  for (let year = 2000; year < 2100; year++)
    for (let month = 1; month <= 12; month++) {
      const length = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
      for (let day = 1; day <= length; day++)
        yield {
          day: write(year, month, day),
          sameDayNextYear: month === 2 && day === 29 ? write(year + 1, 2, 28) : write(year + 1, month, day),
        }
    }
}

describe('validity', () => {
  it('is one calendar year in Phoenix for every day of a hundred years, from its first second to its last', () => {
    let days = 0
    for (const { day, sameDayNextYear } of calendar()) {
      const midnight = phoenixMidnight(days)
      for (const instant of [midnight, midnight + dayMs - 1000]) {
        if (phoenixDay(new Date(instant)) !== day) expect.fail(`${instant} is not ${day} in Phoenix`)
        if (lastValidDay(new Date(instant)) !== sameDayNextYear) expect.fail(`a year from ${day} is wrong`)
      }
      days++
    }
    expect(days).toBe(daysOfHundredYears)
  })

  it('goes from 29 February to 28 February', () => {
    expect(lastValidDay(new Date('2028-02-29T19:00:00Z'))).toBe('2029-02-28')
    expect(lastValidDay(new Date('2027-02-28T19:00:00Z'))).toBe('2028-02-28')
    expect(lastValidDay(new Date('2027-03-01T19:00:00Z'))).toBe('2028-03-01')
  })

  it('counts a purchase at 23:59 in Phoenix to that day, although it is the next one in Greenwich', () => {
    expect(phoenixDay(new Date('2026-12-31T23:59:59-07:00'))).toBe('2026-12-31')
    expect(lastValidDay(new Date('2026-12-31T23:59:59-07:00'))).toBe('2027-12-31')
    expect(lastValidDay(new Date('2027-01-01T00:00:00-07:00'))).toBe('2028-01-01')
  })
})

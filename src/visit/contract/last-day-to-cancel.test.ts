import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '../../format/day.ts'
import { isBusinessDay, lastDayToCancel, type Sale, signedDay } from './last-day-to-cancel.ts'

describe('the last day to cancel', () => {
  it.each([
    ['a Monday: the Thursday', '2026-11-16', '2026-11-19'],
    ['a Thursday: Saturday counts, Sunday does not', '2026-11-19', '2026-11-23'],
    ['a Saturday', '2026-11-21', '2026-11-25'],
    ['a Sunday', '2026-11-22', '2026-11-25'],
    ['the Tuesday before Thanksgiving', '2026-11-24', '2026-11-28'],
    ['two days before Christmas', '2026-12-23', '2026-12-28'],
    ['over New Year', '2026-12-30', '2027-01-04'],
    ['before Memorial Day', '2026-05-22', '2026-05-27'],
    ['before Washington’s Birthday', '2026-02-13', '2026-02-18'],
    ['before Labor Day', '2026-09-04', '2026-09-09'],
    ['before Columbus Day', '2026-10-09', '2026-10-14'],
    ['before Veterans Day', '2026-11-10', '2026-11-14'],
    ['over February 29', '2028-02-28', '2028-03-02'],
    ['signed on February 29', '2028-02-29', '2028-03-03'],
    ['Juneteenth is not named and counts', '2026-06-18', '2026-06-22'],
    ['Martin Luther King Day is not named and counts', '2027-01-16', '2027-01-20'],
    ['July 4 on a Saturday: the Friday before it counts', '2026-07-01', '2026-07-06'],
  ])('%s', (_, signed, last) => {
    expect(lastDayToCancel(signed, 'home')).toBe(last)
  })

  it.each<[string, Sale, string, string]>([
    ['solar: Columbus Day counts', 'solar', '2026-10-09', '2026-10-13'],
    ['solar: Sunday does not count, Saturday does', 'solar', '2026-11-20', '2026-11-24'],
    ['solar: Christmas counts', 'solar', '2026-12-23', '2026-12-26'],
    ['storm: four days, Thanksgiving among them', 'storm', '2026-11-25', '2026-11-30'],
    ['storm: four days over a Sunday', 'storm', '2026-07-30', '2026-08-04'],
    ['storm: signed on a Sunday', 'storm', '2026-08-02', '2026-08-06'],
  ])('%s', (_, sale, signed, last) => {
    expect(lastDayToCancel(signed, sale)).toBe(last)
  })

  it('is never worked out from what is no day', () => {
    for (const text of ['', '2026-02-29', '2026-13-01', '11/20/2026', '0206-11-20', '2026-11-2'])
      expect(signedDay(text)).toBeUndefined()
    expect(signedDay('2026-11-20')).toBe('2026-11-20')
  })

  const anyDay = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-20'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const lastDays = (signed: string) => ({
    home: lastDayToCancel(signed, 'home'),
    solar: lastDayToCancel(signed, 'solar'),
    storm: lastDayToCancel(signed, 'storm'),
  })
  const daysFrom = (signed: string, last: string) => (Date.parse(last) - Date.parse(signed)) / 86_400_000
  const isSunday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === 0

  it('is never a Sunday; three business days after the signing for a sale at home, else so many days without Sundays', () => {
    fc.assert(
      fc.property(anyDay, (signed) => {
        const last = lastDays(signed)
        for (const day of Object.values(last)) expect(isSunday(day)).toBe(false)
        const after = Array.from({ length: 7 }, (_, index) => daysAfter(signed, index + 1))
        expect(after.filter((day) => day <= last.home && isBusinessDay(day))).toHaveLength(3)
        expect(isBusinessDay(last.home)).toBe(true)
        expect(daysFrom(signed, last.home)).toBeGreaterThanOrEqual(3)
        expect(daysFrom(signed, last.home)).toBeLessThanOrEqual(6)
        const sundays = (until: string) =>
          Array.from({ length: daysFrom(signed, until) }, (_, index) => daysAfter(signed, index + 1)).filter(isSunday)
        expect(daysFrom(signed, last.solar) - sundays(last.solar).length).toBe(3)
        expect(daysFrom(signed, last.storm) - sundays(last.storm).length).toBe(4)
      }),
    )
  })

  it('comes no later where the law names no holidays, and a storm repair has a day more than solar', () => {
    fc.assert(
      fc.property(anyDay, (signed) => {
        const { home, solar, storm } = lastDays(signed)
        expect(solar <= home).toBe(true)
        expect(storm).toBe(isSunday(daysAfter(solar, 1)) ? daysAfter(solar, 2) : daysAfter(solar, 1))
      }),
    )
  })
})

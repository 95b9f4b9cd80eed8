import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '../../format/day.ts'
import { isBusinessDay, lastDayToCancel } from './last-day-to-cancel.ts'

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
    expect(lastDayToCancel(signed)).toBe(last)
  })

  it('is never worked out from what is no day', () => {
    for (const text of ['', '2026-02-29', '2026-13-01', '11/20/2026', '0206-11-20', '2026-11-2'])
      expect(lastDayToCancel(text)).toBeUndefined()
  })

  it('is a business day, three of them after the signing, and three to six calendar days after it', () => {
    const anyDay = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-20'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(anyDay, (signed) => {
        const last = lastDayToCancel(signed) ?? ''
        const after = Array.from({ length: 7 }, (_, index) => daysAfter(signed, index + 1))
        expect(after.filter((day) => day <= last && isBusinessDay(day))).toHaveLength(3)
        expect(isBusinessDay(last)).toBe(true)
        expect(after.indexOf(last) + 1).toBeGreaterThanOrEqual(3)
        expect(after.indexOf(last) + 1).toBeLessThanOrEqual(6)
      }),
    )
  })
})

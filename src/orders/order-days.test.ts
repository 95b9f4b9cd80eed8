import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPhoenix, phoenixDay } from '../format/phoenix-time.ts'
import { closingDay, dueDay, openUntil } from './order-days.ts'

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
const instant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2099-12-31T23:59:59Z'),
  noInvalidDate: true,
})

describe('until when an order is open before its payment', () => {
  const until = (orderedAt: string, days = 3) => openUntil(new Date(orderedAt), days).toISOString()
  const phoenix = (day: string, time: string) => new Date(`${day}T${time}-07:00`).toISOString()

  it('is 17:00 in Phoenix on the third business day after it: ordered on Friday at 21:00, on Wednesday', () => {
    expect(until(phoenix('2026-11-20', '21:00'))).toBe(phoenix('2026-11-25', '17:00'))
    expect(until(phoenix('2026-11-23', '00:00'))).toBe(phoenix('2026-11-26', '17:00'))
    expect(until(phoenix('2026-11-25', '23:59'))).toBe(phoenix('2026-11-30', '17:00'))
  })

  it('is the same for an order of the weekend as for one of the Friday before it', () => {
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-22'])
      expect(until(phoenix(day, '10:00'))).toBe(phoenix('2026-11-25', '17:00'))
  })

  it('is between a day and sixteen days away for every number of business days that can be set, and before the order closes', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 10 }), (orderedAt, days) => {
        const end = openUntil(orderedAt, days)
        expect(end.getTime() - orderedAt.getTime()).toBeGreaterThan(17 * 3_600_000)
        expect(end.getTime() - orderedAt.getTime()).toBeLessThan(17 * 86_400_000)
        expect(phoenixDay(end) < closingDay(dueDay(orderedAt))).toBe(true)
        expect(inPhoenix(end)).toMatchObject({ hour: 17, minute: 0 })
        expect([0, 6]).not.toContain(weekdayOf(phoenixDay(end)))
      }),
    )
  })
})

describe('when an order is due, and when it closes', () => {
  it('is due 14 days after the day in Phoenix on which it was placed', () => {
    expect(dueDay(new Date('2026-11-20T18:00:00Z'))).toBe('2026-12-04')
    expect(dueDay(new Date('2026-11-21T06:59:59Z'))).toBe('2026-12-04')
    expect(dueDay(new Date('2026-11-21T07:00:00Z'))).toBe('2026-12-05')
    expect(dueDay(new Date('2028-02-20T18:00:00Z'))).toBe('2028-03-05')
  })

  it.each([
    ['Friday', '2026-12-04', '2026-12-11'],
    ['Saturday', '2026-12-05', '2026-12-11'],
    ['Sunday', '2026-12-06', '2026-12-11'],
    ['Monday', '2026-12-07', '2026-12-14'],
    ['Thursday, over the end of a year', '2026-12-31', '2027-01-07'],
  ])('closes five business days after a %s', (_, due, closes) => {
    expect(closingDay(due)).toBe(closes)
  })

  it('closes on a weekday after five of them, never sooner and never later', () => {
    fc.assert(
      fc.property(instant, (orderedAt) => {
        const due = dueDay(orderedAt)
        const closes = closingDay(due)
        const days = Array.from({ length: daysBetween(due, closes) }, (_, n) =>
          weekdayOf(new Date(Date.parse(due) + (n + 1) * 86_400_000).toISOString().slice(0, 10)),
        )
        expect(days.filter((weekday) => weekday !== 0 && weekday !== 6)).toHaveLength(5)
        expect(days.at(-1)).not.toBe(0)
        expect(days.at(-1)).not.toBe(6)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closingDay, dueDay } from './order-days.ts'

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
const instant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2099-12-31T23:59:59Z'),
  noInvalidDate: true,
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

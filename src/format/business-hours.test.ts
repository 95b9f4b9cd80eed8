import { describe, expect, it } from 'vitest'
import { businessHours } from './business-hours.ts'

/** Friday, 20 November 2026 in Phoenix, which is seven hours behind UTC all year. */
const friday = (phoenixTime: string) => new Date(`2026-11-20T${phoenixTime}-07:00`)

describe('business hours', () => {
  it.each([
    ['08:59:59', false],
    ['09:00:00', true],
    ['16:59:59', true],
    ['17:00:00', false],
  ])('on a Friday at %s Phoenix time, open is %s', (time, open) => {
    expect(businessHours(friday(time)).open).toBe(open)
  })

  it('opens again on Monday after Friday evening, Saturday and Sunday', () => {
    for (const instant of ['2026-11-20T18:00-07:00', '2026-11-21T12:00-07:00', '2026-11-22T12:00-07:00'])
      expect(businessHours(new Date(instant))).toEqual({ open: false, nextDay: '2026-11-23' })
  })

  it('opens today before nine, and the next day after five', () => {
    expect(businessHours(friday('06:00:00'))).toEqual({ open: false, nextDay: 'today' })
    expect(businessHours(new Date('2026-11-17T20:00-07:00'))).toEqual({ open: false, nextDay: '2026-11-18' })
  })

  it('agrees with a table for every hour of a year, whatever the clock zone of the machine', () => {
    for (let hour = 0; hour < 8760; hour++) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour))
      const inPhoenix = new Date(instant.getTime() - 7 * 3_600_000)
      const expected = inPhoenix.getUTCDay() % 6 !== 0 && inPhoenix.getUTCHours() >= 9 && inPhoenix.getUTCHours() < 17
      expect(businessHours(instant).open).toBe(expected)
    }
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { phoenixClock, phoenixDay } from './phoenix-time.ts'

afterEach(() => vi.restoreAllMocks())

describe('the time in Phoenix', () => {
  it('begins a day at midnight in Phoenix, seven hours after that of Greenwich', () => {
    expect(phoenixDay(new Date('2026-01-05T06:59:00Z'))).toBe('2026-01-04')
    expect(phoenixDay(new Date('2026-07-05T07:00:00Z'))).toBe('2026-07-05')
  })

  it('writes a day the same way where the browser writes it otherwise', () => {
    vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get').mockReturnValue(() => '11/22/2026')
    expect(phoenixDay(new Date('2026-11-22T19:00:00Z'))).toBe('2026-11-22')
  })

  it('knows the weekday and the hour', () => {
    expect(phoenixClock(new Date('2026-11-23T06:30:00Z'))).toEqual({ weekday: 'Sun', hour: 23 })
    expect(phoenixClock(new Date('2026-11-23T07:30:00Z'))).toEqual({ weekday: 'Mon', hour: 0 })
  })
})

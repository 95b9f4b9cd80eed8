import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a day in words', () => {
  it.each(['America/Phoenix', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])('is the same day in %s', async (zone) => {
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    const { dayInWords } = await import('./day.ts')
    expect(dayInWords('2026-11-20')).toBe('November 20, 2026')
    expect(dayInWords('2028-02-09')).toBe('February 9, 2028')
  })
})

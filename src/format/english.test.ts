import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { english } from './english.ts'

afterEach(() => vi.unstubAllEnvs())

const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
const inPhoenix = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'America/Phoenix', ...options })

describe('English as it is written in the United States', () => {
  it('writes numbers as the language’s own tables do, with a true minus sign', () => {
    const { number } = english
    const table = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6, signDisplay: 'negative' })
    const numbers = fc.oneof(
      fc.double({ min: -1e15, max: 1e15, noNaN: true }),
      fc
        .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.constantFrom(1, 10, 100, 1000))
        .map(([a, b]) => a / b),
    )
    fc.assert(
      fc.property(numbers, (value) => {
        expect(number(value)).toBe(table.format(value).replace('-', '−'))
      }),
    )
    expect([number(-1234.5), number(-0), number(-1e-9)]).toEqual(['−1,234.5', '0', '0'])
  })

  it('writes days and times as the language’s own tables do, in Phoenix', () => {
    const minute = inPhoenix({ dateStyle: 'medium', timeStyle: 'short' })
    const time = inPhoenix({ timeStyle: 'short' })
    const weekday = inPhoenix({ weekday: 'short' })
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
    const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
    fc.assert(
      fc.property(instants, (instant) => {
        expect(english.phoenixMinute(instant)).toBe(minute.format(instant))
        expect(english.timeAndWeekday(instant)).toBe(`${time.format(instant)}, ${weekday.format(instant)}`)
        const written = instant.toISOString().slice(0, 10)
        expect(english.weekdayInWords(written)).toBe(day.format(instant))
        expect(english.monthInWords(written.slice(0, 7))).toBe(month.format(instant))
      }),
    )
  })

  it.each(['America/Phoenix', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])('writes the same day in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    expect(english.dayInWords('2026-11-20')).toBe('November 20, 2026')
    expect(english.weekdayName('2028-02-09')).toBe('Wednesday')
  })

  it('writes lists as the language’s own tables do', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (parts) => {
        expect(english.listInWords(parts)).toBe(new Intl.ListFormat('en-US').format(parts))
        expect(english.choiceInWords(parts)).toBe(new Intl.ListFormat('en-US', { type: 'disjunction' }).format(parts))
      }),
    )
  })

  it('writes money in dollars or to the cent, with the minus sign before the dollar', () => {
    expect([english.money(8163), english.money(-40)]).toEqual(['$8,163', '−$40'])
    expect([2900, 123_456, 5, -1050].map(english.exactMoney)).toEqual(['$29.00', '$1,234.56', '$0.05', '−$10.50'])
  })

  it('writes the size of a file exact to the byte, then round', () => {
    expect([1, 999, 6334, 295_946].map(english.fileSize)).toEqual([
      '1 byte',
      '999 bytes',
      '6,334 bytes (6.3 kB)',
      '295,946 bytes (0.3 MB)',
    ])
    expect(english.roundSize(805_000_000)).toBe('805 MB')
  })

  it.each([
    [0, '0 min'],
    [15, '15 min'],
    [60, '1 h'],
    [125, '2 h 5 min'],
    [1440, '24 h'],
    [1441, '24 h 1 min'],
    [2880, '2 days'],
    [3065, '2 days 3 h'],
  ])('writes %i minutes as %s', (minutes, words) => {
    expect(english.spanInWords(minutes)).toBe(words)
  })
})

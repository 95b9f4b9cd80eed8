import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spanish } from './spanish.ts'

it('a day is written as the tables of Mexican Spanish write it', () => {
  const table = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' })
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (day) => {
      expect(spanish.dayInWords(day.toISOString().slice(0, 10))).toBe(table.format(day))
    }),
  )
})

it('a minute is that of Phoenix, by twelve hours', () => {
  expect(spanish.phoenixMinute(new Date('2026-11-20T22:05:00Z'))).toBe('20 de noviembre de 2026, 3:05 p.m.')
  expect(spanish.phoenixMinute(new Date('2026-11-20T07:00:00Z'))).toBe('20 de noviembre de 2026, 12:00 a.m.')
})

it('a day of the week is written as Mexican Spanish names it, without the comma of the tables', () => {
  expect(spanish.weekdayInWords('2026-11-20')).toBe('viernes 20 de noviembre de 2026')
  expect(spanish.weekdayInWords('2028-02-29')).toBe('martes 29 de febrero de 2028')
})

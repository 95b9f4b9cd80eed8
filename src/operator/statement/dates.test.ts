import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOrderOf, dayWritten, provenOrder, type WrittenDate, writtenDate } from './dates.ts'

const written = (texts: string[]) => texts.map(writtenDate).filter((date): date is WrittenDate => date !== undefined)

const orderIn = (...texts: string[]) => dateOrderOf(new Set(written(texts).map(provenOrder)))

describe('a date of a statement', () => {
  it.each([
    '2026-11-20',
    '2026/11/20',
    '20261120',
    '2026-11-20T08:30:00Z',
    '2026-11-20 08:30',
    'Nov 20, 2026',
    '20 November 2026',
    '20-Nov-26',
    'Nov 20, 2026, 10:42 AM',
    ' ="2026-11-20" ',
  ])('%s is a day by itself', (text) => {
    expect(writtenDate(text)).toEqual({ day: '2026-11-20' })
  })

  it.each(['11/20/2026', '11-20-2026', '11.20.2026', '11/20/26', '11/20/2026 10:42 AM'])(
    '%s is a day once its order is known',
    (text) => {
      const [date] = written([text])
      expect(date && dayWritten(date, 'month-first')).toBe('2026-11-20')
      expect(date && dayWritten(date, 'day-first')).toBeUndefined()
      expect(date && dayWritten(date, undefined)).toBeUndefined()
    },
  )

  it.each([
    '',
    'Total',
    '13/40/2026',
    '2026-02-29',
    '31/31/2026',
    '11/20',
    '1/2/3',
    'Non 20, 2026',
    '11/20-2026',
    '49.00',
    `2026-11-20${' '.repeat(60)}10:42`,
  ])('"%s" is none', (text) => {
    expect(writtenDate(text)).toBeUndefined()
  })

  it('has its order from any row of the file that proves it', () => {
    expect(orderIn('03/04/2026', '11/20/2026', '05/06/2026')).toBe('month-first')
    expect(orderIn('03/04/2026', '20/11/2026')).toBe('day-first')
  })

  it('is never guessed: where all could be read both ways, or two prove both, it is asked', () => {
    expect(orderIn('03/04/2026', '05/06/2026')).toBe('ambiguous')
    expect(orderIn('11/20/2026', '20/11/2026')).toBe('contradictory')
  })

  it('needs no order where none makes a difference', () => {
    expect(orderIn('11/11/2026', '2026-11-20', 'Nov 3, 2026')).toBeUndefined()
    expect(dayWritten({ first: 11, second: 11, year: 2026 }, undefined)).toBe('2026-11-11')
  })

  it('comes back as it was, in both orders', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.constantFrom('/', '-', '.'), (instant, between) => {
        const day = instant.toISOString().slice(0, 10)
        const [year, month, date] = day.split('-')
        const [us] = written([[month, date, year].join(between)])
        const [other] = written([[date, month, year?.slice(2)].join(between)])
        expect(us && dayWritten(us, 'month-first')).toBe(day)
        expect(other && dayWritten(other, 'day-first')).toBe(day)
      }),
    )
  })
})

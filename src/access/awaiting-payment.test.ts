import { describe, expect, it } from 'vitest'
import { english } from '../format/english.ts'
import { closingDay, dueDay } from '../orders/order-days.ts'
import { closingWords, openingWords, partPaidWords } from './awaiting-payment.tsx'

/** A time of that day in Phoenix, which is seven hours behind UTC all year. */
const inPhoenix = (day: string, time: string) => new Date(`${day}T${time}-07:00`)

describe('when a payment opens a code', () => {
  it.each([
    ['2026-11-20', '16:59', 'now, on Friday, can be confirmed today until 5 PM'],
    ['2026-11-20', '17:00', 'now, on Friday, is confirmed on Monday from 9 AM'],
    ['2026-11-21', '12:00', 'now, on Saturday, is confirmed on Monday from 9 AM'],
    ['2026-11-22', '23:59', 'now, on Sunday, is confirmed on Monday from 9 AM'],
    ['2026-11-23', '08:59', 'now, on Monday, is confirmed today from 9 AM'],
    ['2026-11-23', '09:00', 'now, on Monday, can be confirmed today until 5 PM'],
    ['2026-11-23', '20:00', 'now, on Monday, is confirmed on Tuesday from 9 AM'],
  ])('on %s at %s it says "%s"', (day, time, words) => {
    expect(openingWords(inPhoenix(day, time), english)).toContain(words)
  })

  it('says the closing day with its weekday, five business days after the due day', () => {
    // Ordered on a Saturday, due on a Saturday: the five days are Monday to Friday.
    expect(closingWords(closingDay(dueDay(inPhoenix('2026-11-21', '12:00'))), english)).toContain(
      'by the end of Friday, December 11, 2026, the order closes',
    )
  })

  it('says exactly how much came and how much is left', () => {
    const words = partPaidWords({ amountCents: 4900, paidCents: 1050 }, english)
    expect(words).toContain('$10.50 of $49.00 has come')
    expect(words).toContain('the other $38.50')
  })
})

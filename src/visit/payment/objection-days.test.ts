import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isDay } from '../../format/day.ts'
import { objectionDays } from './objection-days.ts'
import { objectionDaysWords } from './payment-words.ts'

const lastDayAfter = (received: string, today = received) => {
  const days = objectionDays({ received, billDay: '' }, today)
  return 'lastDay' in days ? days.lastDay : days.kind
}

/** Written without the rule that is tested. */
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

it('the last day to object is the fourteenth after the bill came, over leap days and ends of years', () => {
  expect(lastDayAfter('2026-11-20')).toBe('2026-12-04')
  expect(lastDayAfter('2026-12-25')).toBe('2027-01-08')
  expect(lastDayAfter('2028-02-15')).toBe('2028-02-29')
  expect(lastDayAfter('2027-02-15')).toBe('2027-03-01')
  expect(lastDayAfter('2028-02-29')).toBe('2028-03-14')
})

it('every last day is a day of the calendar, and as many days ahead as are said to be left', () => {
  fc.assert(
    fc.property(day, fc.nat(400), (received, later) => {
      const today = new Date(Date.parse(received) + later * 86_400_000).toISOString().slice(0, 10)
      const days = objectionDays({ received, billDay: '' }, today)
      if (days.kind !== 'running' && days.kind !== 'passed') throw new Error(days.kind)
      expect(isDay(days.lastDay)).toBe(true)
      expect(days.kind).toBe(later > 14 ? 'passed' : 'running')
      if (days.kind === 'running') expect(days.daysLeft).toBe(14 - later)
    }),
  )
})

it('on the last day itself there is still time, and on the day after there is none', () => {
  expect(objectionDays({ received: '2026-11-06', billDay: '' }, '2026-11-20')).toMatchObject({ daysLeft: 0 })
  expect(objectionDays({ received: '2026-11-06', billDay: '' }, '2026-11-21')).toMatchObject({
    kind: 'passed',
    lastDay: '2026-11-20',
    dueDay: '2026-11-27',
  })
})

it('no last day follows from a day that is missing, not in the calendar, or still to come', () => {
  for (const received of ['', '2027-02-29', '2026-13-01', '2026-02-31', 'tomorrow', '2026-1-1'])
    expect(lastDayAfter(received, '2027-06-01')).toBe('unknown')
  // The clock of the device was set back.
  expect(lastDayAfter('2026-11-20', '2026-11-19')).toBe('to-come')
})

it('the days of a bill that bears a later day run from when it came, and that is said', () => {
  expect(objectionDays({ received: '2026-11-20', billDay: '2026-12-01' }, '2026-11-25')).toEqual({
    kind: 'running',
    lastDay: '2026-12-04',
    dueDay: '2026-12-11',
    daysLeft: 9,
    isDatedLater: true,
  })
  for (const billDay of ['2026-11-20', '2026-11-02', '', '2026-13-01'])
    expect(objectionDays({ received: '2026-11-20', billDay }, '2026-11-25')).toMatchObject({ isDatedLater: false })
  for (const today of ['2026-11-25', '2026-12-04', '2026-12-05'])
    expect(objectionDaysWords(objectionDays({ received: '2026-11-20', billDay: '2026-12-01' }, today))).toMatch(
      /^The bill bears a later day .* The days run from the day it came\. The last day to object .*December 4, 2026/,
    )
})

it('no day on the bill moves the last day to object, nor the day seven days on, by which it is paid', () => {
  fc.assert(
    fc.property(day, day, day, (received, billDay, today) => {
      const days = objectionDays({ received, billDay }, today)
      const undated = objectionDays({ received, billDay: '' }, today)
      expect({ ...days, isDatedLater: false }).toEqual({ ...undated, isDatedLater: false })
      if ('dueDay' in days) expect(Date.parse(days.dueDay) - Date.parse(received)).toBe(21 * 86_400_000)
    }),
  )
})

it('whatever the fields hold, there is a last day only for a bill that came on a day of the calendar', () => {
  const anything = fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d\d-\d\d$/), day)
  fc.assert(
    fc.property(anything, anything, day, (received, billDay, today) => {
      const days = objectionDays({ received, billDay }, today)
      if ('lastDay' in days) expect(isDay(received) && received <= today).toBe(true)
    }),
  )
})

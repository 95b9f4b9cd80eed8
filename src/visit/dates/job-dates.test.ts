import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checklistIds } from '../../content/checklist-ids.ts'
import { nothingSaid } from '../../content/job-fit.ts'
import { daysAfter } from '../../format/day.ts'
import { datesAfter, isFinishDay, monthsIn } from './job-dates.ts'

const datesBy = (finished: string, checklistId = 'hvac', jobs: string[] = [], laborMonths = 0) =>
  Object.fromEntries(
    datesAfter({ checklistId, job: { ...nothingSaid, jobs }, finished, laborMonths }).map(({ id, day }) => [id, day]),
  )
const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => daysAfter('1980-01-01', days))

describe('the dates after a job', () => {
  it('a job finished on February 29 has its months and years at the end of a shorter month', () => {
    expect(datesBy('2028-02-29')).toMatchObject({ 'eleventh-month': '2029-01-29', registrar: '2030-02-28' })
    expect(datesBy('2027-12-31', 'hvac', [], 2)).toMatchObject({ labor: '2028-02-29', registrar: '2029-12-31' })
  })

  it('none comes before the day of finishing, they are in order, and each is a day of the calendar', () =>
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom(...checklistIds),
        fc.integer({ min: 0, max: 240 }),
        (finished, id, months) => {
          const dates = datesAfter({ checklistId: id, job: nothingSaid, finished, laborMonths: months })
          expect(dates.map(({ day }) => day)).toEqual(dates.map(({ day }) => day).toSorted())
          for (const { day } of dates) {
            expect(day > finished).toBe(true)
            expect(isFinishDay(day)).toBe(true)
          }
          expect(dates.map(({ id }) => id)).toContain('registrar')
        },
      ),
    ))

  it('the last day for a complaint is called to mind 60 days before, every other day a week before', () => {
    const dates = datesAfter({ checklistId: 'well', job: nothingSaid, finished: '2026-11-20', laborMonths: 24 })
    for (const { id, remind } of dates) expect([id, remind]).toEqual([id, id === 'registrar' ? 60 : 7])
  })

  it('a trade and a job have only what belongs to them', () => {
    expect(datesBy('2026-11-20', 'well', ['pump'])).toMatchObject({ 'form-55-56': '2026-12-20' })
    expect(datesBy('2026-11-20', 'well', ['tank'])).not.toHaveProperty('form-55-56')
    expect(datesBy('2026-11-20', 'networking')).toEqual({ 'eleventh-month': '2027-10-20', registrar: '2028-11-20' })
  })

  it('the season that has shown it already has no second look, and the other one does', () => {
    expect(datesBy('2026-07-01')).not.toHaveProperty('first-hot-week')
    expect(datesBy('2026-11-20')).toMatchObject({ 'first-hot-week': '2027-05-15' })
    expect(datesBy('2026-03-01', 'heating')).toMatchObject({ 'first-cold-week': '2026-12-01' })
    expect(datesBy('2027-01-05', 'heating')).not.toHaveProperty('first-cold-week')
  })

  it('a day that a date field holds by a slip of the finger gives no dates', () => {
    for (const typed of ['', '20266-01-01', '0002-01-01', '2026-13-01', '2026-02-30', '2026-02-30x'])
      expect(isFinishDay(typed)).toBe(false)
    expect(isFinishDay('2028-02-29')).toBe(true)
  })

  it('months of a warranty are a whole number, or nothing, or wrong', () => {
    expect([monthsIn(''), monthsIn(' 24 '), monthsIn('0'), monthsIn('two'), monthsIn('1.5'), monthsIn('999')]).toEqual([
      0,
      24,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

/**
 * Until when an agreement may be canceled at least, by the kind of sale.
 *
 * - A sale at home: A.R.S. 44-5002(A) counts until midnight of the third business day after the day on which the buyer signs.
 *   Saturday is a business day; Sundays and nine named federal holidays are none (stored copy of 2016, read 2026-11-28).
 * - Solar: A.R.S. 44-1763(A)(3) wants at least three business days after signing, and before the system is installed (read up
 *   to (A)(5)(a) on azleg.gov on 2026-11-28).
 * - Repair of damage from a catastrophic storm: A.R.S. 32-1158.02(A)(2), “within four business days after signing this
 *   contract” (read up to (A)(3)(f) in a copy current through 2024, on 2026-11-28).
 *
 * What could be read of the last two names no holidays, so each day but Sunday counts there. For a sale at home, a holiday that
 * falls on a weekend and is kept on another day counts on that day. Both make the last day earlier, never later than it is.
 */
import { daysAfter, isDay } from '../../format/day.ts'
import type { Day } from '../../format/phoenix-time.ts'

/** A kind of sale that the law lets a buyer cancel; one contract may be of several. */
export type Sale = 'home' | 'solar' | 'storm'

interface CancelRule {
  /** How many days that count there are, the day of signing left out. */
  days: number
  counts: (day: Day) => boolean
}

const cancelRules: Record<Sale, CancelRule> = {
  home: { days: 3, counts: isBusinessDay },
  solar: { days: 3, counts: (day) => !isSunday(day) },
  storm: { days: 4, counts: (day) => !isSunday(day) },
}

/** The day of signing as typed; undefined where the text is no day of the calendar, or one before 2000. */
export const signedDay = (typed: string): Day | undefined =>
  // A slip of the finger in a date field gives years such as 0002.
  isDay(typed) && typed >= '2000' ? typed : undefined

/**
 * The last day on which a sale of this kind may be canceled. Signed on 2026-10-09 a sale at home ends on 2026-10-14, over
 * Columbus Day; a solar agreement on 2026-10-13.
 */
export function lastDayToCancel(signed: Day, sale: Sale): Day {
  const { days, counts } = cancelRules[sale]
  let day: Day = signed
  for (let left = days; left > 0; left--)
    do day = daysAfter(day, 1)
    while (!counts(day))
  return day
}

/** As A.R.S. 44-5002(A) counts them. */
export function isBusinessDay(day: Day): boolean {
  return !isSunday(day) && !isNamedHoliday(day)
}

const isSunday = (day: Day): boolean => weekdayOf(day) === sunday

const [sunday, monday, thursday] = [0, 1, 4]

/** By A.R.S. 44-5002: New Year’s Day, Independence Day, Veterans Day and Christmas Day, as month and date. */
const fixedHolidays = new Set(['01-01', '07-04', '11-11', '12-25'])

/** Washington’s Birthday, Labor Day, Columbus Day and Thanksgiving Day: which weekday of which month. */
const weekdayHolidays = [
  { month: 2, weekday: monday, place: 3 },
  { month: 9, weekday: monday, place: 1 },
  { month: 10, weekday: monday, place: 2 },
  { month: 11, weekday: thursday, place: 4 },
]

function isNamedHoliday(day: Day): boolean {
  const [, month, date] = day.split('-').map(Number) as [number, number, number]
  const isMemorialDay = month === 5 && weekdayOf(day) === monday && date > 24
  return (
    isMemorialDay ||
    fixedHolidays.has(day.slice(5)) ||
    weekdayHolidays.some(
      (one) => one.month === month && one.weekday === weekdayOf(day) && Math.ceil(date / 7) === one.place,
    )
  )
}

const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

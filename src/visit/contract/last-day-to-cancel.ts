/**
 * Until when an agreement that was signed at home, or one for solar, may be canceled at least.
 *
 * A.R.S. 44-5002(A) counts until midnight of the third business day after the day on which the buyer signs. Saturday is a
 * business day; Sundays and nine named federal holidays are none (stored copy of the statute of 2016, read 2026-11-28).
 * A.R.S. 44-1763(A)(3) wants at least three business days after signing, and before the system is installed; as far as it
 * could be read it does not say what a business day is, so the shorter count of 44-5002 is taken for it too.
 *
 * Where a holiday falls on a weekend and is kept on another day, that other day counts as a business day here. So do
 * holidays that the statute does not name. Each makes the last day earlier and never later than it is.
 */
import { daysAfter, isDay } from '../../format/day.ts'
import type { Day } from '../../format/phoenix-time.ts'

/** The third business day after the day of signing; undefined where the text is no day of the calendar. */
export function lastDayToCancel(signed: string): Day | undefined {
  // A slip of the finger in a date field gives years such as 0002.
  if (!isDay(signed) || signed < '2000') return undefined
  let day: Day = signed
  for (let left = 3; left > 0; left--)
    do day = daysAfter(day, 1)
    while (!isBusinessDay(day))
  return day
}

/** By A.R.S. 44-5002(A). */
export const isBusinessDay = (day: Day): boolean => weekdayOf(day) !== sunday && !isNamedHoliday(day)

const [sunday, monday, thursday] = [0, 1, 4]

/** New Year’s Day, Independence Day, Veterans Day and Christmas Day, as month and date. */
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

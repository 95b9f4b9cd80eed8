import type { Day } from './phoenix-time.ts'

/** The day that many days after `day`, or before it for a number below zero. */
export const daysAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The day that many business days, Monday to Friday, after `day`; bank holidays count as business days. */
export function businessDaysAfter(day: Day, businessDays: number): Day {
  let reached = day
  for (let left = businessDays; left > 0; left--)
    do reached = daysAfter(reached, 1)
    while (isWeekend(reached))
  return reached
}

/** Whether the text is a day of the calendar, as `YYYY-MM-DD`; February 29 is one in a leap year only. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The same day that many months later; the last of the month where that month is shorter. */
export function monthsAfter(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}

/** Whether the day is a Saturday or a Sunday. */
export const isWeekend = (day: Day): boolean => [0, 6].includes(new Date(day).getUTCDay())

const dayMs = 86_400_000

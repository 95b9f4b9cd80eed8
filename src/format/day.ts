import { lazy } from './lazy.ts'

/** A calendar day, `2026-11-20`, as people say it: "November 20, 2026". No clock zone may move it. */
export function dayInWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${months[Number(month) - 1]} ${Number(date)}, ${year}`
}

/** The same with the day of the week: "Friday, November 20, 2026". */
export const weekdayInWords = (day: string): string => withWeekday().format(new Date(`${day}T00:00:00Z`))

/** The day that many days after `day`, or before it for a number below zero. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The day that many business days, Monday to Friday, after `day`; holidays of banks count as business days. */
export function businessDaysAfter(day: string, businessDays: number): string {
  let reached = day
  for (let left = businessDays; left > 0; left--)
    do reached = daysAfter(reached, 1)
    while (isWeekend(reached))
  return reached
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

// Not asked of Intl: its first use costs a phone some hundred milliseconds, and most pages say a day.
const months = 'January February March April May June July August September October November December'.split(' ')

const dayMs = 86_400_000

const withWeekday = lazy(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }))

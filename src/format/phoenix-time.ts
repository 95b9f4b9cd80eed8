/** Day and hour in Phoenix, whatever the clock zone of the machine. */
import { lazy } from './lazy.ts'

/** A day as `YYYY-MM-DD`; such days compare as text. */
export type Day = string

const timeZone = 'America/Phoenix'
const formatter = (options: Intl.DateTimeFormatOptions) =>
  lazy(() => new Intl.DateTimeFormat('en-US', { timeZone, ...options }))
const days = formatter({ year: 'numeric', month: '2-digit', day: '2-digit' })
const minutes = formatter({ dateStyle: 'medium', timeStyle: 'short' })
const times = formatter({ timeStyle: 'short' })
const clock = formatter({ weekday: 'short', hour: 'numeric', hourCycle: 'h23' })

/** The calendar day at that instant. Put together here: no locale writes it this way in every browser. */
export function phoenixDay(instant: Date): Day {
  const { year, month, day } = partsOf(days(), instant)
  return `${year}-${month}-${day}`
}

/** Day and minute as people say them: "Nov 20, 2026, 10:42 AM". */
export const phoenixMinute = (instant: Date): string => minutes().format(instant)

/** The minute of the day as people say it: "10:42 AM". */
export const phoenixTime = (instant: Date): string => times().format(instant)

/** The weekday, such as "Mon", and the full hour from 0 to 23. */
export function phoenixClock(instant: Date): { weekday: string; hour: number } {
  const { weekday = '', hour } = partsOf(clock(), instant)
  return { weekday, hour: Number(hour) }
}

const partsOf = (format: Intl.DateTimeFormat, instant: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))

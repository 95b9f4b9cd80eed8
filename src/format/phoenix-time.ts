/** Day and hour in Phoenix, whatever the clock zone of the machine. */

/** A day as `YYYY-MM-DD`; such days compare as text. */
export type Day = string

const timeZone = 'America/Phoenix'
const days = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
const minutes = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' })

/** The calendar day at that instant. */
export const phoenixDay = (instant: Date): Day => days.format(instant)

/** Day and minute as people say them: "Nov 20, 2026, 10:42 AM". */
export const phoenixMinute = (instant: Date): string => minutes.format(instant)

/** The weekday, such as "Mon", and the full hour from 0 to 23. */
export function phoenixClock(instant: Date): { weekday: string; hour: number } {
  const parts = new Map(clock.formatToParts(instant).map((part) => [part.type, part.value]))
  return { weekday: parts.get('weekday') ?? '', hour: Number(parts.get('hour')) }
}

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

const hours = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' })

/** The minute of a day near by: "4:12 PM, Tue". */
export function phoenixHour(instant: Date): string {
  const parts = new Map(hours.formatToParts(instant).map((part) => [part.type, part.value]))
  return `${parts.get('hour')}:${parts.get('minute')} ${parts.get('dayPeriod')}, ${parts.get('weekday')}`
}

/** The minute as a field of a form holds it: "2026-11-20T10:42". */
export const phoenixField = (instant: Date): string =>
  new Date(instant.getTime() - behindUtc).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)

/** The instant of such a field; undefined while it holds none. */
export function fromPhoenixField(typed: string): Date | undefined {
  const instant = new Date(`${typed}-07:00`)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

/** Arizona keeps the same clock all year. */
const behindUtc = 7 * 60 * 60 * 1000

/** A minute near by, in Phoenix: as it is said, and as a field of a form holds it. */
import { lazy } from './lazy.ts'

const hours = lazy(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Phoenix',
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
    }),
)

/** The minute of a day near by: "4:12 PM, Tue". */
export function phoenixHour(instant: Date): string {
  const parts = new Map(
    hours()
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  )
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

/** Days and minutes in Phoenix, whatever the clock zone of the machine. Arizona keeps UTC−7 all year. */

/** A day as `YYYY-MM-DD`; such days compare as text. */
export type Day = string

const behindUtcMs = 7 * 60 * 60 * 1000

/** The instant as Phoenix writes it: "2026-11-20T10:42:07.000Z", although the zone is not that of Greenwich. */
const written = (instant: Date): string => new Date(instant.getTime() - behindUtcMs).toISOString()

/** The calendar day at that instant. */
export const phoenixDay = (instant: Date): Day => written(instant).slice(0, 'YYYY-MM-DD'.length)

/** The calendar day with the hour, from 0 to 23, and the minute. */
export function inPhoenix(instant: Date): { day: Day; hour: number; minute: number } {
  const text = written(instant)
  return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)), minute: Number(text.slice(14, 16)) }
}

/** The minute as a field of a form holds it: "2026-11-20T10:42". */
export const phoenixField = (instant: Date): string => written(instant).slice(0, 'YYYY-MM-DDTHH:MM'.length)

/** The instant of such a field; undefined while it holds none. */
export function fromPhoenixField(typed: string): Date | undefined {
  const instant = new Date(`${typed}-07:00`)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

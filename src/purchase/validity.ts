import { type Day, phoenixDay } from '../format/phoenix-time.ts'

/**
 * The last day on which a code confirmed at `instant` opens anything: one calendar year later in
 * Phoenix, to the end of that day. 29 February goes to 28 February.
 */
export function lastValidDay(instant: Date): Day {
  const [year, month, day] = phoenixDay(instant).split('-')
  const nextYear = `${Number(year) + 1}-${month}`
  return month === '02' && day === '29' ? `${nextYear}-28` : `${nextYear}-${day}`
}

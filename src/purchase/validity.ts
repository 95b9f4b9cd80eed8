/** A day as `YYYY-MM-DD`; such days compare as text. */
export type Day = string

const phoenix = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Phoenix',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day in Phoenix at that instant, whatever the clock zone of the machine. */
export const phoenixDay = (instant: Date): Day => phoenix.format(instant)

/**
 * The last day on which a code confirmed at `instant` opens anything: one calendar year later in
 * Phoenix, to the end of that day. 29 February goes to 28 February.
 */
export function lastValidDay(instant: Date): Day {
  const [year, month, day] = phoenixDay(instant).split('-')
  const nextYear = `${Number(year) + 1}-${month}`
  return month === '02' && day === '29' ? `${nextYear}-28` : `${nextYear}-${day}`
}

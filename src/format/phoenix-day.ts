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

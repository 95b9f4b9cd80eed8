/** A calendar day, `2026-11-20`, as people say it: "November 20, 2026". No clock zone may move it. */
export const dayInWords = (day: string): string => inWords.format(new Date(`${day}T00:00:00Z`))

// Made once: making a formatter costs more than a hundred uses of it.
const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

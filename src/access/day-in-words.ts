/** `2027-11-20` as "November 20, 2027". The day is a calendar day: no clock zone may move it. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

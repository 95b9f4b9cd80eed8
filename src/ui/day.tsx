/** A calendar day (YYYY-MM-DD) as people say it: "November 20, 2026". No clock zone may move it. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{inWords.format(new Date(`${date}T00:00:00Z`))}</time>
}

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

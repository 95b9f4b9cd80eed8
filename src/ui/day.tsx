import { dayInWords } from '../format/day.ts'

/** A calendar day (YYYY-MM-DD) as people say it: "November 20, 2026". No clock zone may move it. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dayInWords(date)}</time>
}

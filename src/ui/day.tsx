import { useFormats } from './browser/use-formats.browser.ts'

/** A calendar day (YYYY-MM-DD) as people say it: "November 20, 2026". No clock zone may move it. */
export function Day({ date }: { date: string }) {
  const { dayInWords } = useFormats()
  return <time dateTime={date}>{dayInWords(date)}</time>
}

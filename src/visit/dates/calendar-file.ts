/** A calendar file (RFC 5545) of whole-day events, each with a reminder some days before. */
import { daysAfter } from '../../format/day.ts'
import type { Day } from '../../format/phoenix-time.ts'

interface CalendarEvent {
  /** The same each time the file is made, so that a calendar changes the event instead of adding another. */
  uid: string
  day: Day
  title: string
  text: string
  /** How many days before it the calendar reminds. */
  remind: number
}

/** The text of the file; `madeAt` is when it was made. */
export function calendarFile(events: readonly CalendarEvent[], { madeAt, maker }: { madeAt: Date; maker: string }) {
  const stamp = `${madeAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(maker)}//Dates of a job//EN`,
    ...events.flatMap(({ uid, day, title, text, remind }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(daysAfter(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-P${remind}D`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const compact = (day: Day): string => day.replaceAll('-', '')

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')

/** Bytes of a line; a longer one goes on in the next, behind a space. */
const longestLine = 75

function folded(line: string): string {
  const encoder = new TextEncoder()
  let text = ''
  let bytes = 0
  for (const sign of line) {
    const size = encoder.encode(sign).length
    if (bytes + size > longestLine) {
      text += '\r\n '
      bytes = 1
    }
    text += sign
    bytes += size
  }
  return text
}

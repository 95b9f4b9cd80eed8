import { type Day, inPhoenix } from './phoenix-time.ts'

/**
 * How English is written in the United States; instants are written as the time in Phoenix. Without `Intl`: its first
 * use takes a phone between 20 and some hundred milliseconds, while the page hydrates.
 */
export const english = {
  /** For machines, by BCP 47. */
  tag: 'en-US',

  /** "1,500", "0.25" or "−4", with at most `digits` after the point. */
  number: (value: number, digits = 6): string => number(value, digits),

  /** "$8,163", from dollars; with a minus sign before the dollar for an amount below zero. */
  money: (dollars: number): string => `${dollars < 0 ? '−' : ''}$${number(Math.abs(dollars))}`,

  /** "$29.00", from whole cents; with a minus sign before the dollar for an amount below zero. */
  exactMoney(cents: number): string {
    const [whole = '', part] = (Math.abs(cents) / 100).toFixed(2).split('.')
    return `${cents < 0 ? '−' : ''}$${grouped(whole)}.${part}`
  },

  /** "289,406 bytes (0.3 MB)": exact, then rounded, in units of a thousand. */
  fileSize(bytes: number): string {
    const exact = `${number(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`
    return bytes < 1000 ? exact : `${exact} (${english.roundSize(bytes)})`
  },

  /** "0.3 MB" or "6.3 kB". */
  roundSize(bytes: number): string {
    if (bytes < 100_000) return `${(bytes / 1000).toFixed(1)} kB`
    return bytes < 100_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${number(bytes / 1_000_000, 0)} MB`
  },

  /** "15 min", "2 h 5 min", "24 h" or "2 days 3 h"; from two days on without minutes. */
  spanInWords(minutes: number): string {
    const days = minutes < 2880 ? 0 : Math.floor(minutes / 1440)
    const hours = Math.floor((minutes - days * 1440) / 60)
    const rest = days > 0 ? 0 : minutes % 60
    const parts = [days && `${days} days`, hours && `${hours} h`, rest && `${rest} min`]
    return parts.filter(Boolean).join(' ') || '0 min'
  },

  /** "November 20, 2026". */
  dayInWords(day: Day): string {
    const { year, month, date } = partsOf(day)
    return `${month} ${date}, ${year}`
  },

  /** "Friday, November 20, 2026". */
  weekdayInWords: (day: Day): string => `${english.weekdayName(day)}, ${english.dayInWords(day)}`,

  /** "Friday". */
  weekdayName: (day: Day): string => weekdays[new Date(day).getUTCDay()] ?? '',

  /** "Nov 2026", from `2026-11`. */
  monthInWords(yearAndMonth: string): string {
    const { year, month } = partsOf(yearAndMonth)
    return `${month.slice(0, 3)} ${year}`
  },

  /** "Nov 20, 2026, 10:42 AM". */
  phoenixMinute(instant: Date): string {
    const { year, month, date } = partsOf(inPhoenix(instant).day)
    return `${month.slice(0, 3)} ${date}, ${year}, ${english.phoenixTime(instant)}`
  },

  /** "10:42 AM". */
  phoenixTime(instant: Date): string {
    const { hour, minute } = inPhoenix(instant)
    return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
  },

  /** "4:12 PM, Tue": a time of today or of a day close by. */
  timeAndWeekday: (instant: Date): string =>
    `${english.phoenixTime(instant)}, ${english.weekdayName(inPhoenix(instant).day).slice(0, 3)}`,

  /** "brand, age, and price". */
  listInWords: (parts: readonly string[]): string => joined(parts, 'and'),

  /** "brand, age, or price". */
  choiceInWords: (parts: readonly string[]): string => joined(parts, 'or'),

  /** When somebody answers, by the rule of `business-hours.ts`. */
  hours: {
    days: 'Monday to Friday',
    opens: '9 AM',
    closes: '5 PM',
    /** For a badge and a line of their own. */
    short: { days: 'Mon-Fri', opens: '9AM', span: '9AM-5PM' },
  },
}

function number(value: number, digits = 6): string {
  const rounded = Math.abs(Number(value.toFixed(digits)))
  const [whole = '', part] = String(rounded).split('.')
  return `${value < 0 && rounded > 0 ? '−' : ''}${grouped(whole)}${part === undefined ? '' : `.${part}`}`
}

/** Whole digits in groups of three: "12,000". */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

function partsOf(day: string): { year: string; month: string; date: number } {
  const [year = '', month, date] = day.split('-')
  return { year, month: months[Number(month) - 1] ?? '', date: Number(date) }
}

const joined = (parts: readonly string[], word: 'and' | 'or'): string =>
  parts.length < 3 ? parts.join(` ${word} `) : `${parts.slice(0, -1).join(', ')}, ${word} ${parts.at(-1)}`

const months = 'January February March April May June July August September October November December'.split(' ')
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** For the middle of a sentence; an abbreviation, such as "CO alarm", keeps its capitals. */
export const lowerFirst = (words: string): string =>
  /^\p{Lu}\p{Lu}/u.test(words) ? words : words.slice(0, 1).toLowerCase() + words.slice(1)

import { daysAfter } from '../../format/day.ts'
import type { Day } from '../../format/phoenix-time.ts'

/** Whether 03/04 is the fourth of March or the third of April. */
export type DateOrder = 'month-first' | 'day-first'

/** A day as it stands in a statement: known, or with two numbers of which one is the month. */
export type WrittenDate = { day: Day } | { first: number; second: number; year: number }

/** Reads one date in any usual form, with or without a time of day after it; `undefined` when it is no date. */
export function writtenDate(text: string): WrittenDate | undefined {
  // Some of these patterns take more than linear time.
  if (text.length > mostLetters) return undefined
  const shown = text
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/(?:T|,?\s+)\d{1,2}:\d{2}.*$/, '')
    .trim()
  const iso = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})$/.exec(shown)
  if (iso) return known(Number(iso[1]), Number(iso[3]), Number(iso[4]))
  const named = inWords(shown)
  if (named) return named
  const numbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/.exec(shown)
  if (!numbers) return undefined
  const [first, second, year] = [Number(numbers[1]), Number(numbers[3]), fullYear(numbers[4] ?? '')]
  return dayOf(year, first, second) || dayOf(year, second, first) ? { first, second, year } : undefined
}

/** Longer than any date with its time of day. */
const mostLetters = 64

/** `Nov 20, 2026`, `20 November 2026`, `20-Nov-26`. */
function inWords(shown: string): WrittenDate | undefined {
  const parts = shown.split(/[\s,./-]+/)
  const at = parts.findIndex((part) => /^[a-z]{3,9}$/i.test(part))
  const month =
    months.findIndex((name) => name.startsWith((parts[at] ?? '').toLowerCase().replace(/^sept$/, 'sep'))) + 1
  if (parts.length !== 3 || at < 0 || at > 1 || month === 0) return undefined
  const [day = '', year = ''] = parts.filter((_, index) => index !== at)
  return /^\d{1,2}$/.test(day) && /^(\d{4}|\d{2})$/.test(year) ? known(fullYear(year), month, Number(day)) : undefined
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** The order that a date proves; `either` for one that could be read both ways, `undefined` where it does not matter. */
export function provenOrder(date: WrittenDate): DateOrder | 'either' | undefined {
  if ('day' in date || date.first === date.second) return undefined
  if (date.first > 12) return 'day-first'
  return date.second > 12 ? 'month-first' : 'either'
}

/**
 * How the days of a file are written, by all that its dates prove: `undefined` when none needs an order, `ambiguous`
 * when each could be read both ways, `contradictory` when they prove both.
 */
export function dateOrderOf(
  proven: ReadonlySet<DateOrder | 'either' | undefined>,
): DateOrder | undefined | 'ambiguous' | 'contradictory' {
  const [monthFirst, dayFirst] = [proven.has('month-first'), proven.has('day-first')]
  if (monthFirst && dayFirst) return 'contradictory'
  if (monthFirst || dayFirst) return monthFirst ? 'month-first' : 'day-first'
  return proven.has('either') ? 'ambiguous' : undefined
}

/** The day that was written; `undefined` when there is none in that order. */
export function dayWritten(date: WrittenDate, order: DateOrder | undefined): Day | undefined {
  if ('day' in date) return date.day
  const { first, second, year } = date
  if (first === second || order === 'month-first') return dayOf(year, first, second)
  return order === 'day-first' ? dayOf(year, second, first) : undefined
}

function known(year: number, month: number, day: number): WrittenDate | undefined {
  const found = dayOf(year, month, day)
  return found ? { day: found } : undefined
}

/** `undefined` for a day that is in no calendar, or that no statement of this business can show. */
function dayOf(year: number, month: number, day: number): Day | undefined {
  const instant = new Date(Date.UTC(year, month - 1, day))
  if (year < 2000 || year > 2099 || instant.getUTCMonth() !== month - 1 || instant.getUTCDate() !== day)
    return undefined
  return instant.toISOString().slice(0, 10)
}

const fullYear = (year: string): number => (year.length === 2 ? 2000 : 0) + Number(year)

/** Whether two rows may be the same transfer: a bank may change its day and words in the next file. */
export const areNear = (a: Day, b: Day): boolean => daysAfter(a, -nearDays) <= b && b <= daysAfter(a, nearDays)
export const nearDays = 5

/**
 * Whether money booked on this day came after the order had closed. A day in the future counts as today, since a bank may
 * date an evening's booking on its next business day.
 */
export const isBookedLate = ({ closesOn }: { closesOn: Day }, booked: Day, today: Day): boolean =>
  closesOn < (booked < today ? booked : today)

/**
 * Whether a return on the second day may be of a payment on the first. Banks return a transfer within two business days
 * (Nacha operating rules for ACH); ten days allow for weekends, holidays and late bookings.
 */
export const isSoonBefore = (paid: Day, back: Day): boolean => paid <= back && back <= daysAfter(paid, 10)

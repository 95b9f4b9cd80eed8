import type { Measure } from '../checklist.ts'
import { resultOf } from '../sums/sums.ts'
import { largestReading, numberOf, rounded } from './typed-number.ts'
import type { Verdict } from './verdict-words.ts'

/** What a verdict depends on besides the reading. */
export interface Circumstances {
  /** The id of the case that was picked, where the value has cases. */
  pickedCase?: string | undefined
  /** The other reading, as typed, where the value is compared with one. */
  other?: string | undefined
  /** The numbers beside the reading, as typed, where the value is a sum. */
  inputs?: Readonly<Record<string, string>> | undefined
}

/**
 * Whether a reading, as typed, lies in the band of its check point; both ends count as inside. Nothing is said where it
 * is not known which band that is: no number is right or wrong by itself.
 */
export function readingVerdict(typed: string, value: Measure, circumstances: Circumstances = {}): Verdict {
  const { pickedCase, other = '', inputs = {} } = circumstances
  if (typed.trim() === '') return 'none'
  const reading = numberOf(typed)
  if (reading === undefined) return 'not-a-number'
  if (mayBeTwoNumbers(typed, reading, value)) return 'two-numbers'
  if (!isLikely(reading, value)) return 'not-likely'
  if (value.sum) return verdictOfSum(resultOf(value.sum, typed, inputs))
  if (isBandOpen(value, pickedCase)) return 'no-case'
  if (value.near && numberOf(other) === undefined) return 'no-other'
  return verdictOf(...heldAgainst(reading, value, { pickedCase, other }))
}

const verdictOfSum = (result: ReturnType<typeof resultOf>): Verdict => ('fault' in result ? 'no-input' : result.verdict)

/** The end of its band that a reading misses; undefined if it does not miss it, or if that cannot be told. */
export function missOf(typed: string, value: Measure, circumstances: Circumstances = {}): Miss | undefined {
  const reading = numberOf(typed)
  if (reading === undefined || readingVerdict(typed, value, circumstances) !== 'outside') return undefined
  return missIn(...heldAgainst(reading, value, circumstances))
}

export interface Miss {
  side: 'under' | 'over'
  end: number
}

/** The end that a number misses, and its value. */
export function missIn(reading: number, { min, max }: Band): Miss | undefined {
  if (min !== undefined && reading < min) return { side: 'under', end: min }
  return max !== undefined && reading > max ? { side: 'over', end: max } : undefined
}

/** Whether the band depends on a case, and it is not known which one counts. */
export const isBandOpen = ({ cases = [] }: Measure, pickedCase: string | undefined): boolean =>
  cases.some(hasEnds) && !cases.some(({ id }) => id === pickedCase)

/** The band that counts: of the case, where bands differ. */
export const bandFor = (value: Measure, pickedCase: string | undefined): Band =>
  value.cases?.some(hasEnds) ? (value.cases.find(({ id }) => id === pickedCase) ?? {}) : value

const hasEnds = ({ min, max }: Band) => min !== undefined || max !== undefined

/** What counts of a reading, and the band that it is held against: of the case, or around another reading. */
function heldAgainst(reading: number, value: Measure, { pickedCase, other = '' }: Circumstances): [number, Band] {
  if (!value.near) return [reading, bandFor(value, pickedCase)]
  const { within } = value.near
  return [rounded(reading - (numberOf(other) ?? reading)), { min: -within, max: within }]
}

interface Band {
  min?: number | undefined
  max?: number | undefined
}

/** Whether a number lies in a band; none where there is no band. */
export function verdictOf(reading: number, { min, max }: Band): 'none' | 'inside' | 'outside' {
  if (min === undefined && max === undefined) return 'none'
  return (min === undefined || reading >= min) && (max === undefined || reading <= max) ? 'inside' : 'outside'
}

/** A number below zero is a typing error too, unless a band goes there or nothing is known of the number. */
function isLikely(reading: number, value: Measure): boolean {
  if (Math.abs(reading) > largestReading) return false
  return reading >= 0 || (endsOf(value).length === 0 && !value.near) || goesBelowZero(value)
}

const goesBelowZero = (value: Measure): boolean => endsOf(value).some((end) => end < 0)

/** The keys that a phone shows for a reading. Those for decimals have no minus on an iPhone, and no slash anywhere. */
export const keypadFor = (value: Measure): 'text' | 'decimal' =>
  goesBelowZero(value) || isByTape(value) ? 'text' : 'decimal'

/** Whether it is read from a tape measure: in inches, but not those of water that a pressure is told in. */
export const isByTape = ({ unit }: Pick<Measure, 'unit'>): boolean =>
  /^in\b(?!-)/.test(unit) && !/\bw\.c\.|\blabel/.test(unit)

const endsOf = (value: Measure): number[] =>
  [value, ...(value.cases ?? [])].flatMap(({ min, max }) => [min, max]).filter((end) => end !== undefined)

/** "14,300" where 14.3 is asked for: as thousands far beyond every band, with decimals a likely reading. */
function mayBeTwoNumbers(typed: string, reading: number, value: Measure): boolean {
  const ends = endsOf(value)
  const farthest = 10 * Math.max(...ends.map(Math.abs))
  return (
    ends.length > 0 &&
    /^[-+]?\d{1,3},\d{3}$/.test(typed.trim()) &&
    Math.abs(reading) > farthest &&
    Math.abs(reading) / 1000 <= farthest
  )
}

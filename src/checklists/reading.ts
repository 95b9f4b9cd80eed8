import type { Value } from './checklist.ts'

type Verdict = 'none' | 'inside' | 'outside' | 'not-a-number' | 'two-numbers' | 'not-likely' | 'no-case' | 'no-other'

/** What is said of a reading; nothing of one that nothing here can judge. */
export const verdictWords: Record<Verdict, string> = {
  none: '',
  inside: 'Inside the band.',
  outside: 'Outside the band: ask why, and note the answer.',
  'not-a-number': 'Write a plain number, such as 14.3, without the unit.',
  'two-numbers': 'This comma can mean thousands or decimals. Write it without: 1200 or 1.2.',
  'not-likely': 'Look at the number again: this is no likely reading.',
  'no-case': 'Pick your case first.',
  'no-other': 'Write down the reading that it is compared with first.',
}

/** What else decides about a reading. */
interface Circumstances {
  /** The id of the case that was picked, where the value has cases. */
  pickedCase?: string | undefined
  /** The other reading, as typed, where the value is held against one. */
  other?: string | undefined
}

/**
 * Whether a reading, as typed, lies in the band of its check point; both ends count as inside. Nothing is said where it
 * is not known which band that is: no number is right or wrong by itself.
 */
export function readingVerdict(typed: string, value: Value, { pickedCase, other = '' }: Circumstances = {}): Verdict {
  if (typed.trim() === '') return 'none'
  const reading = numberOf(typed)
  if (reading === undefined) return 'not-a-number'
  if (mayBeTwoNumbers(typed, reading, value)) return 'two-numbers'
  if (!isLikely(reading, value)) return 'not-likely'
  if (value.cases && !value.cases.some(({ id }) => id === pickedCase)) return 'no-case'
  if (value.near && numberOf(other) === undefined) return 'no-other'
  return verdictOf(...heldAgainst(reading, value, { pickedCase, other }))
}

/** By which end of its band a reading misses it; undefined where it does not, or nobody can tell. */
export function missOf(typed: string, value: Value, circumstances: Circumstances = {}): Miss | undefined {
  const reading = numberOf(typed)
  if (reading === undefined || readingVerdict(typed, value, circumstances) !== 'outside') return undefined
  return missIn(...heldAgainst(reading, value, circumstances))
}

export interface Miss {
  side: 'under' | 'over'
  end: number
}

/** By which end a number misses a band. */
export function missIn(reading: number, { min, max }: Band): Miss | undefined {
  if (min !== undefined && reading < min) return { side: 'under', end: min }
  return max !== undefined && reading > max ? { side: 'over', end: max } : undefined
}

/** What counts of a reading, and the band that it is held against: of the case, or around another reading. */
function heldAgainst(reading: number, value: Value, { pickedCase, other = '' }: Circumstances): [number, Band] {
  if (!value.near) return [reading, value.cases?.find(({ id }) => id === pickedCase) ?? value]
  const { within } = value.near
  return [rounded(reading - (numberOf(other) ?? reading)), { min: -within, max: within }]
}

/** The case that counts: the one that was picked, unless the answers about the job rule it out; or the only one they leave. */
export function caseThatCounts(picked: string | undefined, left: readonly { id: string }[]): string | undefined {
  const [only, ...others] = left
  return left.find(({ id }) => id === picked)?.id ?? (others.length === 0 ? only?.id : undefined)
}

/** 65.9 − 63.9 is a little more than 2 to a computer. */
export const rounded = (difference: number): number => Math.round(difference * 1e9) / 1e9

interface Band {
  min?: number | undefined
  max?: number | undefined
}

/** Whether a number lies in a band; none where there is no band. */
export function verdictOf(reading: number, { min, max }: Band): 'none' | 'inside' | 'outside' {
  if (min === undefined && max === undefined) return 'none'
  return (min === undefined || reading >= min) && (max === undefined || reading <= max) ? 'inside' : 'outside'
}

/** More than anything that a homeowner measures: a slip of the finger. */
export const largestReading = 1_000_000

/** A number below zero is a slip too, unless a band goes there or nothing is known of the number. */
function isLikely(reading: number, value: Value): boolean {
  if (Math.abs(reading) > largestReading) return false
  return reading >= 0 || (endsOf(value).length === 0 && !value.near) || goesBelowZero(value)
}

const goesBelowZero = (value: Value): boolean => endsOf(value).some((end) => end < 0)

/** The keys that a phone shows for a reading. Those for decimals have no minus on an iPhone. */
export const keypadFor = (value: Value): 'text' | 'decimal' => (goesBelowZero(value) ? 'text' : 'decimal')

const endsOf = (value: Value): number[] =>
  [value, ...(value.cases ?? [])].flatMap(({ min, max }) => [min, max]).filter((end) => end !== undefined)

/** "14,300" where 14.3 is asked for: as thousands far beyond every band, with decimals a likely reading. */
function mayBeTwoNumbers(typed: string, reading: number, value: Value): boolean {
  const ends = endsOf(value)
  const farthest = 10 * Math.max(...ends.map(Math.abs))
  return (
    ends.length > 0 &&
    /^[-+]?\d{1,3},\d{3}$/.test(typed.trim()) &&
    Math.abs(reading) > farthest &&
    Math.abs(reading) / 1000 <= farthest
  )
}

/**
 * "1,200" is twelve hundred, as it is written in Phoenix. A comma that cannot stand for thousands is the decimal comma of
 * a keyboard in another language: "14,5" and "0,125".
 */
export function numberOf(typed: string): number | undefined {
  const text = typed.trim()
  const isGrouped = /^[-+]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text)
  const hasDecimalComma = !isGrouped && /^[-+]?(\d+,\d*|,\d+)$/.test(text)
  const plain = isGrouped ? text.replaceAll(',', '') : hasDecimalComma ? text.replace(',', '.') : text
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

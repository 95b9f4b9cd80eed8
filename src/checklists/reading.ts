import type { Value } from './checklist.ts'

type Verdict = 'none' | 'inside' | 'outside' | 'not-a-number' | 'not-likely' | 'no-case' | 'no-other'

/** What is said of a reading; nothing of one that nothing here can judge. */
export const verdictWords: Record<Verdict, string> = {
  none: '',
  inside: 'Inside the band.',
  outside: 'Outside the band: ask why, and note the answer.',
  'not-a-number': 'Write a plain number, such as 14.3, without the unit.',
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
  if (!isLikely(reading, value)) return 'not-likely'
  if (value.cases) {
    const picked = value.cases.find(({ id }) => id === pickedCase)
    return picked ? verdictOf(reading, picked) : 'no-case'
  }
  if (value.near) {
    const middle = numberOf(other)
    const { within } = value.near
    return middle === undefined ? 'no-other' : verdictOf(rounded(reading - middle), { min: -within, max: within })
  }
  return verdictOf(reading, value)
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
  const ends = [value, ...(value.cases ?? [])].flatMap(({ min, max }) => [min, max]).filter((end) => end !== undefined)
  return reading >= 0 || (ends.length === 0 && !value.near) || ends.some((end) => end < 0)
}

/** "1,200" is twelve hundred, as it is written in Phoenix; any other comma is no number, for it may be a slip. */
export function numberOf(typed: string): number | undefined {
  const text = typed.trim()
  const grouped = /^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text)
  const plain = grouped ? text.replaceAll(',', '') : text
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

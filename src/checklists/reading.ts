import type { Measure } from './checklist.ts'

type Verdict = 'none' | 'inside' | 'outside' | 'not-a-number' | 'two-numbers' | 'not-likely' | 'no-case' | 'no-other'

/** The words for each verdict; empty where nothing can be judged. */
export const verdictWords: Record<Verdict, string> = {
  none: '',
  inside: 'Inside the band.',
  outside: 'Outside the band: ask why, and note the answer.',
  'not-a-number': 'Write a number without its unit, such as 14.3 or 1 1/4.',
  'two-numbers': 'This comma can mean thousands or decimals. Write it without: 1200 or 1.2.',
  'not-likely': 'Look at the number again: this is no likely reading.',
  'no-case': 'Pick your case first.',
  'no-other': 'Write down the reading that it is compared with first.',
}

/** Why a number has no verdict, where nothing can be asked any more, such as in the report. */
const notJudgedWords: Record<Exclude<Verdict, 'inside' | 'outside'>, string> = {
  none: 'Not judged here.',
  'not-a-number': 'Not judged: this is no plain number.',
  'two-numbers': 'Not judged: the comma can mean thousands or decimals.',
  'not-likely': 'Not judged: this is no likely reading.',
  'no-case': 'Not judged: no case is picked.',
  'no-other': 'Not judged: the reading that it is compared with is missing.',
}
export const ownWord = 'Good is the homeowner’s word.'

/** What is said of a reading that was written down, where nobody is asked any more. A Good beside it is a person's word. */
export function settledWords(verdict: Verdict, isGood: boolean): string {
  if (verdict === 'inside' || verdict === 'outside') return verdictWords[verdict]
  return isGood ? `${notJudgedWords[verdict]} ${ownWord}` : notJudgedWords[verdict]
}

/** What a verdict depends on besides the reading. */
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
export function readingVerdict(typed: string, value: Measure, { pickedCase, other = '' }: Circumstances = {}): Verdict {
  if (typed.trim() === '') return 'none'
  const reading = numberOf(typed)
  if (reading === undefined) return 'not-a-number'
  if (mayBeTwoNumbers(typed, reading, value)) return 'two-numbers'
  if (!isLikely(reading, value)) return 'not-likely'
  if (isBandOpen(value, pickedCase)) return 'no-case'
  if (value.near && numberOf(other) === undefined) return 'no-other'
  return verdictOf(...heldAgainst(reading, value, { pickedCase, other }))
}

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

/** In binary fractions 65.9 − 63.9 is a little more than 2. */
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

/** More than anything that a homeowner measures, so a typing error. */
export const largestReading = 1_000_000

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

/**
 * What a tape measure shows: "1/2", "3 1/2", "1-1/4" and "1½". Only a proper fraction by a mark of a tape, or a third:
 * "120/240" is no length.
 */
function fractionOf(typed: string): number | undefined {
  const text = typed
    .replace(/[\u00bc-\u00be\u2150-\u215e]/g, (sign) => ` ${sign.normalize('NFKC')}`)
    .replaceAll('\u2044', '/')
  const [, sign, whole = '0', upper = '', lower = ''] =
    /^([-+]?)\s*(?:(\d+)(?:\s+|-))?(\d+)\s*\/\s*(\d+)$/.exec(text.trim()) ?? []
  const [over, under] = [Number(upper), Number(lower)]
  if (!marksOfTape.has(under) || over >= under) return undefined
  return (sign === '-' ? -1 : 1) * (Number(whole) + over / under)
}

const marksOfTape: ReadonlySet<number> = new Set([2, 3, 4, 8, 16, 32, 64])

/**
 * "1,200" is twelve hundred, as it is written in Phoenix. A comma that cannot stand for thousands is the decimal comma of
 * a keyboard in another language: "14,5" and "0,125".
 */
export function numberOf(typed: string): number | undefined {
  const text = typed.trim()
  const isGrouped = /^[-+]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text)
  const hasDecimalComma = !isGrouped && /^[-+]?(\d+,\d*|,\d+)$/.test(text)
  const fraction = fractionOf(text)
  if (fraction !== undefined) return fraction
  const plain = isGrouped ? text.replaceAll(',', '') : hasDecimalComma ? text.replace(',', '.') : text
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

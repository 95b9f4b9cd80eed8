/** The words for a reading and for the band that it is compared with, in every rendering. */
import { formats } from '../../format/formats.ts'
import type { Measure } from '../checklist.ts'
import { isBandOpen, type Miss } from './reading.ts'

const { number, spanInWords } = formats.en

/** The field for a measured value. */
export interface ReadingLine {
  kind: 'reading'
  label: string
  unit: string
  /** What the reading is compared with: its band or bands, or who judges. */
  against: string
  value: Measure
}

/** The field for a value and its band; `value.cases` are those that the job leaves. */
export function readingLine(value: Measure): ReadingLine {
  const { unit, over, called } = value
  return {
    kind: 'reading',
    label: over?.called ?? (called ? `Your ${called} reading` : 'Your reading'),
    unit,
    against: againstWords(value),
    value,
  }
}

function againstWords(value: Measure): string {
  const { unit, near, judge, sum } = value
  if (near) return `Good band: within ${number(near.within)} ${unit} of ${near.called}`
  if (sum)
    return `Worked out from: ${Object.values(sum.inputs)
      .map(({ label }) => label)
      .join(', ')}`
  const band = bandInWords(value, value)
  if (band) return `Good band: ${band}`
  return judge ?? byCase(value)
}

const bandInWords = (ends: Ends, { unit, over }: Measure): string | null =>
  over ? changeInWords(ends, over) : endsInWords(ends, unit)

/** "at most 0 psi lost in 15 min"; where a cup counts in all cases, what it loses is said to be taken off. */
function changeInWords(ends: Ends, { change, minutes, cup }: NonNullable<Measure['over']>): string | null {
  const inWords = endsInWords(ends, change)
  const beyond = cup && cup.case === undefined ? ` beyond the ${cup.called}` : ''
  return inWords && `${inWords}${beyond} in ${spanInWords(minutes)}`
}

const byCase = (value: Measure): string =>
  `Good band by case. ${(value.cases ?? []).map((one) => `${one.name.en}: ${bandInWords(one, value) ?? noBand}`).join('; ')}`

/** What a reading is compared with where a case can be picked; all cases while none of them counts. */
export function againstCase({ value, against }: ReadingLine, pickedCase: string | undefined): string {
  if (!isBandOpen(value, undefined)) return against
  const one = value.cases?.find(({ id }) => id === pickedCase)
  return one ? `${one.name.en}: ${bandInWords(one, value) ?? noBand}` : against
}

/** Shown for a case without a band. */
const noBand = 'no band, “Good” decides'
/** Over the cases of which one is picked. */
export const caseTitle = 'Which is yours?'

/**
 * How a reading misses its band: "under 16", "more than 2 psi from the house pressure, 60". `other` is
 * the other reading, as typed, for a value that is compared with another reading.
 */
export const missInWords = ({ side, end }: Miss, { near, unit }: Measure, other = ''): string =>
  near ? `more than ${number(near.within)} ${unit} from ${near.called}, ${other.trim()}` : `${side} ${number(end)}`

type Ends = Pick<Measure, 'min' | 'max'>

/** The ends that a band has: "16 to 22 °F", "at most 500 microns". */
function endsInWords({ min, max }: Ends, unit: string): string | null {
  if (min !== undefined && max !== undefined)
    return min === max ? `exactly ${amount(min, unit)}` : `${number(min)} to ${amount(max, unit)}`
  if (min !== undefined) return `at least ${amount(min, unit)}`
  return max === undefined ? null : `at most ${amount(max, unit)}`
}

/** "1 year of labor", where a unit counts something. */
const amount = (value: number, unit: string): string =>
  `${number(value)} ${value === 1 ? unit.replace(/^(year|month|week|day|hour|minute|second|season|start)s\b/, '$1') : unit}`

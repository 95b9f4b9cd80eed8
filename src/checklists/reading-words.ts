/** The words for a reading and for the band that it is compared with, in every rendering. */
import { isApplicable, type Job, type When } from '../content/job-fit.ts'
import { formats } from '../format/formats.ts'
import type { Checklist, Value } from './checklist.ts'
import type { Miss } from './reading.ts'

const { number, spanInWords } = formats.en

/** The field for a measured value. */
export interface ReadingLine {
  kind: 'reading'
  label: string
  unit: string
  /** The title above the cases; it names the number where the check asks for several. */
  casesTitle: string
  /** One of these must be picked before there is a verdict; each has its good band, or says that it has none. */
  cases: { id: string; when: string; band: string; whens: When[] }[]
  /** What the reading is compared with: its band or bands, or who judges. */
  against: string
  value: Value
}

/** The field for a value and its band. `whens`: the jobs and answers to which its point belongs. */
export function readingLine(value: Value, whens: readonly (When | undefined)[] = []): ReadingLine {
  const { unit, near, judge, over, called } = value
  const within = over ? (ends: Ends) => changeInWords(ends, over) : (ends: Ends) => endsInWords(ends, unit)
  const ends = near ? `within ${number(near.within)} ${unit} of ${near.called}` : within(value)
  const band = ends && `Good band: ${ends}`
  const cases = (value.cases ?? []).map(({ id, when, answers, ...ends }) => ({
    id,
    when,
    whens: [...whens, answers && { answers }].filter((one) => one !== undefined),
    band: within(ends) ?? noBand,
  }))
  const against = band ?? judge ?? byCase(cases)
  return {
    kind: 'reading',
    label: over?.called ?? (called ? `Your ${called} reading` : 'Your reading'),
    unit,
    casesTitle: called ? `Your case, for ${called}` : 'Your case',
    cases,
    against,
    value,
  }
}

/** "at most 0 psi lost in 15 min"; where a cup counts in all cases, what it loses is said to be taken off. */
function changeInWords(ends: Ends, { change, minutes, cup }: NonNullable<Value['over']>): string | null {
  const inWords = endsInWords(ends, change)
  const beyond = cup && cup.case === undefined ? ` beyond the ${cup.called}` : ''
  return inWords && `${inWords}${beyond} in ${spanInWords(minutes)}`
}

const byCase = (cases: ReadingLine['cases']): string =>
  `Good band by case. ${cases.map(({ when, band }) => `${when}: ${band}`).join('; ')}`

/** The same line with only the cases that the answers about the job allow. */
export function withCasesLeft(line: ReadingLine, job: Job, questions: Checklist['questions']): ReadingLine {
  const cases = line.cases.filter(({ whens }) => isApplicable(whens, job, questions))
  return cases.length === line.cases.length ? line : { ...line, cases, against: byCase(cases) }
}

/** What a reading is compared with on a page, where the case can still be picked. */
export function againstCase({ cases, against }: ReadingLine, picked: string | undefined): string {
  if (cases.length === 0) return against
  const one = cases.find(({ id }) => id === picked)
  return one ? `For your case: ${one.band}` : pickFirst
}

/** The same in a file, where nothing can be picked: all cases, unless one was picked before. */
export function againstInFile(line: ReadingLine, picked: string | undefined): string {
  const one = line.cases.find(({ id }) => id === picked)
  return one ? `${one.when}: ${one.band}` : line.against
}

/** Shown for a case without a band. */
const noBand = 'no band, “Good” decides'
/** The option for no case. */
export const unsureOfCase = 'Pick one'
/** Shown instead of the good band until a case is picked. */
export const pickFirst = 'Pick your case, and its good band stands here.'

/**
 * How a reading misses its band: "under 16", "more than 2 psi from the house pressure, 60". `other` is
 * the other reading, as typed, for a value that is compared with another reading.
 */
export const missInWords = ({ side, end }: Miss, { near, unit }: Value, other = ''): string =>
  near ? `more than ${number(near.within)} ${unit} from ${near.called}, ${other.trim()}` : `${side} ${number(end)}`

type Ends = Pick<Value, 'min' | 'max'>

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

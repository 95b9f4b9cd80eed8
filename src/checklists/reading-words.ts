/** How a reading is asked for, and what it is held against, in every rendering. */
import { isApplicable, type Job, type When } from '../content/job-fit.ts'
import { formats } from '../format/formats.ts'
import type { Checklist, Value } from './checklist.ts'
import type { Miss } from './reading.ts'

const { number, spanInWords } = formats.en

/** Where what was measured is written down. */
export interface ReadingLine {
  kind: 'reading'
  label: string
  unit: string
  /** Over the cases: which of the numbers that the check asks for they are about, where it asks for several. */
  casesTitle: string
  /** The cases among which one is picked before there is a verdict, each with its good band, or that it has none. */
  cases: { id: string; when: string; band: string; whens: When[] }[]
  /** What the reading is held against, in words: its band or bands, or who judges. */
  against: string
  value: Value
}

/** Where a value is written down, and what it is held against. `whens`: to what its point belongs. */
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

/** The same line with the cases that what was said of the job leaves to be picked. */
export function withCasesLeft(line: ReadingLine, job: Job, questions: Checklist['questions']): ReadingLine {
  const cases = line.cases.filter(({ whens }) => isApplicable(whens, job, questions))
  return cases.length === line.cases.length ? line : { ...line, cases, against: byCase(cases) }
}

/** What a reading is held against, where the case was picked or may still be. */
export function againstCase({ cases, against }: ReadingLine, picked: string | undefined): string {
  if (cases.length === 0) return against
  const one = cases.find(({ id }) => id === picked)
  return one ? `For your case: ${one.band}` : pickFirst
}

/** The same in a file that is read and not asked, so all cases stand there until one was picked. */
export function againstInFile(line: ReadingLine, picked: string | undefined): string {
  const one = line.cases.find(({ id }) => id === picked)
  return one ? `${one.when}: ${one.band}` : line.against
}

/** Of a case without a band. */
const noBand = 'no band, “Good” decides'
/** Stands among them until one is picked. */
export const unsureOfCase = 'Pick one'
/** Stands in the place of the good band until then. */
export const pickFirst = 'Pick your case, and its good band stands here.'

/**
 * How a reading misses what it is held against: "under 16", "more than 2 psi from the house pressure, 60". `other` is
 * the other reading, as typed, where it is held against one.
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

/** What stands on the answers of a visit, on the page and in its report. */
import type { Item } from '../../checklists/checklist.ts'
import { answeredWords } from './answered-words.ts'
import { isPastWord } from './problem/problem-life.ts'
import { type Counts, needsCode, type Openness, type VisitProgress, visitProgress } from './progress.ts'
import type { Answer, PointRecord } from './visit.ts'

export const answerLabels: Record<Answer, string> = { good: 'Good', problem: 'Problem', na: 'N/A' }
/** The colour and icon of an answer; undefined for one that is neither good nor bad. */
export const answerTones: Record<Answer, 'pass' | 'problem' | undefined> = {
  good: 'pass',
  problem: 'problem',
  na: undefined,
}
/** The label in full where there is room, and for a point without an answer. */
export const answerWords = (answer: Answer | null): string =>
  answer === null ? 'Not checked' : answer === 'na' ? 'Not applicable' : answerLabels[answer]

interface Shown {
  /** Of the whole list, whatever the job. */
  pointCount: number
  /** These are all the items, not only the free ones. */
  isOpen: boolean
  isJobSaid: boolean
}

/** The same once in full: "8 of 39 checks for this job (47 in the whole list)"; without a job, "8 of 47 checks". */
export function progressInFull(progress: VisitProgress, { pointCount, isOpen, isJobSaid }: Shown): string {
  if (progress.all === 0) return answeredWords(progress)
  const what = `${isOpen ? 'checks' : 'free checks'}${isJobSaid ? ' for this job' : ''}`
  return `${answeredWords(progress)} ${what}${isJobSaid && progress.all < pointCount ? ` (${pointCount} in the whole list)` : ''}`
}

/** On what begins a visit or goes on with it: "Begin: 15 free checks", "Continue: 12 free checks left", or that all are answered. */
export function goOnWords(counts: Counts, list: Openness): string {
  const left = counts.all - counts.answered
  const isWanting = needsCode(counts, list)
  if (counts.answered === 0 && !isWanting) return `Begin: ${checksWords(left, list.isOpen)}`
  return left === 0 && !isWanting ? 'See what you found' : `Continue: ${checksWords(left, list.isOpen)} left`
}

/** "1 stop open": a problem that should stop the work or the payment. Empty where there is none. */
export const stopsWords = (stops: number): string =>
  stops === 0 ? '' : stops === 1 ? '1 stop open' : `${stops} stops open`

/** How far the items are, in one line: "9 of 10 items, 90%", and with it what should stop the work. */
export function progressWords(
  { completed, total, percent }: { completed: number; total: number; percent: number },
  { stops }: Pick<Counts, 'stops'>,
): string {
  return [`${completed} of ${total} items`, `${percent}%`, stopsWords(stops)].filter(Boolean).join(' · ')
}

/** "1 problem", "2 problems". */
export const problemsWords = (count: number): string => (count === 1 ? '1 problem' : `${count} problems`)

/** How many checks are answered, for the report: "8 of 39 checks answered", and with it those that are not on the list. */
export function answeredInFull(counts: Counts, list: Openness): string {
  const { elsewhere } = counts
  const progress = visitProgress(counts, list)
  const answered =
    progress.all === 0
      ? answeredWords(progress)
      : `${answeredWords(progress)} ${list.isOpen ? 'checks' : 'free checks'} answered`
  const beside =
    progress.all > 0 &&
    elsewhere > 0 &&
    `${checksWords(elsewhere)} that ${elsewhere === 1 ? 'is' : 'are'} not on this list answered`
  return [answered, beside].filter(Boolean).join(', ')
}

/** "1 problem at a check that is not for this job"; empty where the job ruled none out. */
export const ruledOutWords = ({ problemsRuledOut: count }: Pick<Counts, 'problemsRuledOut'>): string =>
  count === 0
    ? ''
    : `${problemsWords(count)} at ${count === 1 ? 'a check that is' : 'checks that are'} not for this job`

/** Over what was said at checks that the job rules out. */
export const notForJobTitle = 'Answers to checks that are not for this job'
/** Over what was said at checks and items whose words are not here. */
export const notOnListTitle = 'Answers and notes that are not on this list'
export const notOnListWhy = 'What these checks ask does not stand here: they are locked now, or the list was revised.'

/** Checks still to be answered: "39 checks", or "12 free checks". */
export const checksWords = (count: number, isOpen = true): string =>
  `${count} ${isOpen ? '' : 'free '}${count === 1 ? 'check' : 'checks'}`

/** The checks to do while the crew is there: "Crew is here: 10 checks, about 25 min", to five minutes. */
export const crewIsHere = (checks: number, minutes: number): string =>
  `Crew is here: ${checksWords(checks)}, about ${Math.max(5, Math.round(minutes / 5) * 5)} min`

/** The others: "30 more checks without the crew". */
export const withoutCrew = (checks: number): string =>
  `${checks} more ${checks === 1 ? 'check' : 'checks'} without the crew`

/** Once nothing is left to be answered. */
export const allAnswered = (isOpen: boolean): string =>
  isOpen ? 'Every check is answered' : 'Every free check is answered'

/** The phases where there is little room. */
export const phaseNames: Record<Item['phase'], string> = {
  'before-hiring': 'Hiring',
  'on-delivery': 'Delivery',
  'before-cover': 'Cover',
  'at-start-up': 'Start-up',
  'at-handover': 'Handover',
}

/** What is lost when a phase goes by with this many of its checks open. */
export const lastChance = (phase: Item['phase'], open: number): string =>
  `${open === 1 ? '1 check' : `${open} checks`} ${lostAfter[phase]}`

const lostAfter: Record<Item['phase'], string> = {
  'before-hiring': 'left, worth most before you sign',
  'on-delivery': 'left, hard to change once it is built in',
  'before-cover': 'left, impossible once this is covered',
  'at-start-up': 'left, while the crew is still here',
  'at-handover': 'left, before you pay the rest',
}

/** Why nothing is stored or read: another tab holds the database in an older version, or this page is the older one. */
export const closedWords = {
  held: 'Another tab of this site, from before an update, holds what is kept on this device. Close the other tabs of this site, and your answers are kept and shown again.',
  outdated:
    'This page is from before an update of this site. Reload it, and your answers are kept and shown again. If you still see this, close all tabs of this site first.',
}

export const faultTitle = 'What is wrong?'
export const notesTitle = 'Your notes'
export const sawTitle = 'What I saw'
/** Over the same words at a point that is no problem. */
export const noteTitle = 'Note'
export const addNote = 'Add a note'
/** What was seen with a phrase after it. */
export const withPhrase = (saw: string, phrase: string): string =>
  saw.trim() === '' ? phrase : `${saw.trimEnd()} ${phrase}`
export const replyTitle = 'What they said'
export const byWhenTitle = 'By when'
/** With it a browser takes no more than four digits for the year. */
export const lastDay = '9999-12-31'

/** What was written down at a point that is no problem; empty where nothing was, or all of it was said of a settled one. */
export const noteOf = (record: PointRecord): string =>
  record.answer === 'problem' || isPastWord(record) ? '' : record.saw.trim()

/** Goes to the open problems alone. */
export const lookAgain = (open: number): string => `Look again: ${open} to fix`

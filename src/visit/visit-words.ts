/** What stands on the answers of a visit, on the page and in its report. */
import type { Item } from '../checklists/checklist.ts'
import type { Answer, Far, Fault, PointRecord, Reply } from './visit.ts'

export const answerLabels: Record<Answer, string> = { good: 'Good', problem: 'Problem', na: 'N/A' }
/** The same where there is room, and for a point without an answer. */
export const answerWords = (answer: Answer | null): string =>
  answer === null ? 'Not checked' : answer === 'na' ? 'Not applicable' : answerLabels[answer]

/** How far a visit is, in short: "8 of 39", or "16 answers" where the list itself is not here. */
export const farWords = ({ answered, all }: Far): string =>
  all > 0 ? `${answered} of ${all}` : answered === 1 ? '1 answer' : `${answered} answers`

interface Shown {
  /** Of the whole list, whatever the job. */
  pointCount: number
  /** These are all the items, not only the free ones. */
  isOpen: boolean
  isJobSaid: boolean
}

/** The same once in full: "8 of 39 checks for this job (47 in the whole list)". */
export function farInFull(far: Far, { pointCount, isOpen, isJobSaid }: Shown): string {
  if (far.all === 0) return farWords(far)
  const what = `${isOpen ? 'checks' : 'free checks'}${isJobSaid ? ' for this job' : ''}`
  return `${farWords(far)} ${what}${far.all < pointCount ? ` (${pointCount} in the whole list)` : ''}`
}

/** Checks still to be answered: "39 checks", or "12 free checks". */
export const checksWords = (count: number, isOpen = true): string =>
  `${count} ${isOpen ? '' : 'free '}${count === 1 ? 'check' : 'checks'}`

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

/** Where another tab holds the database of this device in an older version. */
export const heldWords =
  'Another tab of this site, from before an update, holds what is kept on this device. Close the other tabs of this site, and your answers are kept and shown again.'

export const faultTitle = 'What is wrong?'
export const faultLabels: Record<Fault, string> = {
  missing: 'It is missing',
  differs: 'It differs',
  'not-shown': 'I was not shown it',
}

export const sawTitle = 'What I saw'
/** Over the same words at a point that is no problem. */
export const noteTitle = 'Note'
export const addNote = 'Add a note'
/**
 * Ready to be pressed into what was seen, where writing is slow; they become plain words of the homeowner. Each fits
 * every check, whether a name in a register, a paper, a reading or a pipe, and says more than the choice above it.
 */
export const readyPhrases = ['Only a part of it.', 'Not as we agreed.', 'Too late to see it.', 'I got no answer.']
/** What was seen with a phrase after it. */
export const withPhrase = (saw: string, phrase: string): string =>
  saw.trim() === '' ? phrase : `${saw.trimEnd()} ${phrase}`
export const replyTitle = 'What they said'
export const replyLabels: Record<Reply, string> = {
  today: 'Will fix it today',
  'by-date': 'Will fix it by a date',
  no: 'Will not fix it',
}
export const byWhenTitle = 'By when'
/** With it a browser takes no more than four digits for the year. */
export const lastDay = '9999-12-31'

/** What was written down at a point that is no problem; empty where nothing was. */
export const noteOf = ({ answer, saw }: PointRecord): string => (answer === 'problem' ? '' : saw.trim())

/** A problem in lines: what is wrong, what was seen, what they said; none of what was left out. */
export function problemLines(record: PointRecord, dayInWords: (day: string) => string) {
  const { fault, saw, reply, byWhen } = record
  const said =
    reply === 'by-date' && byWhen !== ''
      ? `${replyLabels[reply].replace('a date', dayInWords(byWhen))}`
      : reply && replyLabels[reply]
  return [
    fault && { label: 'What is wrong', text: faultLabels[fault] },
    saw.trim() !== '' && { label: sawTitle, text: saw.trim() },
    said && { label: replyTitle, text: said },
  ].filter((line) => line !== false && line !== null && line !== '')
}

/** A problem in the words that are held out to the contractor: facts, short, and no blame. */
import { caseThatCounts } from '../../checklists/cases.ts'
import type { ReadingLine } from '../../checklists/reading-words.ts'
import { changeWords } from '../../checklists/timed-words.ts'
import { pairOf } from './timed-pair.ts'
import type { Fault, PointRecord, Reply } from './visit.ts'

/** What is wrong, what was seen and what was promised; each empty where nothing was said. */
export function problemForCrew({ fault, saw, reply, byWhen }: PointRecord, dayInWords: (day: string) => string) {
  const day = reply === 'by-date' && byWhen !== '' ? dayInWords(byWhen) : 'a date'
  return {
    fault: fault ? faultHeads[fault] : '',
    note: saw.trim(),
    promise: reply ? promises[reply].replace('a date', day) : '',
  }
}

const faultHeads: Record<Fault, string> = { missing: 'Missing', differs: 'Differs', 'not-shown': 'Not shown yet' }
const promises: Record<Reply, string> = {
  today: 'Promised: fixed today',
  'by-date': 'Promised: fixed by a date',
  no: 'Answer: will not be fixed',
}

/** The reading with its unit, or how far it went between two; empty while there is none. */
export function measuredIn(record: PointRecord, { unit, value }: ReadingLine): string {
  const { over } = value
  if (over)
    return changeWords(pairOf(record), { ...value, over }, caseThatCounts(record.pickedCase, value.cases)?.id).change
  const reading = record.reading.trim()
  return reading === '' ? '' : `${reading} ${unit}`
}

/** What speaks against an answer, so that a person is told at once and decides: nothing here takes a press away. */
import type { Checklist, CheckPoint } from '../../checklists/checklist.ts'
import { caseThatCounts, missIn, missOf, readingVerdict } from '../../checklists/reading.ts'
import { missInWords, type ReadingLine, readingLine, withCasesLeft } from '../../checklists/reading-words.ts'
import { changeOf, type TimedValue } from '../../checklists/timed-reading.ts'
import { changeWords } from '../../checklists/timed-words.ts'
import type { Job, When } from '../../content/job-fit.ts'
import { isAwaited, isWaitEnded, pairOf, waitOf } from './timed-pair.ts'
import { type Answer, type PointRecord, pointIn, readingOf, type Visit } from './visit.ts'

export interface Objection {
  /**
   * `outside`: a reading beside a Good. `no-case`: a Good beside a reading whose band depends on a case that is not
   * picked. `waiting`: a second reading that is still to come.
   */
  kind: 'outside' | 'no-case' | 'waiting'
  /** Kept with the decision: another reading, or another band, asks anew. */
  on: string
  /** What follows "your" or "the" in a sentence: "reading 14.5 is under 16". */
  what: string
}

interface Circumstances {
  pickedCase: string | undefined
  /** The other reading, as typed, where the value is held against one. */
  other?: string | undefined
}

/** What speaks against the answer of a point as it stands; undefined where nothing does. */
export function objectionTo(
  record: PointRecord,
  value: NonNullable<CheckPoint['value']>,
  { pickedCase, other }: Circumstances,
): Objection | undefined {
  if (value.over) return timedObjection(record, { ...value, over: value.over }, pickedCase)
  if (record.answer !== 'good') return undefined
  const reading = record.reading.trim()
  if (readingVerdict(reading, value, { pickedCase, other }) === 'no-case') return withoutCase(`reading ${reading}`)
  const miss = missOf(reading, value, { pickedCase, other })
  if (!miss) return undefined
  const misses = missInWords(miss, value, other)
  return { kind: 'outside', on: `${reading} ${misses}`, what: `reading ${reading} is ${misses}` }
}

/** Nobody decides in spite of it: the case is picked, and then there is a verdict. */
const withoutCase = (what: string): Objection => ({ kind: 'no-case', on: 'no case is picked', what })

/** The record as it would be with a Good that waits for its case. */
export const asGood = (record: PointRecord, isGoodAsked: boolean): PointRecord =>
  isGoodAsked ? { ...record, answer: 'good' } : record

function timedObjection(record: PointRecord, value: TimedValue, pickedCase: string | undefined): Objection | undefined {
  if (isAwaited(record, value)) {
    const isSaid = record.answer !== null || isWaitEnded(record)
    return isSaid ? { kind: 'waiting', on: waitOf(record), what: 'second reading is still to come' } : undefined
  }
  const pair = pairOf(record)
  const { verdict, amount } = changeOf(pair, value, pickedCase)
  if (record.answer === 'good' && verdict === 'no-case') return withoutCase('result')
  if (record.answer !== 'good' || verdict !== 'outside' || amount === undefined) return undefined
  const miss = missIn(amount, value.cases?.find(({ id }) => id === pickedCase) ?? value)
  if (!miss) return undefined
  const { change } = changeWords(pair, value, pickedCase)
  const misses = missInWords(miss, value)
  return { kind: 'outside', on: `${change} ${misses}`, what: `result, ${change}, is ${misses}` }
}

/** Whether a person has decided in spite of it. */
export const isDecided = ({ decidedOn }: PointRecord, { on }: Objection): boolean => decidedOn === on

interface Place {
  point: CheckPoint
  whens: readonly (When | undefined)[]
}

interface Asking {
  visit: Visit
  job: Job
  questions: Checklist['questions']
}

/** What a person has still to hear of, were this the answer of a point. One without its case stays so until it is picked. */
export const undecided = ({ point, whens }: Place, answer: Answer, asking: Asking): Objection | undefined =>
  point.value && undecidedBeside(readingLine(point.value, whens), { pointId: point.id, answer }, asking)

/** The same of what is read at a point. */
export function undecidedBeside(
  written: ReadingLine,
  { pointId, answer }: { pointId: string; answer: Answer },
  { visit, job, questions }: Asking,
): Objection | undefined {
  const record = { ...pointIn(visit, pointId), answer }
  const { cases, value } = withCasesLeft(written, job, questions)
  const pickedCase = caseThatCounts(record.pickedCase, cases)
  const objection = objectionTo(record, value, { pickedCase, other: value.near && readingOf(visit, value.near.point) })
  return objection && !isDecided(record, objection) ? objection : undefined
}

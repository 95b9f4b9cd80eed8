/** What speaks against an answer, so that a person is told at once and decides: nothing here takes a press away. */
import { isCaseOpen } from '../../checklists/cases.ts'
import { type CheckPoint, type Judged, type Measure, measureOf } from '../../checklists/checklist.ts'
import { bandFor, type Circumstances, missIn, missOf } from '../../checklists/readings/reading.ts'
import { missInWords } from '../../checklists/readings/reading-words.ts'
import { changeOf, type TimedValue } from '../../checklists/readings/timed-reading.ts'
import { changeWords } from '../../checklists/readings/timed-words.ts'
import { resultOf } from '../../checklists/sums/sums.ts'
import { circumstancesOf } from './circumstances.ts'
import { isAwaited, isWaitEnded, pairOf, waitOf } from './timed-pair.ts'
import { type Answer, type PointRecord, pointIn, type Visit } from './visit.ts'

export interface Objection {
  /**
   * `outside`: a reading beside a Good. `no-case`: a Good where it depends on a case that is not picked what is good. `waiting`: a second reading that is still to come.
   */
  kind: 'outside' | 'no-case' | 'waiting'
  /** Kept with the decision: another reading, or another band, asks anew. */
  on: string
  /** What follows "your" or "the" in a sentence: "reading 14.5 is under 16". */
  what: string
}

/** What speaks against the answer of a point as it stands; undefined where nothing does. */
export function objectionTo(record: PointRecord, point: Judged, circumstances: Circumstances): Objection | undefined {
  const value = measureOf(point)
  const { pickedCase, other, inputs = {} } = circumstances
  if (value?.over) return timedObjection(record, { ...value, over: value.over }, pickedCase)
  if (record.answer !== 'good') return undefined
  const reading = record.reading.trim()
  if (isCaseOpen(point, pickedCase)) return withoutCase
  if (!value) return undefined
  if (value.sum) return sumObjection(reading, value.sum, inputs)
  const miss = missOf(reading, value, circumstances)
  if (!miss) return undefined
  const misses = missInWords(miss, value, other)
  return { kind: 'outside', on: `${reading} ${misses}`, what: `reading ${reading} is ${misses}` }
}

function sumObjection(
  reading: string,
  sum: NonNullable<Measure['sum']>,
  inputs: Readonly<Record<string, string>>,
): Objection | undefined {
  const result = reading === '' ? undefined : resultOf(sum, reading, inputs)
  if (!result || 'fault' in result || result.verdict !== 'outside') return undefined
  return { kind: 'outside', on: `${reading} ${result.arithmetic}`, what: `reading is outside: ${result.arithmetic}` }
}

/** Nobody decides in spite of it: the case is picked, and then there is a verdict. */
const withoutCase: Objection = { kind: 'no-case', on: 'no case is picked', what: '' }

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
  if (record.answer === 'good' && isCaseOpen(value, pickedCase)) return withoutCase
  if (record.answer !== 'good' || verdict !== 'outside' || amount === undefined) return undefined
  const miss = missIn(amount, bandFor(value, pickedCase))
  if (!miss) return undefined
  const { change } = changeWords(pair, value, pickedCase)
  const misses = missInWords(miss, value)
  return { kind: 'outside', on: `${change} ${misses}`, what: `result, ${change}, is ${misses}` }
}

/** Whether a person has decided in spite of it. */
export const isDecided = ({ decidedOn }: PointRecord, { on }: Objection): boolean => decidedOn === on

/** A point as the job shows it. */
type Fitted = Pick<CheckPoint, 'id' | 'value' | 'cases'>

/** What a person has still to hear of, were this the answer of a point. One without its case stays so until it is picked. */
export function undecided(point: Fitted, answer: Answer, visit: Visit): Objection | undefined {
  const record = { ...pointIn(visit, point.id), answer }
  const objection = objectionTo(record, point, circumstancesOf(point, record, visit))
  return objection && !isDecided(record, objection) ? objection : undefined
}

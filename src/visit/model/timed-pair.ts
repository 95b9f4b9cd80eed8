/** The two readings of a point, and what typing one of them says. */
import type { CheckPoint } from '../../checklists/checklist.ts'
import {
  type Countdown,
  changeOf,
  countdownOf,
  type TimedPlace,
  type TimedValue,
} from '../../checklists/readings/timed-reading.ts'
import { type PointAnswers, type PointRecord, pointIn, type TimedReading, type Visit } from './visit.ts'

type PairChange = Partial<PointAnswers>

/** The readings that belong together: a first one that was taken anew leaves the others behind. */
export function pairOf(record: PointRecord): Pick<PointRecord, TimedPlace> {
  const run = runOf(record)
  const ofRun = (taken: TimedReading | null) => (taken && taken.run === run ? taken : null)
  const { first, second, cupFirst, cupSecond } = record
  return { first, second: ofRun(second), cupFirst: ofRun(cupFirst), cupSecond: ofRun(cupSecond) }
}

/** What the first reading of anything begins; a cup that is read before the pool begins it too. */
function runOf({ first, second, cupFirst }: PointRecord): string | undefined {
  return first?.run ?? (cupFirst && cupFirst.run !== second?.run ? cupFirst.run : undefined)
}

/** A reading as it is typed. Its time is that of the first key, and no later correction moves it. */
export function typedAt(record: PointRecord, place: TimedPlace, reading: string, at: string): PairChange {
  const run = runOf(record) ?? at
  const known = pairOf(record)[place]
  return { [place]: { reading, at: known?.at ?? at, run } }
}

/**
 * An emptied field that was left is no reading, and the next one has a time of its own. A first one keeps its time and
 * its place in the pair while a second one exists: a number that is corrected must not drop it.
 */
export function emptied(record: PointRecord, place: TimedPlace): PairChange {
  const { second, cupSecond } = pairOf(record)
  const isNeeded = (place === 'first' || place === 'cupFirst') && (second ?? cupSecond) !== null
  return isNeeded ? {} : { [place]: null }
}

/** The time of a reading, as a person knows it better: of a photo that the crew took. */
export function withTime(record: PointRecord, place: 'first' | 'second', at: string): PairChange {
  const taken = record[place]
  return taken ? { [place]: { ...taken, at } } : {}
}

/** The second reading again, of the same first. */
export const secondAgain: PairChange = { second: null, cupSecond: null }
/** Everything again. */
export const bothAgain: PairChange = { first: null, cupFirst: null, ...secondAgain }

/** Where a pair stands: nothing read yet, waiting, or read to the end. */
export type PairState = { state: 'open' } | { state: 'done' } | Countdown

export function pairState(record: PointRecord, value: TimedValue, now: Date): PairState {
  const first = firstOf(record)
  if (!first) return { state: 'open' }
  return isAwaited(record, value) ? countdownOf(first, value.over, now) : { state: 'done' }
}

const firstOf = (record: PointRecord) => {
  const { first } = pairOf(record)
  return first && first.reading.trim() !== '' ? first : null
}

/** Whether a second reading is still to come, however long it takes. */
export function isAwaited(record: PointRecord, value: TimedValue): boolean {
  const pair = pairOf(record)
  if (!firstOf(record)) return false
  const { verdict } = changeOf(pair, value, record.pickedCase)
  return pair.second === null || pair.second.reading.trim() === '' || verdict === 'early'
}

/** What the wait of a pair is called where a person ends it without a second reading. */
export const waitOf = (record: PointRecord): string => `no second reading, ${runOf(record) ?? ''}`
export const isWaitEnded = (record: PointRecord): boolean => record.decidedOn === waitOf(record)

/**
 * What was begun and waits: for its second reading, or for the minutes that a step says. No answer ends the wait for a
 * reading: a press is quick, and the photo of an evening would be lost. It ends with the reading, or by a person's word.
 * The minutes of a step end with the answer.
 */
export function waitingAt(points: readonly CheckPoint[], visit: Visit, now: Date) {
  return points.flatMap((point) => {
    const record = pointIn(visit, point.id)
    const { value, timer } = point
    if (timer !== undefined && record.timerAt !== '' && record.answer === null) {
      const countdown = countdownOf({ at: record.timerAt }, { minutes: timer }, now)
      return [{ point, called: point.name.en, countdown, isTimer: true }]
    }
    if (!value?.over || isWaitEnded(record)) return []
    const countdown = pairState(record, { ...value, over: value.over }, now)
    if (countdown.state === 'open' || countdown.state === 'done') return []
    return [{ point, called: value.over.called, countdown, isTimer: false }]
  })
}

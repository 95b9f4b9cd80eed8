/** The two readings of a point, and what typing one of them says. */
import type { CheckPoint } from '../checklists/checklist.ts'
import {
  type Countdown,
  changeOf,
  countdownOf,
  type Pair,
  type TimedPlace,
  type TimedValue,
} from '../checklists/timed-reading.ts'
import { type PointAnswers, type PointRecord, pointIn, type TimedReading, type Visit } from './visit.ts'

type Said = Partial<PointAnswers>

/** The readings that belong together: a first one that was taken anew leaves the others behind. */
export function pairOf(record: PointRecord): Pair {
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
export function typedAt(record: PointRecord, place: TimedPlace, reading: string, at: string): Said {
  const run = runOf(record) ?? at
  const known = pairOf(record)[place]
  return { [place]: { reading, at: known?.at ?? at, run } }
}

/** An emptied field that was left is no reading; the next one has a time of its own. */
export const emptied = (place: TimedPlace): Said => ({ [place]: null })

/** The time of a reading, as a person knows it better: of a photo that the crew took. */
export function timeSaid(record: PointRecord, place: 'first' | 'second', at: string): Said {
  const taken = record[place]
  return taken ? { [place]: { ...taken, at } } : {}
}

/** The second reading again, of the same first. */
export const secondAgain: Said = { second: null, cupSecond: null }
/** Everything again. */
export const bothAgain: Said = { first: null, cupFirst: null, ...secondAgain }

/** Where a pair stands: nothing read yet, waiting, or read to the end. */
export type Standing = { state: 'open' } | { state: 'done' } | Countdown

export function standingOf(record: PointRecord, value: TimedValue, now: Date): Standing {
  const pair = pairOf(record)
  if (!pair.first || pair.first.reading.trim() === '') return { state: 'open' }
  const { verdict } = changeOf(pair, value, record.pickedCase)
  const isDone = pair.second !== null && pair.second.reading.trim() !== '' && verdict !== 'early'
  return isDone ? { state: 'done' } : countdownOf(pair.first, value.over, now)
}

/** What was begun and waits for its second reading; an answer given at the point ends the wait. */
export function waitingAt(points: readonly CheckPoint[], visit: Visit, now: Date) {
  return points.flatMap((point) => {
    const record = pointIn(visit, point.id)
    const { value } = point
    if (!value?.over || record.answer !== null) return []
    const countdown = standingOf(record, { ...value, over: value.over }, now)
    if (countdown.state === 'open' || countdown.state === 'done') return []
    return [{ point, called: value.over.called, countdown }]
  })
}

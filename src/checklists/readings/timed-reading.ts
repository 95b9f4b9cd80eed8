/** What is read twice, a time apart: whether it is time to read again, and what the change says. */
import type { Measure } from '../checklist.ts'
import { bandFor, isBandOpen, verdictOf } from './reading.ts'
import { largestReading, numberOf, rounded } from './typed-number.ts'

export type Over = NonNullable<Measure['over']>
export type TimedValue = Measure & { over: Over }

/** A reading as it was typed, and when it was taken: ISO-8601 in UTC. */
export interface Taken {
  reading: string
  at: string
}

/** What is read at a timed point. */
export type TimedPlace = 'first' | 'second' | 'cupFirst' | 'cupSecond'

/** The readings as far as they are taken; of the cup beside it only what it showed. */
export type Pair = Readonly<Record<TimedPlace, Taken | null>>

interface Change {
  verdict:
    | 'none'
    | 'not-likely'
    | 'no-case'
    | 'no-cup'
    | 'no-time'
    | 'clock'
    | 'early'
    | 'late'
    | 'inside'
    | 'outside'
    | 'again'
  /** From the first reading to the second. */
  minutes?: number
  /** As it counts: of an early or a late one too, so that nothing that was read is hidden. */
  amount?: number
  /** What the amount is for, in minutes. */
  per?: number
}

/** What is judged once both readings are there. Without the right time between them a change is neither good nor bad. */
export function changeOf(pair: Pair, value: TimedValue, pickedCase: string | undefined): Change {
  const { over } = value
  const went = wentBetween(pair.first, pair.second, over)
  if (went === undefined) return { verdict: 'none' }
  const minutes = minuteOf(pair.second?.at) - minuteOf(pair.first?.at)
  if (Number.isNaN(minutes)) return { verdict: 'no-time' }
  if (minutes < 0) return { verdict: 'clock' }
  if (Math.abs(went) > largestReading) return { verdict: 'not-likely' }
  const isEarly = minutes < over.minutes
  const isUnknown = isBandOpen(value, pickedCase) || isCupOpen(value, pickedCase)
  if (isUnknown) return { verdict: isEarly ? 'early' : 'no-case', minutes }
  const besides = hasCup(over, pickedCase) ? wentBetween(pair.cupFirst, pair.cupSecond, over) : 0
  if (besides === undefined) return { verdict: isEarly ? 'early' : 'no-cup', minutes }
  const per = over.each && !isEarly ? over.minutes : minutes
  const amount = per === minutes ? rounded(went - besides) : shown(((went - besides) * per) / minutes)
  const change = { minutes, amount, per }
  if (isEarly) return { verdict: 'early', ...change }
  if (over.latest !== undefined && minutes > over.latest) return { verdict: 'late', ...change }
  const verdict = verdictOf(amount, bandFor(value, pickedCase))
  const isUnclear = verdict === 'outside' && over.again && verdictOf(amount, over.again) === 'inside'
  return { verdict: isUnclear ? 'again' : verdict, ...change }
}

/** Whether the cup beside it is read too. */
export const hasCup = ({ cup }: Over, pickedCase: string | undefined): boolean =>
  cup !== undefined && (cup.case === undefined || cup.case === pickedCase)

/** Whether it depends on a case that is not known. */
const isCupOpen = ({ over, cases = [] }: TimedValue, pickedCase: string | undefined): boolean =>
  over.cup?.case !== undefined && !cases.some(({ id }) => id === pickedCase)

/** Whether something is read at this place. */
export const isOfPair = (over: Over, place: TimedPlace, pickedCase: string | undefined): boolean =>
  place === 'first' || place === 'second' || hasCup(over, pickedCase)

function wentBetween(first: Taken | null, second: Taken | null, { counts }: Over): number | undefined {
  const [from, to] = [numberOf(first?.reading ?? ''), numberOf(second?.reading ?? '')]
  if (from === undefined || to === undefined) return undefined
  return counts === 'fall' ? from - to : to - from
}

/** No finer than it is shown, so that what is shown as the end of the band lies in it. */
const shown = (amount: number): number => Math.round(amount * 1e3) / 1e3

/** Times are typed and shown by the minute, so they are counted so. */
const minuteOf = (at: string | undefined): number => Math.floor(Date.parse(at ?? '') / msPerMinute)
const msPerMinute = 60_000

export type Countdown =
  /** `clock`: the wait begins in the future, so somebody has set the clock back, or written a wrong time. */
  { state: 'clock' | 'no-time' } | { state: 'running' | 'over'; left: number; until: Date }

/** How many minutes of a wait are left. It follows from the time when it was begun, so nothing can stop it. */
export function countdownOf({ at }: Pick<Taken, 'at'>, { minutes }: Pick<Over, 'minutes'>, now: Date): Countdown {
  const from = minuteOf(at)
  const past = Math.floor(now.getTime() / msPerMinute) - from
  if (Number.isNaN(from)) return { state: 'no-time' }
  if (past < 0) return { state: 'clock' }
  const left = Math.max(0, minutes - past)
  return { state: left > 0 ? 'running' : 'over', left, until: new Date((from + minutes) * msPerMinute) }
}

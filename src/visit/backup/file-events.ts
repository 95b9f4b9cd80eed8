/** The steps of a problem in a backup file, read field by field. */
import { anyObject } from '../../format/read-json.ts'
import { union } from '../model/problem/problem-events.ts'
import {
  type Fault,
  faultValues,
  type Measured,
  type ProblemEvent,
  type Reply,
  replyValues,
  type SettledProblem,
} from '../model/visit.ts'

/** At one check point: more than anybody takes. */
const mostEvents = 500
/** Longer than every field of the page lets anybody write. */
const longestWords = 50_000

export const isText = (value: unknown, longest = longestWords): value is string =>
  typeof value === 'string' && value.length <= longest
export const isEventId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)
export const oneOf =
  <T>(values: readonly T[]) =>
  (value: unknown): value is T =>
    values.some((one) => one === value)
const isFault = oneOf<Fault | null>([...faultValues, null])
const isReply = oneOf<Reply>(replyValues)

/** A slip of a finger gives a year of five or six digits, and the field takes it; it must not cost what stands beside it. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4,6}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(`${value.slice(-10)}T00:00:00Z`))
const isDayOrNone = (value: unknown): value is string => value === '' || isDay(value)

/**
 * ISO-8601 in UTC as every device of ours writes it; empty where nobody could tell, null where it is no time. Texts tell
 * which of two times is later only before the year 10000, so one just before it is none: nothing could come after it.
 */
export function timeOf(value: unknown): string | null {
  if (value === undefined || value === '') return ''
  if (typeof value !== 'string' || !/^(?!9999)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)) return null
  const instant = new Date(value)
  if (Number.isNaN(instant.getTime())) return null
  return instant.toISOString()
}

/** Null while it is not taken. What follows from its times is worked out where it is shown. */
export function isTimedReading(value: unknown): boolean {
  const { at, reading, run, ...others } = anyObject(value) ?? {}
  const isTaken = isText(reading) && [at, run].every((time) => typeof time === 'string' && timeOf(time) === time)
  return value === null || (isTaken && Object.keys(others).length === 0)
}

/** A reading, or both of what is read twice. */
function isMeasured(value: unknown): value is Measured {
  if (isText(value)) return true
  const { first, second, cupFirst, cupSecond, ...others } = anyObject(value) ?? {}
  const isRead = [first, second].every((taken) => taken !== null && isTimedReading(taken))
  return isRead && isTimedReading(cupFirst) && isTimedReading(cupSecond) && Object.keys(others).length === 0
}

/** The steps at one point in their order; null where one of them is none of ours. */
export function fileEvents(value: unknown): ProblemEvent[] | null {
  if (value === undefined) return []
  if (!Array.isArray(value) || value.length > mostEvents) return null
  const events = value.map((one: unknown) => fileEvent(one))
  return events.every((one) => one !== null) ? [...union([], events)] : null
}

function fileEvent(value: unknown): ProblemEvent | null {
  const { id, n, at: told, ...fields } = anyObject(value) ?? {}
  const at = timeOf(told)
  if (!isEventId(id) || typeof n !== 'number' || !Number.isSafeInteger(n) || n < 1 || n > largestCounter) return null
  if (at === null) return null
  const step = { id, n, at }
  const { kind, reading, reply, byWhen, saw, seen, of, was } = fields
  if ((kind === 'found' || kind === 'read') && isMeasured(reading)) return { ...step, kind, reading }
  if (kind === 'replied' && isReply(reply) && isDayOrNone(byWhen)) return { ...step, kind, reply, byWhen }
  if (kind === 'still-wrong' && isText(saw)) return { ...step, kind, saw }
  if (kind === 'withdrawn' && isEventId(of)) return { ...step, kind, of }
  const before = settledProblem(was)
  if (kind === 'settled' && Array.isArray(seen) && seen.length <= mostEvents && seen.every(isEventId) && before)
    return { ...step, kind, seen, was: before }
  return null
}

/** A counter that is larger leaves no room for those that follow. */
const largestCounter = 1e9

function settledProblem(value: unknown): SettledProblem | null {
  const { fault, saw, reading, reply, byWhen, repliedAt: told } = anyObject(value) ?? {}
  const repliedAt = timeOf(told)
  const isWhole = isFault(fault) && isText(saw) && isMeasured(reading) && isDayOrNone(byWhen) && repliedAt !== null
  return isWhole && (reply === null || isReply(reply)) ? { fault, saw, reading, reply, byWhen, repliedAt } : null
}

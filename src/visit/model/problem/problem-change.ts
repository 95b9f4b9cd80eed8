/**
 * What a change of the answers brings about in the life of a problem. It is worked out once, where the change is made;
 * from then on its steps are facts that only merge.
 */

import {
  type Change,
  type Operation,
  type PointAnswers,
  type PointChange,
  type PointRecord,
  type ProblemEvent,
  pointIn,
  type SettledProblem,
  shownPoint,
  storedPoint,
  type Visit,
} from '../visit.ts'
import { holding, isOpen, unsettled } from './problem-events.ts'
import { repliedAt, settlementsIn } from './problem-life.ts'
import { isSameReading, toldAt, toldReading } from './told-reading.ts'

/** Milliseconds within which another reply, reading or answer corrects the one before and replaces nothing. */
export const correctionMs = 120_000

interface Made {
  /** As in `changedAt`. */
  at: string
  /** A new one for each step: random, so that no two devices give the same. */
  newId: () => string
}

type NewEvent = ProblemEvent extends infer One ? (One extends unknown ? Omit<One, 'id' | 'n'> : never) : never

/** What a change does to the visit as it stands, with the steps of a problem that it brings about. */
export function operationOf(visit: Visit, change: Change, { at, newId }: Made): Operation {
  if (!('point' in change)) return { ...change, at }
  const { point } = change
  const record = storedPoint(visit, point)
  const last = record.events.reduce((largest, { n }) => Math.max(largest, n), 0)
  const { answers, events } = change.undone
    ? { answers: change.answers, events: undoing(record.events, change.undone, at) }
    : consequences(record, change, at)
  const numbered: ProblemEvent[] = []
  for (const one of events) {
    const seen = [...record.events, ...numbered].map(({ id }) => id)
    numbered.push({ id: newId(), n: last + 1 + numbered.length, ...one, ...(one.kind === 'settled' && { seen }) })
  }
  return { point, answers, ...(numbered.length > 0 && { events: numbered }), at }
}

interface Consequences {
  answers: Partial<PointAnswers>
  /** Of a settlement, what it has seen is filled in once all have their ids. */
  events: NewEvent[]
}

function consequences(record: PointRecord, change: PointChange, at: string): Consequences {
  const { answers, stillWrong, isFixed = false, photographedAt } = change
  if (shownPoint(record).answer !== 'problem')
    return answers.answer === 'problem'
      ? { answers: { ...withoutSettled(record), ...answers }, events: [foundAt(at, record)] }
      : { answers, events: [] }
  // A problem that only its answer tells gets its first step with the second one.
  const first = isOpen(record.events) ? [] : [foundAt(record.changedAt.answer || at, record)]
  if (stillWrong !== undefined)
    return {
      answers: { reply: null, byWhen: '', ...answers },
      events: [...first, ...replyOf(record), { kind: 'still-wrong', saw: stillWrong.trim(), at }],
    }
  if (answers.answer === undefined || answers.answer === 'problem') {
    const replaced = replacedBy(record, answers, at)
    return { answers, events: replaced.length > 0 ? [...first, ...replaced] : [] }
  }
  const isKept = answers.answer === 'good' && (isFixed || isDescribed(record, at, photographedAt))
  if (!isKept) return { answers, events: unsettled(record.events).map(({ id }) => ({ kind: 'withdrawn', of: id, at })) }
  return { answers, events: [...first, { kind: 'settled', seen: [], was: wasOf(record), at }] }
}

/** Since when the open problem stands: ISO-8601 in UTC, or empty. */
const foundSince = ({ events, changedAt }: PointRecord): string => unsettled(events)[0]?.at ?? changedAt.answer ?? ''

const foundAt = (at: string, record: PointRecord): NewEvent => ({ kind: 'found', reading: toldReading(record), at })

/** What a new problem does not take over: the words of the one that was settled before, unless they were changed since. */
function withoutSettled(record: PointRecord): Partial<PointAnswers> {
  const settled = settlementsIn(record.events).at(-1)
  if (!settled) return {}
  return { fault: null, reply: null, byWhen: '', ...(record.saw === settled.was.saw && { saw: '' }) }
}

const wasOf = (record: PointRecord): SettledProblem => {
  const { fault, saw, reply, byWhen } = record
  return { fault, saw, reading: toldReading(record), reply, byWhen, repliedAt: reply ? repliedAt(record) : '' }
}

const replyOf = (record: PointRecord): NewEvent[] =>
  record.reply ? [{ kind: 'replied', reply: record.reply, byWhen: record.byWhen, at: repliedAt(record) }] : []

/** The reply and the reading that stood long enough to be more than a slip, and are now replaced. */
function replacedBy(record: PointRecord, answers: Partial<PointAnswers>, at: string): NewEvent[] {
  const { reply, byWhen } = record
  const reading = toldReading(record)
  const isOtherReply = answers.reply !== undefined && answers.reply !== reply
  const isOtherDay = answers.byWhen !== undefined && answers.byWhen !== byWhen && byWhen !== '' && reply === 'by-date'
  const isOtherReading = reading !== '' && !isSameReading(reading, toldReading({ ...record, ...answers }))
  return [
    ...((isOtherReply || isOtherDay) && stood(repliedAt(record), at) ? replyOf(record) : []),
    ...(isOtherReading && !isReadingTold(record) && stood(toldAt(record), at)
      ? [{ kind: 'read' as const, reading, at: toldAt(record) || at }]
      : []),
  ]
}

/** A step says it already. */
function isReadingTold(record: PointRecord): boolean {
  const told = holding(record.events).findLast((one) => one.kind === 'read' || one.kind === 'found')
  return told !== undefined && 'reading' in told && isSameReading(told.reading, toldReading(record))
}

/** Whether what was measured stays among the steps of the open problem when it is measured anew. */
export const keepsReading = (record: PointRecord, at: string): boolean =>
  shownPoint(record).answer === 'problem' &&
  toldReading(record) !== '' &&
  (isReadingTold(record) || stood(toldAt(record), at))

const stood = (since = '', at: string): boolean => !(Date.parse(at) - Date.parse(since) <= correctionMs)

/**
 * Whether the open problem is more than a slip of the finger: something was said, read or photographed of it since it was
 * found, or before, and it stood for longer than a correction takes. `photographedAt` as of `PointChange`.
 */
export function isDescribed(record: PointRecord, at: string, photographedAt = ''): boolean {
  const since = foundSince(record)
  const photo = photoOfProblem(record, photographedAt)
  const isSaid = saidFields(record).some((field) => (record.changedAt[field] ?? '') > since) || photo > since
  const isMeasured = record.reading.trim() !== '' || record.first !== null || photo !== ''
  return isSaid || unsettled(record.events).length > 1 || (isMeasured && stood(since, at))
}

/** Whether anything would be lost with the problem that is open: words, a reading, a photo or a reply. */
export const isMoreThanPressed = (record: PointRecord, photographedAt = ''): boolean =>
  saidFields(record).length > 0 || unsettled(record.events).length > 1 || photoOfProblem(record, photographedAt) !== ''

/** The fields at which something was said or read of the problem that is open. */
function saidFields({ fault, saw, reading, reply, first, second }: PointRecord) {
  const said = { fault, saw: saw.trim(), reading: reading.trim(), reply, first, second }
  return (Object.keys(said) as (keyof typeof said)[]).filter((field) => said[field] !== null && said[field] !== '')
}

/** When its last photo was added; empty where that was before the problem before it was settled. */
const photoOfProblem = ({ events }: PointRecord, photographedAt: string): string =>
  photographedAt > (settlementsIn(events).at(-1)?.at ?? '') ? photographedAt : ''

/** The change that takes back the answer at a point by which the visit `before` became `after`. */
export function undoOf(point: string, before: Visit, after: Visit): PointChange {
  const known = new Set(storedPoint(before, point).events.map(({ id }) => id))
  const undone = storedPoint(after, point).events.filter(({ id }) => !known.has(id))
  return { point, answers: { answer: pointIn(before, point).answer }, undone }
}

/** Takes back what a change brought about. A withdrawal holds for good, so what it withdrew comes as new steps. */
function undoing(events: readonly ProblemEvent[], undone: readonly ProblemEvent[], at: string): NewEvent[] {
  return undone.flatMap((one): NewEvent[] => {
    if (one.kind !== 'withdrawn') return [{ kind: 'withdrawn', of: one.id, at }]
    const lost = events.find(({ id }) => id === one.of)
    if (!lost || lost.kind === 'withdrawn') return []
    const { id: _, n: __, ...again } = lost
    return [again]
  })
}

/**
 * The life of a problem: found, answered by the crew, said to be fixed, looked at again, settled. What a change of the
 * answers brings about is worked out once, where the change is made; from then on its steps are facts that only merge.
 */
import { holding, isOpen, unsettled } from './problem-events.ts'
import {
  type Change,
  type Fault,
  type Operation,
  type PointAnswers,
  type PointChange,
  type PointRecord,
  type ProblemEvent,
  type Reply,
  type SettledProblem,
  shownPoint,
  storedPoint,
  type Visit,
} from './visit.ts'

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
  const { answers, stillWrong } = change
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
  const isKept = answers.answer === 'good' && isDescribed(record, at)
  if (!isKept) return { answers, events: unsettled(record.events).map(({ id }) => ({ kind: 'withdrawn', of: id, at })) }
  return { answers, events: [...first, { kind: 'settled', seen: [], was: wasOf(record), at }] }
}

const foundAt = (at: string, { reading }: PointRecord): NewEvent => ({ kind: 'found', reading: reading.trim(), at })

/** What a new problem does not take over: the words of the one that was settled before, unless they were changed since. */
function withoutSettled(record: PointRecord): Partial<PointAnswers> {
  const settled = holding(record.events).findLast((one) => one.kind === 'settled')
  if (!settled) return {}
  return { fault: null, reply: null, byWhen: '', ...(record.saw === settled.was.saw && { saw: '' }) }
}

const wasOf = (record: PointRecord): SettledProblem => {
  const { fault, saw, reading, reply, byWhen } = record
  return { fault, saw, reading: reading.trim(), reply, byWhen, repliedAt: reply ? repliedAt(record) : '' }
}

const repliedAt = ({ changedAt }: PointRecord): string => {
  const [reply = '', byWhen = ''] = [changedAt.reply, changedAt.byWhen]
  return reply > byWhen ? reply : byWhen
}

const replyOf = (record: PointRecord): NewEvent[] =>
  record.reply ? [{ kind: 'replied', reply: record.reply, byWhen: record.byWhen, at: repliedAt(record) }] : []

/** The reply and the reading that stood long enough to be more than a slip, and are now replaced. */
function replacedBy(record: PointRecord, answers: Partial<PointAnswers>, at: string): NewEvent[] {
  const { reply, byWhen, reading, changedAt } = record
  const isOtherReply = answers.reply !== undefined && answers.reply !== reply
  const isOtherDay = answers.byWhen !== undefined && answers.byWhen !== byWhen && byWhen !== '' && reply === 'by-date'
  const isOtherReading = answers.reading !== undefined && answers.reading !== reading && reading.trim() !== ''
  const told = holding(record.events).findLast((one) => one.kind === 'read' || one.kind === 'found')
  const isReadingTold = told !== undefined && 'reading' in told && told.reading === reading.trim()
  return [
    ...((isOtherReply || isOtherDay) && stood(repliedAt(record), at) ? replyOf(record) : []),
    ...(isOtherReading && !isReadingTold && stood(changedAt.reading, at)
      ? [{ kind: 'read' as const, reading: reading.trim(), at: changedAt.reading ?? at }]
      : []),
  ]
}

const stood = (since = '', at: string): boolean => !(Date.parse(at) - Date.parse(since) <= correctionMs)

/**
 * Whether the open problem is more than a slip of the finger: something was said or read of it, or it was found by a
 * reading and stood for longer than a correction takes.
 */
export function isDescribed(record: PointRecord, at: string): boolean {
  const [first] = unsettled(record.events)
  const since = first?.at ?? record.changedAt.answer ?? ''
  const { fault, saw, reading, reply, first: timed, second } = record
  const said = { fault, saw: saw.trim(), reading: reading.trim(), reply, first: timed, second }
  const isSaid = (Object.keys(said) as (keyof typeof said)[]).some(
    (field) => said[field] !== null && said[field] !== '' && (record.changedAt[field] ?? '') > since,
  )
  const isMeasured = reading.trim() !== '' || timed !== null
  return isSaid || unsettled(record.events).length > 1 || (isMeasured && stood(since, at))
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

/** One step as it is shown, with what was said at it. */
export interface LifeStep {
  /** Of its event; photos of the step carry it. */
  id: string
  kind: 'found' | 'replied' | 'read' | 'still-wrong' | 'settled'
  /** ISO-8601 in UTC; empty when nobody can tell. */
  at: string
  fault: Fault | null
  saw: string
  reading: string
  reply: Reply | null
  /** `YYYY-MM-DD`, or empty. */
  byWhen: string
}

export interface ProblemLife {
  /** `none`: nothing was found, or all of it was recorded by mistake. */
  state: 'none' | 'open' | 'fixed'
  steps: readonly LifeStep[]
}

const nothingSaid = { fault: null, saw: '', reading: '', reply: null, byWhen: '' } as const

/** The steps of all problems at a point that hold, in their order; the last reply of an open one comes last. */
export function lifeOf(stored: PointRecord): ProblemLife {
  const record = shownPoint(stored)
  const held = holding(record.events ?? [])
  const state = record.answer === 'problem' ? 'open' : held.some(({ kind }) => kind === 'settled') ? 'fixed' : 'none'
  if (state === 'none') return { state, steps: [] }
  const now = { fault: record.fault, saw: record.saw.trim() }
  if (!held.some(({ kind }) => kind === 'found'))
    held.unshift({ id: '', n: 0, kind: 'found', reading: record.reading.trim(), at: record.changedAt.answer ?? '' })
  const told = new Set<unknown>()
  /** The words of a problem stand at the first step of it; they are those of its settlement, or of now. */
  const wordsOf = (id: string) => {
    const settled = held.find((one) => one.kind === 'settled' && one.seen.includes(id))
    const key = settled ?? 'now'
    if (told.has(key) || (!settled && state !== 'open')) return {}
    told.add(key)
    return settled?.kind === 'settled' ? { fault: settled.was.fault, saw: settled.was.saw.trim() } : now
  }
  let read = ''
  const steps = held.flatMap((one): LifeStep[] => {
    const { id, at } = one
    const step = { ...nothingSaid, id, at }
    if (one.kind === 'found') {
      read = one.reading
      return [{ ...step, kind: 'found', reading: one.reading, ...wordsOf(id) }]
    }
    if (one.kind === 'read') {
      read = one.reading
      return [{ ...step, kind: 'read', reading: one.reading }]
    }
    if (one.kind === 'replied') return [{ ...step, kind: 'replied', reply: one.reply, byWhen: one.byWhen }]
    if (one.kind === 'still-wrong') return [{ ...step, kind: 'still-wrong', saw: one.saw }]
    if (one.kind !== 'settled') return []
    const { reply, byWhen, repliedAt, reading } = one.was
    const isNew = reading !== read
    read = reading
    const before: LifeStep[] = reply
      ? [{ ...step, id: `${id}-reply`, kind: 'replied', at: repliedAt, reply, byWhen }]
      : []
    return [...before, { ...step, kind: 'settled', reading: isNew ? reading : '' }]
  })
  if (state === 'open') {
    const reading = record.reading.trim()
    if (reading !== '' && reading !== read)
      steps.push({ ...nothingSaid, id: 'reading', kind: 'read', at: record.changedAt.reading ?? '', reading })
    if (record.reply)
      steps.push({
        ...nothingSaid,
        id: 'reply',
        kind: 'replied',
        at: repliedAt(record),
        reply: record.reply,
        byWhen: record.byWhen,
      })
  }
  return { state, steps }
}

export interface ProblemCounts {
  /** Of check points: one at which there were two problems counts once, and is open as long as one of them is. */
  found: number
  fixed: number
  open: number
}

/** The problems of the whole visit. */
export function problemsIn({ points }: Visit): ProblemCounts {
  const states = [...points.values()].map((record) => stateOf(record))
  const [fixed, open] = [states.filter((one) => one === 'fixed').length, states.filter((one) => one === 'open').length]
  return { found: fixed + open, fixed, open }
}

/** As of `lifeOf`. */
export function stateOf(record: PointRecord): ProblemLife['state'] {
  if (shownPoint(record).answer === 'problem') return 'open'
  return holding(record.events ?? []).some(({ kind }) => kind === 'settled') ? 'fixed' : 'none'
}

/** Whether the note of a point is what was said of a problem that is settled, and stands in its life. */
export const isSettledWord = ({ saw, events = [] }: PointRecord): boolean => {
  const settled = holding(events).findLast((one) => one.kind === 'settled')
  return settled !== undefined && settled.was.saw === saw
}

/**
 * The life of a problem: found, answered by the crew, said to be fixed, looked at again, settled. It is told from the
 * steps that `problem-change.ts` makes and from what the fields say now.
 */

import {
  type Fault,
  type Measured,
  type PointRecord,
  type ProblemEvent,
  type Reply,
  shownPoint,
  type Visit,
} from '../visit.ts'
import { holding } from './problem-events.ts'
import { isSameReading, toldAt, toldReading } from './told-reading.ts'

/** One step as it is shown, with what was said at it. */
export interface LifeStep {
  /** Of its event; photos of the step carry it. */
  id: string
  kind: 'found' | 'replied' | 'read' | 'still-wrong' | 'settled'
  /** ISO-8601 in UTC; empty when nobody can tell. */
  at: string
  fault: Fault | null
  saw: string
  reading: Measured
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
    held.unshift({ id: '', n: 0, kind: 'found', reading: toldReading(record), at: record.changedAt.answer ?? '' })
  const told = new Set<unknown>()
  /** The words of a problem stand at the first step of it; they are those of its settlement, or of now. */
  const wordsOf = (id: string) => {
    const settled = held.find((one) => one.kind === 'settled' && one.seen.includes(id))
    const key = settled ?? 'now'
    if (told.has(key) || (!settled && state !== 'open')) return {}
    told.add(key)
    return settled?.kind === 'settled' ? { fault: settled.was.fault, saw: settled.was.saw.trim() } : now
  }
  let lastRead: LifeStep | undefined
  const withReading = (step: LifeStep): LifeStep => {
    lastRead = step.reading === '' ? undefined : step
    return step
  }
  /** Of the same one a time may have been corrected since its step was made. */
  const isOtherReading = (reading: Measured): boolean => {
    if (!isSameReading(reading, lastRead?.reading ?? '')) return true
    if (lastRead) lastRead.reading = reading
    return false
  }
  const steps = held.flatMap((one): LifeStep[] => {
    const { id, at } = one
    const step = { ...nothingSaid, id, at }
    if (one.kind === 'found') return [withReading({ ...step, kind: 'found', reading: one.reading, ...wordsOf(id) })]
    if (one.kind === 'read') return [withReading({ ...step, kind: 'read', reading: one.reading })]
    if (one.kind === 'replied') return [{ ...step, kind: 'replied', reply: one.reply, byWhen: one.byWhen }]
    if (one.kind === 'still-wrong') return [{ ...step, kind: 'still-wrong', saw: one.saw }]
    if (one.kind !== 'settled') return []
    const { reply, byWhen, repliedAt, reading } = one.was
    const before: LifeStep[] = reply
      ? [{ ...step, id: `${id}-reply`, kind: 'replied', at: repliedAt, reply, byWhen }]
      : []
    const settled = { ...step, kind: 'settled' } as const
    return [...before, isOtherReading(reading) ? withReading({ ...settled, reading }) : settled]
  })
  if (state === 'open') {
    const reading = toldReading(record)
    if (isOtherReading(reading) && reading !== '')
      steps.push({ ...nothingSaid, id: 'reading', kind: 'read', at: toldAt(record), reading })
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

/**
 * Whether the note of a point is what was said of a problem that is over: a settled one has it in its life, and one that
 * was recorded by mistake took it out of report and letter.
 */
export function isPastWord({ saw, changedAt, events = [] }: PointRecord): boolean {
  const saidAt = changedAt.saw ?? ''
  const isWithdrawn = events.some(
    (one) => one.kind === 'withdrawn' && saidAt <= one.at && events.some(({ id, at }) => id === one.of && at < saidAt),
  )
  return isWithdrawn || settlementsIn(events).at(-1)?.was.saw === saw
}

/** When the crew replied last: ISO-8601 in UTC, or empty. */
export const repliedAt = ({ changedAt }: PointRecord): string => {
  const [reply = '', byWhen = ''] = [changedAt.reply, changedAt.byWhen]
  return reply > byWhen ? reply : byWhen
}

/** Those that hold of a point, in their order. */
export const settlementsIn = (events: readonly ProblemEvent[]) =>
  holding(events).filter((one) => one.kind === 'settled')

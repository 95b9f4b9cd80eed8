/**
 * What a homeowner did with one checklist at one job. It is kept on this device only; no call ever carries it.
 *
 * Everything said is an operation on one check point or one item, and each answer has its time: nothing is ever written
 * for a whole item, so two tabs, a quick thumb or an import lose nothing of each other.
 */
import type { Taken, TimedPlace } from '../../checklists/readings/timed-reading.ts'
import { isOpen, isSettled, union } from './problem/problem-events.ts'

/** What a check point can be answered with, in the order of the buttons; a point without an answer has null. */
export const answerValues = ['good', 'problem', 'na'] as const
export type Answer = (typeof answerValues)[number]
/** What is wrong where the answer is Problem. */
export const faultValues = ['missing', 'differs', 'not-shown'] as const
export type Fault = (typeof faultValues)[number]
/** What the contractor said to it, in the order of the buttons. */
export const replyValues = ['done', 'today', 'by-date', 'ask', 'no'] as const
export type Reply = (typeof replyValues)[number]

/** One reading of what is read twice. `run` is when its pair was begun: a second reading belongs to the first of its run. */
export interface TimedReading extends Taken {
  run: string
}

export interface PointAnswers extends Record<TimedPlace, TimedReading | null> {
  /** Null while it is not checked. */
  answer: Answer | null
  /** What was measured, as typed. */
  reading: string
  /** The numbers beside it, as typed, by the key of each: what stands on a plate, in a manual or in the contract. */
  inputs: Readonly<Record<string, string>>
  /** The id of the case that was picked; empty while none is. */
  pickedCase: string
  /** When the wait of the check was begun: ISO-8601 in UTC; empty while it is not. */
  timerAt: string
  fault: Fault | null
  /** In the homeowner's words. */
  saw: string
  reply: Reply | null
  /** The day that was promised, as the field gives it: `YYYY-MM-DD`, or empty. */
  byWhen: string
  /** The objection (`on`) in spite of which a person decided; empty while none is. */
  decidedOn: string
  /** What the homeowner checks here, where it is a check of their own (`own-checks.ts`); empty at those of the list. */
  ownName: string
  /** What good is there, as typed. */
  ownGood: string
  /** The item that it belongs to; empty where it stands by itself. */
  ownItem: string
  /** It was taken off the visit again. What was answered stays, and comes back with it. */
  ownRemoved: boolean
}

/**
 * One step in the life of a problem. It never changes: whatever comes after it is another step. `n` is one more than the
 * largest at the point when it was made, `at` is when it happened (ISO-8601 in UTC), and the id is random.
 */
export type ProblemEvent = Readonly<{ id: string; n: number; at: string }> &
  (
    | Readonly<{ kind: 'found'; reading: Measured }>
    /** A reply that another one has replaced; the last one is a field of the point. */
    | Readonly<{ kind: 'replied'; reply: Reply; byWhen: string }>
    /** The same of a reading. */
    | Readonly<{ kind: 'read'; reading: Measured }>
    | Readonly<{ kind: 'still-wrong'; saw: string }>
    /** `seen`: all steps that were known then. `was`: what the fields of the point said. */
    | Readonly<{ kind: 'settled'; seen: readonly string[]; was: SettledProblem }>
    /** Recorded by mistake, or undone. It holds for good. */
    | Readonly<{ kind: 'withdrawn'; of: string }>
  )

/** What was measured: a reading as typed, empty where there is none, or the readings of what is read twice. */
export type Measured = string | MeasuredPair
export type MeasuredPair = Readonly<Pick<PointAnswers, 'cupFirst' | 'cupSecond'>> &
  Readonly<{ first: TimedReading; second: TimedReading }>

export interface SettledProblem extends Readonly<Pick<PointAnswers, 'fault' | 'saw' | 'reply' | 'byWhen'>> {
  reading: Measured
  /** ISO-8601 in UTC; empty without a reply. */
  repliedAt: string
}

interface ItemAnswers {
  /** Pressed by hand; null while it follows the points. */
  done: boolean | null
  notes: string | null
}

/**
 * When each answer was last given: ISO-8601 in UTC, by the clock of the device. An answer for which a backup file has no
 * time has an empty one, and is older than any other.
 */
interface Dated<Answers> {
  changedAt: Readonly<Partial<Record<keyof Answers, string>>>
}

/**
 * What is said of a visit as a whole, each a field of its own, so that two tabs lose nothing of each other: its name, what
 * stands at the head of its report, the jobs that were picked, by question the picked option, and the fields of its
 * forms. Empty or missing is not said. `fullAccess`: all items of its list were open to it at some time, here or where it
 * came from. A backup takes along what `FileVisit` has a name for.
 */
export type AboutField =
  | 'name'
  | 'fullAccess'
  | 'address'
  | 'contractor'
  | 'license'
  | `job ${string}`
  | `question ${string}`
  | `form ${string}`
export type AboutAnswers = { [Field in AboutField]?: string }

export type AboutRecord = Readonly<AboutAnswers> & Dated<AboutAnswers>
/** The answers as they are now, each replaced by a later one, and the steps of its problems, which only become more. */
export type PointRecord = Readonly<PointAnswers> & Dated<PointAnswers> & { readonly events: readonly ProblemEvent[] }
export type ItemRecord = Readonly<ItemAnswers> & Dated<ItemAnswers>

/** By check point and by item; what is not in it is untouched. */
export interface Visit {
  points: ReadonlyMap<string, PointRecord>
  items: ReadonlyMap<string, ItemRecord>
  about?: AboutRecord
}

export const untouchedPoint: PointRecord = {
  answer: null,
  reading: '',
  inputs: {},
  pickedCase: '',
  timerAt: '',
  first: null,
  second: null,
  cupFirst: null,
  cupSecond: null,
  fault: null,
  saw: '',
  reply: null,
  byWhen: '',
  decidedOn: '',
  ownName: '',
  ownGood: '',
  ownItem: '',
  ownRemoved: false,
  events: [],
  changedAt: {},
}
export const untouchedItem: ItemRecord = { done: null, notes: null, changedAt: {} }
export const untouchedAbout: AboutRecord = { changedAt: {} }
export const emptyVisit: Visit = { points: new Map(), items: new Map() }

/** The record of a point as it is stored; a field that an earlier version of the program did not store is untouched. */
export const storedPoint = ({ points }: Visit, id: string): PointRecord => ({ ...untouchedPoint, ...points.get(id) })
/** The record of a point as it counts and is shown. */
export const pointIn = (visit: Visit, id: string): PointRecord => shownPoint(storedPoint(visit, id))

/**
 * A stored record as it is shown: its answer is Problem as long as one is open, whatever was answered without knowing of
 * it, and no longer. A record without any step, such as a test makes, is as its answer says.
 */
export function shownPoint(record: PointRecord): PointRecord {
  const { events = [], answer } = record
  if (events.length === 0) return record
  const shown = isOpen(events) ? 'problem' : answer !== 'problem' ? answer : isSettled(events) ? 'good' : null
  return shown === answer ? record : { ...record, answer: shown }
}

export const itemIn = ({ items }: Visit, id: string): ItemRecord => items.get(id) ?? untouchedItem
export const aboutIn = ({ about }: Visit): AboutRecord => about ?? untouchedAbout

/**
 * What a press or a typed word says; `at` is when, as in `changedAt`. One that comes late, because its page was closed
 * before it was stored, counts only where nothing was said since; late notes are kept below those.
 */
export type Operation = {
  at: string
  isLate?: true
} /** `events` are those that the answers bring about (`operationOf`). */ & (
  | { point: string; answers: Partial<PointAnswers>; events?: readonly ProblemEvent[] }
  | { item: string; done: boolean }
  /** `seen` is what stood there when writing began. Notes that nobody saw then are kept above the new ones. */
  | { item: string; seen: string | null; written: string | null }
  | { about: AboutAnswers }
)

/** What a press or a field reports: an operation without its time and without the steps that it brings about. */
export type Change =
  | PointChange
  | (Exclude<Operation, { point: string }> extends infer One ? (One extends unknown ? Omit<One, 'at'> : never) : never)

export interface PointChange {
  point: string
  answers: Partial<PointAnswers>
  /** What was found when a repair was looked at that is none. */
  stillWrong?: string
  /** It was looked at again and is fixed: that is kept whatever was said of the problem. */
  isFixed?: true
  /** The steps of the change that is undone. */
  undone?: readonly ProblemEvent[]
  /** When the last photo of the point was added: ISO-8601 in UTC, or empty. The visit itself knows of no photo. */
  photographedAt?: string | undefined
}

/** `isMarked`: the page shows it as pressed already, and has time to draw what follows from it. */
export type Dispatch = (change: Change, isMarked?: boolean) => void

/** The visit after an operation, whatever it holds by then. The same operations made once more, in order, change nothing. */
export function afterOperation(visit: Visit, operation: Operation): Visit {
  if ('point' in operation) {
    const { point, answers, events = [] } = operation
    const record = stamped(storedPoint(visit, point), answers, operation)
    const after = { ...record, events: union(record.events, events) }
    return { ...visit, points: new Map(visit.points).set(point, after) }
  }
  if ('about' in operation) return { ...visit, about: stamped(aboutIn(visit), operation.about, operation) }
  const { item } = operation
  const record = itemIn(visit, item)
  const after = 'done' in operation ? stamped(record, { done: operation.done }, operation) : noted(record, operation)
  return after === record ? visit : { ...visit, items: new Map(visit.items).set(item, after) }
}

function stamped<R extends { changedAt: object }>(
  record: R,
  answers: Partial<Omit<R, 'changedAt'>>,
  { at, isLate }: Pick<Operation, 'at' | 'isLate'>,
): R {
  const known: Record<string, string | undefined> = { ...record.changedAt }
  const counting = Object.entries(answers).filter(([answer]) => !isLate || (known[answer] ?? '') < at)
  const times = Object.fromEntries(counting.map(([answer]) => [answer, at]))
  return { ...record, ...Object.fromEntries(counting), changedAt: { ...known, ...times } }
}

function noted(record: ItemRecord, operation: Extract<Operation, { written: unknown }>): ItemRecord {
  const { seen, written, at, isLate } = operation
  const { notes, changedAt } = record
  if (written === seen) return record
  if (notes === null || notes === seen) return stamped(record, { notes: written }, operation)
  if (written === null || `\n\n${notes}\n\n`.includes(`\n\n${written}\n\n`)) return record
  // What was stored after all may have been written on since.
  if (isLate && notes.includes(written)) return record
  // Newer than each of the two, so that a backup with one of them alone does not take the other away.
  const last = Date.parse(changedAt.notes ?? '')
  const now = last >= Date.parse(at) ? new Date(last + 1).toISOString() : at
  return stamped(record, { notes: `${notes}\n\n${written}` }, { at: now })
}

/**
 * When it is for who says something now: as the clock of the device has it (milliseconds of the epoch), but later than all
 * that was said before. Set back, it would make every new answer the older one, which a backup then takes back.
 */
export function timeOfNext(visit: Visit, clock: number): string {
  const records = [...visit.points.values(), ...visit.items.values(), aboutIn(visit)]
  const times = records.flatMap(({ changedAt }) => Object.values<string | undefined>(changedAt))
  const answers = times.map((at = '') => Date.parse(at)).filter(Number.isFinite)
  return new Date(answers.reduce((last, time) => Math.max(last, time + 1), clock)).toISOString()
}

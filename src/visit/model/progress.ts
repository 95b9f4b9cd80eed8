/** How far a visit is: which items are done, how many checks are answered, and what is to be fixed. */
import { isOwnId, ownItemId } from './own-checks.ts'
import { type ProblemCounts, stateOf } from './problem/problem-life.ts'
import { type Answer, itemIn, type PointRecord, pointIn, storedPoint, type Visit } from './visit.ts'

/** `stopWork` stands at the few points whose failing should stop the work or the payment. */
type OfPoint = { id: string; stopWork?: unknown }

/** The points of the list: checks of one's own count neither for items nor among checks. */
const listed = <P extends OfPoint>(points: readonly P[]): P[] => points.filter(({ id }) => !isOwnId(id))

/** Whether a point is a problem that should stop the work or the payment. */
const isStop = ({ stopWork }: OfPoint, { answer }: PointRecord): boolean =>
  stopWork !== undefined && answer === 'problem'

/**
 * Whether an item is done: when each of its points that belong to the job is answered and none of them should stop the
 * work, or when it was pressed so. A point that is opened again, or becomes such a problem, opens its item; a press on
 * the item counts until a point says otherwise.
 */
export function isDone(visit: Visit, itemId: string, points: readonly OfPoint[]): boolean {
  const found = listed(points).map((point) => ({ point, record: pointIn(visit, point.id) }))
  const isSettled = ({ point, record }: (typeof found)[number]) => record.answer !== null && !isStop(point, record)
  const areAllSettled = found.every(isSettled)
  const { done, changedAt } = itemIn(visit, itemId)
  if (found.length === 0 || done === null) return areAllSettled
  const since = found.filter(({ record }) => (record.changedAt.answer ?? '') > (changedAt.done ?? ''))
  if (since.length === 0) return done
  return done ? since.every(isSettled) : areAllSettled
}

/** The points of an item that belong to the job. */
type OfItem = { item: { id: string }; points: readonly OfPoint[] }

/**
 * How many of all items of the list are done, and their share in whole percent. `items` are those that are shown, and
 * may be the free ones only; `itemCount` is how many the list has. What is locked is not done.
 */
export function progressOf(all: readonly OfItem[], visit: Visit, itemCount: number) {
  const items = all.filter(({ item }) => item.id !== ownItemId)
  const completed = items.filter(({ item, points }) => isDone(visit, item.id, points)).length
  const total = Math.max(itemCount, items.length)
  return { completed, total, percent: percentOf(completed, total) }
}

export const percentOf = (done: number, all: number): number => (all === 0 ? 0 : Math.round((done / all) * 100))

type Fitted = OfItem & { ruledOut: readonly { point: OfPoint }[] }

export interface Counts {
  /** The checks that the job shows. */
  all: number
  /** Of these. */
  answered: number
  problems: number
  /** Checks whose problems are all settled. */
  fixed: number
  /** Of these problems, those that should stop the work or the payment. */
  stops: number
  /** Problems that were found before the job ruled their checks out. */
  problemsRuledOut: number
  /** Answers to checks that are on none of these items. */
  elsewhere: number
  /** Of those. */
  problemsElsewhere: number
  fixedElsewhere: number
  /** At checks of one's own, which count nowhere else. */
  problemsOwn: number
  fixedOwn: number
}

/** What counts is what the job shows. What it rules out is no part of it, and its problems are counted apart. */
export function countsOf(items: readonly Fitted[], visit: Visit): Counts {
  const points = items.flatMap(({ points }) => listed(points))
  const ruledOut = items.flatMap(({ ruledOut }) => ruledOut.map(({ point }) => point))
  const answersAt = (these: readonly OfPoint[]) => these.map(({ id }) => pointIn(visit, id).answer)
  const fixedAt = (these: readonly OfPoint[]) =>
    these.filter(({ id }) => stateOf(storedPoint(visit, id)) === 'fixed').length
  const answers = answersAt(points)
  const known = new Set([...points, ...ruledOut].map(({ id }) => id))
  const others = [...visit.points.keys()].filter((id) => !known.has(id) && !isOwnId(id)).map((id) => ({ id }))
  const own = items.flatMap(({ points }) => points.filter(({ id }) => isOwnId(id)))
  const elsewhere = answersAt(others).filter((answer) => answer !== null)
  return {
    all: answers.length,
    answered: answers.filter((answer) => answer !== null).length,
    problems: problemsIn(answers),
    fixed: fixedAt(points),
    stops: points.filter((point) => isStop(point, pointIn(visit, point.id))).length,
    problemsRuledOut: problemsIn(answersAt(ruledOut)),
    elsewhere: elsewhere.length,
    problemsElsewhere: problemsIn(elsewhere),
    fixedElsewhere: fixedAt(others),
    problemsOwn: problemsIn(answersAt(own)),
    fixedOwn: fixedAt(own),
  }
}

const problemsIn = (answers: readonly (Answer | null)[]): number =>
  answers.filter((answer) => answer === 'problem').length

/** How far a visit is. `all` is 0 where it lacks its code: then nobody can tell of how many. */
export interface VisitProgress {
  answered: number
  all: number
}

/** What is known of the list that a visit is shown. */
export interface Openness {
  /** These are all the items, not only the free ones. */
  isOpen: boolean
  /** They were all open to this visit at some time, here or where it came from. */
  hadFullAccess: boolean
}

/** Whether the visit lacks the code that it was begun with: its list was open in full, or its answers say so. */
export const needsCode = ({ elsewhere }: Counts, { isOpen, hadFullAccess }: Openness): boolean =>
  !isOpen && (hadFullAccess || elsewhere > 0)

export const visitProgress = (counts: Counts, list: Openness): VisitProgress =>
  needsCode(counts, list)
    ? { answered: counts.answered + counts.elsewhere, all: 0 }
    : { answered: counts.answered, all: counts.all }

/** How many checks of this job are a problem, whether or not the list shows them. */
export const problemCount = ({ problems, problemsElsewhere, problemsOwn }: Counts): number =>
  problems + problemsElsewhere + problemsOwn

/** The same with those that are fixed. */
export function problemsOf(counts: Counts): ProblemCounts {
  const [open, fixed] = [problemCount(counts), counts.fixed + counts.fixedElsewhere + counts.fixedOwn]
  return { found: open + fixed, fixed, open }
}

/**
 * How far a visit is, once something is answered. `at` is when the last answer was given or taken back, so that nothing
 * but an answer moves the visit among others.
 */
export function begunVisit(
  { id, title }: { id: string; title: string },
  { counts, list, visit }: { counts: Counts; list: Openness; visit: Visit },
): ({ id: string; title: string; hadFullAccess?: true; at: string } & VisitProgress) | undefined {
  const progress = visitProgress(counts, list)
  const at = [...visit.points.values()].reduce(
    (last, { changedAt: { answer = '' } }) => (answer > last ? answer : last),
    '',
  )
  return progress.answered > 0 ? { id, title, ...progress, ...(list.isOpen && { hadFullAccess: true }), at } : undefined
}

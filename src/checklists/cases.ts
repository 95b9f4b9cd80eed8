/** Which of a point's cases counts: as the job and its answers say, or as it is picked. */
import { isApplicable, type Job, type When } from '../content/job-fit.ts'
import type { BandCase, Both, Checklist, CheckPoint, Judged } from './checklist.ts'

/** What decides which cases are left; `itemWhen`: the jobs and answers to which the item of the point belongs. */
interface JobAsked {
  job: Job
  questions: Checklist['questions']
  itemWhen: When | undefined
}

/** A point as a job shows it: with the cases that are left. Of several jobs, one that the point does not belong to leaves none. */
export function fittedPoint<Point extends Pick<CheckPoint, 'cases' | 'when'>>(
  point: Point,
  { job, questions, itemWhen }: JobAsked,
): Point {
  const { cases } = point
  const left = cases?.filter(({ when }) => isApplicable([itemWhen, point.when, when], job, questions))
  return left === undefined || left.length === cases?.length ? point : { ...point, cases: left }
}

/** The case that counts: the one that was picked, unless the answers about the job rule it out; or the only one they leave. */
export function caseThatCounts<One extends { id: string }>(
  picked: string | undefined,
  left: readonly One[] = [],
): One | undefined {
  const [only, ...others] = left
  return left.find(({ id }) => id === picked) ?? (others.length === 0 ? only : undefined)
}

/** Whether it depends on a case what is good, and none is picked. */
export const isCaseOpen = ({ cases = [] }: Pick<Judged, 'cases'>, picked: string | undefined): boolean =>
  cases.length > 0 && caseThatCounts(picked, cases) === undefined

/** What is good at a point; undefined while it depends on a case that is not known. */
export const goodOf = (
  { good, cases }: { good?: Both | undefined; cases?: readonly (BandCase & { good: Both })[] | undefined },
  picked: string | undefined,
): Both | undefined => good ?? caseThatCounts(picked, cases)?.good

/** A checklist as it fits one job: which points belong to it, which are ruled out and why, and what comes first. */

import { fittedPoint } from '../../checklists/cases.ts'
import type { Checklist, CheckPoint, Item } from '../../checklists/checklist.ts'
import { phaseLabels } from '../../checklists/checklist-words.ts'
import { type Asking, conditionWords } from '../../checklists/job-words.ts'
import { isApplicable, isSaid, type Job } from '../../content/job-fit.ts'

export type Phase = Item['phase']
/** In the order in which the work closes up. */
export const phases = Object.keys(phaseLabels) as Phase[]

export interface FittedItem {
  item: Item
  /** Its place on the checklist, from 1, whatever comes first for this job. */
  number: number
  /** The points that belong to the job, each with the cases that it leaves. */
  points: CheckPoint[]
  /** The others, which count as not applicable; each with the jobs and answers that it belongs to. */
  ruledOut: { point: CheckPoint; condition: string }[]
}

/** The items in the order in which they are still to be seen, once something is said of the job; as written until then. */
export function fitItems(items: readonly Item[], job: Job, asking: Asking): FittedItem[] {
  const fitted = items.map((item, index): FittedItem => {
    const { true: shown = [], false: others = [] } = Object.groupBy(item.points, ({ when }) =>
      isApplicable([item.when, when], job, asking.questions) ? 'true' : 'false',
    )
    const ruledOut = others.map((point) => ({ point, condition: conditionWords([item.when, point.when], asking) }))
    const points = shown.map((point) => fittedPoint(point, { job, questions: asking.questions, itemWhen: item.when }))
    return { item, number: index + 1, points, ruledOut }
  })
  return isSaid(job) ? fitted.toSorted((a, b) => lastChance(a) - lastChance(b)) : fitted
}

/** What no longer has a point goes to the end. */
const lastChance = ({ item, points }: FittedItem): number =>
  points.length === 0 ? phases.length : phases.indexOf(item.phase)

/** What should stop the work or the payment comes first; all else stays as it stands. */
export const stopFirst = <Of extends { point: { stopWork?: unknown } }>(ones: readonly Of[]): Of[] =>
  ones.toSorted((a, b) => Number(b.point.stopWork !== undefined) - Number(a.point.stopWork !== undefined))

/** What should stop the work or the payment of this job. */
export const stopWorkOf = ({ stopWork, questions }: Checklist, job: Job): Checklist['stopWork'] =>
  stopWork.filter(({ whens }) => isApplicable(whens ?? [], job, questions))

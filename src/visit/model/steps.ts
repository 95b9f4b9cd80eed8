/** A visit as a row of steps, one check point each, in the order in which the work closes up. */
import type { CheckPoint, Item } from '../../checklists/checklist.ts'
import { type FittedItem, type Phase, phases } from './fitted-items.ts'
import { isOwnId } from './own-checks.ts'
import { type Answer, pointIn, type Visit } from './visit.ts'

export interface Step {
  item: Item
  point: CheckPoint
  /** "4.2": its item and its place in it, as they stand on the list. */
  number: string
}

/** The same number on every page and in every file, whatever the job rules out. */
export const numberOf = ({ points }: Pick<Item, 'points'>, itemNumber: number, pointId: string): string =>
  `${itemNumber}.${points.findIndex(({ id }) => id === pointId) + 1}`

/** The points that belong to the job: phase after phase, within a phase as they stand on the list. */
export const stepsOf = (fitted: readonly FittedItem[]): Step[] =>
  fitted
    .toSorted((a, b) => phases.indexOf(a.item.phase) - phases.indexOf(b.item.phase) || a.number - b.number)
    .flatMap(({ item, number, points }) =>
      points.map((point) => ({
        item,
        point,
        number: numberOf(item, number, point.id),
      })),
    )

/** What can be seen only while the crew is there, or before it is covered. */
const needsCrew = ({ point }: Pick<Step, 'point'>): boolean => point.once !== undefined

/** First what needs the crew, then all else, each in the order in which it closes. */
export const crewFirst = (steps: readonly Step[]): Step[] =>
  steps.toSorted((a, b) => Number(needsCrew(b)) - Number(needsCrew(a)))

/** What is open while the crew is there, about how many minutes that takes, and how much is open besides. */
export function crewChecks(steps: readonly Step[], visit: Visit) {
  const open = steps.filter((step) => isOpen(visit, step) && !isOwnId(step.point.id))
  const ofCrew = open.filter(needsCrew)
  const minutes = ofCrew.reduce((sum, { point }) => sum + (point.once?.minutes ?? 0), 0)
  return { first: ofCrew[0], checks: ofCrew.length, minutes, without: open.length - ofCrew.length }
}

/** What shows late, and can be looked at again without the crew: checks of the last two phases by eyes or a test alone. */
export const lateSteps = (steps: readonly Step[]): Step[] =>
  steps.filter(({ item, point }) => phases.slice(-2).includes(item.phase) && ['see', 'test'].includes(point.how))

/** Whether the crew's checks have just ended in this order. */
export function isFirstWithoutCrew(steps: readonly Step[], step: Step): boolean {
  const before = stepBeside(steps, step.point.id, -1)
  return before !== undefined && needsCrew(before) && !steps.slice(steps.indexOf(before) + 1).some(needsCrew)
}

const isOpen = (visit: Visit, { point }: Step): boolean => pointIn(visit, point.id).answer === null

/** The next step without an answer after this one, from the beginning again at the end; undefined when there is none. */
export function nextOpen(steps: readonly Step[], visit: Visit, from: string | undefined): Step | undefined {
  const at = steps.findIndex(({ point }) => point.id === from)
  return [...steps.slice(at + 1), ...steps.slice(0, Math.max(at, 0))].find((step) => isOpen(visit, step))
}

/** Where an answer was given last: the id of its point; undefined while there is none. */
export function answeredLast(steps: readonly Step[], visit: Visit): string | undefined {
  const at = ({ point }: Step) => pointIn(visit, point.id).changedAt.answer ?? ''
  return steps
    .filter((step) => !isOpen(visit, step))
    .reduce<Step | undefined>((last, step) => (last && at(last) > at(step) ? last : step), undefined)?.point.id
}

/** The step so many places on; undefined beyond either end. */
export function stepBeside(steps: readonly Step[], id: string, places: -1 | 1): Step | undefined {
  const at = steps.findIndex(({ point }) => point.id === id)
  return at < 0 ? undefined : steps[at + places]
}

/** Whether it is the first of its item, or of its phase, in this order: what is said once is said there. */
export const isFirstOf = (steps: readonly Step[], { item, point }: Step, what: 'item' | 'phase'): boolean =>
  steps.find((one) => (what === 'item' ? one.item.id === item.id : one.item.phase === item.phase))?.point.id ===
  point.id

export interface PhaseCount {
  phase: Phase
  all: number
  answered: number
  problems: number
}

/** What is done and left of each phase that has a step. */
export function phaseCounts(steps: readonly Step[], visit: Visit): PhaseCount[] {
  return phases.flatMap((phase) => {
    const ofPhase = steps.filter(({ item, point }) => item.phase === phase && !isOwnId(point.id))
    const answers = ofPhase.map(({ point }) => pointIn(visit, point.id).answer)
    if (answers.length === 0) return []
    return [
      {
        phase,
        all: answers.length,
        answered: answers.filter((answer) => answer !== null).length,
        problems: answers.filter((answer) => answer === 'problem').length,
      },
    ]
  })
}

/** Which steps a list shows: all, those without an answer, those with this one, or those that need the crew. */
export type Filter = 'all' | 'open' | 'crew' | Extract<Answer, 'problem'>

export const filtered = (steps: readonly Step[], visit: Visit, filter: Filter): Step[] =>
  steps.filter((step) => {
    if (filter === 'all') return true
    if (filter === 'crew') return needsCrew(step)
    return filter === 'open' ? isOpen(visit, step) : pointIn(visit, step.point.id).answer === filter
  })

import { fromWire } from '../checklists/checklist-wire.ts'
import type { BegunList } from './begun-list.ts'
import { fitItems } from './fitted-items.ts'
import { readJob } from './job.ts'
import { countsOf, type Far, farOf, type Visit } from './visit.ts'

/**
 * How far a visit is, by the list that it began with and the job as the device keeps it: the same as its own page says.
 * Where no list is here, or it cannot be read, nobody can tell of how many.
 */
export function figuresOf(
  visit: Visit,
  { begun, job, wasWhole }: { begun: BegunList | undefined; job: string | null; wasWhole: boolean },
): { far: Far; problems: number } {
  const fitted = begun ? fittedOf(begun, job) : []
  const isOpen = begun !== undefined && fitted.length === begun.checklist.itemCount
  const counts = countsOf(fitted, visit)
  const answers = [...visit.points.values()].map(({ answer }) => answer)
  const far = farOf(counts, { isOpen, wasWhole })
  return {
    far,
    problems: far.all > 0 ? counts.problems : answers.filter((answer) => answer === 'problem').length,
  }
}

function fittedOf({ checklist, items }: BegunList, job: string | null) {
  try {
    return fitItems(items.map(fromWire), readJob(job ?? '', checklist), checklist)
  } catch {
    return []
  }
}

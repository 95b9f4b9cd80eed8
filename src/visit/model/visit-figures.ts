import { fromWire } from '../../checklists/checklist-wire.ts'
import { jobIn } from './about.ts'
import { fitItems } from './fitted-items.ts'
import { jobFor } from './job.ts'
import type { ListSnapshot } from './list-snapshot.ts'
import type { ProblemCounts } from './problem/problem-life.ts'
import { countsOf, problemsOf, type VisitProgress, visitProgress } from './progress.ts'
import { aboutIn, type Visit } from './visit.ts'

/**
 * How far a visit is, by the list that it began with and what was said of its job: the same as its own page says.
 * Where no list is here, or it cannot be read, nobody can tell of how many.
 */
export function figuresOf(
  visit: Visit,
  begun: ListSnapshot | undefined,
): { progress: VisitProgress; problems: ProblemCounts } {
  const fitted = begun ? fittedOf(begun, visit) : []
  const isOpen = begun !== undefined && fitted.length === begun.checklist.itemCount
  const counts = countsOf(fitted, visit)
  const list = { isOpen, hadFullAccess: aboutIn(visit).fullAccess === 'yes' }
  return { progress: visitProgress(counts, list), problems: problemsOf(counts) }
}

function fittedOf({ checklist, items }: ListSnapshot, visit: Visit) {
  try {
    return fitItems(items.map(fromWire), jobFor(jobIn(visit), checklist), checklist)
  } catch {
    return []
  }
}

import { fromWire } from '../../checklists/checklist-wire.ts'
import { fitItems } from './fitted-items.ts'
import { readJob } from './job.ts'
import type { ListSnapshot } from './list-snapshot.ts'
import { countsOf, problemCount, type VisitProgress, visitProgress } from './progress.ts'
import type { Visit } from './visit.ts'

/**
 * How far a visit is, by the list that it began with and the job as the device keeps it: the same as its own page says.
 * Where no list is here, or it cannot be read, nobody can tell of how many.
 */
export function figuresOf(
  visit: Visit,
  { begun, job, hadFullAccess }: { begun: ListSnapshot | undefined; job: string | null; hadFullAccess: boolean },
): { progress: VisitProgress; problems: number } {
  const fitted = begun ? fittedOf(begun, job) : []
  const isOpen = begun !== undefined && fitted.length === begun.checklist.itemCount
  const counts = countsOf(fitted, visit)
  const list = { isOpen, hadFullAccess }
  return { progress: visitProgress(counts, list), problems: problemCount(counts) }
}

function fittedOf({ checklist, items }: ListSnapshot, job: string | null) {
  try {
    return fitItems(items.map(fromWire), readJob(job ?? '', checklist), checklist)
  } catch {
    return []
  }
}

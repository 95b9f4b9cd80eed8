import { useMemo } from 'react'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import type { Job } from '../../content/job-fit.ts'
import { type FittedItem, fitItems } from '../model/fitted-items.ts'
import { type OwnCheck, ownChecksIn, withOwnChecks } from '../model/own-checks.ts'
import type { Visit } from '../model/visit.ts'

interface Fitting {
  items: readonly Item[]
  checklist: Checklist
  job: Job
  visit: Pick<Visit, 'points'>
}

/** The items as they fit the job, with the checks of one's own; the same objects until one of these is another one. */
export function useFitted({ items, checklist, job, visit }: Fitting): FittedItem[] {
  const fitted = useMemo(() => fitItems(items, job, checklist), [items, job, checklist])
  const own = JSON.stringify(ownChecksIn(visit))
  return useMemo(() => withOwnChecks(fitted, JSON.parse(own) as OwnCheck[], checklist), [fitted, own, checklist])
}

import { useMemo } from 'react'
import type { Checklist } from '../../checklists/checklist.ts'
import type { Job } from '../../content/job-fit.ts'
import { jobChange, jobIn } from '../model/about.ts'
import { jobFor } from '../model/job.ts'
import { visitTitle } from '../model/named-visits.ts'
import { emptyVisit } from '../model/visit.ts'
import { useListSnapshot } from './use-list-snapshot.browser.ts'
import type { useNamedVisits } from './use-named-visits.browser.ts'
import { type Holding, useOpenItems } from './use-open-items.browser.ts'
import { useVisit } from './use-visit.browser.ts'
import { useHadFullAccess } from './visit-index.browser.ts'

/**
 * What the pages of a checklist show of the current visit: its answers, its job, and its list as far as the code opens it.
 * A page is rendered anew for each visit.
 */
export function useVisitedList<H extends Holding>(
  newest: Checklist,
  visits: ReturnType<typeof useNamedVisits>,
  access: H | undefined,
) {
  const { current } = visits
  const visiting = useVisit(current.id)
  const open = useOpenItems(newest, access)
  const { checklist, items, newer, told } = useListSnapshot(current.id, visiting.visit, { ...open, checklist: newest })
  const { about } = visiting.visit
  const job = useMemo(() => jobFor(jobIn({ ...emptyVisit, ...(about && { about }) }), checklist), [about, checklist])
  /** `change` is made on the job as it is by then: two answers may come before the page is rendered again. */
  const changeJob = (change: (job: Job) => Job) => {
    const before = jobIn(visiting.store.current())
    visiting.store.dispatch({ about: jobChange(before, change(jobFor(before, checklist))) })
  }
  return {
    ...open,
    checklist,
    items,
    newer,
    /** What is known of the points of items that were open and are shut. */
    told,
    /** They were all open to this visit at some time, here or where it came from. */
    hadFullAccess: useHadFullAccess(current.id),
    /** Of the visit: the title of its checklist, with its name where it has one. */
    title: visitTitle(newest.title, current),
    visits,
    visiting,
    job,
    changeJob,
  }
}

export type VisitedList = ReturnType<typeof useVisitedList>

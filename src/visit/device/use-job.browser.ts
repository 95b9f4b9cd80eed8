import { useMemo } from 'react'
import type { Checklist } from '../../checklists/checklist.ts'
import { isSaid, type Job, nothingSaid } from '../../content/job-fit.ts'
import { useObservable } from '../../ui/browser/observable.browser.ts'
import { storedText } from '../../ui/browser/stored-text.browser.ts'
import { readJob } from '../model/job.ts'

/** What was said of the job that a visit is about, and how to change it. It is kept on this device only. */
export function useJob(checklist: Checklist, visitId: string) {
  const keptJob = useMemo(() => storedText(`hqp.job/${visitId}`), [visitId])
  const text = useObservable(keptJob)
  const job = useMemo(() => jobIn(text, checklist), [text, checklist])
  /** `change` is made on the job as it stands by then: two answers may come before the page is rendered again. */
  const changeJob = (change: (job: Job) => Job) => {
    const changed = change(jobIn(keptJob.read(), checklist))
    keptJob.change(isSaid(changed) ? JSON.stringify(changed) : null)
  }
  return { job, changeJob }
}

const jobIn = (text: string | null, checklist: Checklist): Job =>
  text === null ? nothingSaid : readJob(text, checklist)

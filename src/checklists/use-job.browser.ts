import { useMemo } from 'react'
import { type Job, nothingSaid } from '../content/job-fit.ts'
import { useFollowed } from '../ui/followed.browser.ts'
import { kept } from '../ui/kept.browser.ts'
import type { Checklist } from './checklist.ts'
import { readJob } from './job.ts'

/** What was said of the job that a checklist is used for, and how to change it. It is kept on this device only. */
export function useJob(checklist: Checklist): { job: Job; changeJob: (job: Job) => void } {
  const keptJob = useMemo(() => kept(`hqp.job/${checklist.id}`), [checklist.id])
  const text = useFollowed(keptJob)
  const job = useMemo(() => (text === null ? nothingSaid : readJob(text, checklist)), [text, checklist])
  return {
    job,
    changeJob: ({ jobs, answers }) =>
      keptJob.change(
        jobs.length + Object.keys(answers).length === 0 ? null : JSON.stringify({ jobs, answers } satisfies Job),
      ),
  }
}

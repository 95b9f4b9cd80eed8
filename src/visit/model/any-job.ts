import { type Job, nothingSaid } from '../../content/job-fit.ts'
import { listOf, object, recordOf } from '../../format/read-json.ts'

const id = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value) ? value : undefined
const job = object({}, { jobs: listOf(id), answers: recordOf(id) })

/** A job as a file holds it, whichever checklist it is for: what that one does not know is left out where it is read. */
export function anyJob(value: unknown): Job {
  const { jobs = [], answers = {} } = job(value) ?? nothingSaid
  return {
    jobs: [...new Set(jobs)],
    answers: Object.fromEntries(Object.entries(answers).filter(([question]) => id(question))),
  }
}

/** What is said of a visit as a whole, as its record has it: field by field. */
import type { Job } from '../../content/job-fit.ts'
import type { ReportFacts } from './report-facts.ts'
import { type AboutAnswers, aboutIn, type Visit } from './visit.ts'

/** What was said of the job, whichever checklist it is for: `jobFor` leaves out what that one does not know. */
export function jobIn(visit: Visit): Job {
  const said = Object.entries(aboutIn(visit)).filter(([, value]) => value !== '')
  const named = (kind: 'job' | 'question') =>
    said.flatMap(([field, value]) => (field.startsWith(`${kind} `) ? [[field.slice(kind.length + 1), value]] : []))
  return { jobs: named('job').map(([id = '']) => id), answers: Object.fromEntries(named('question')) }
}

/** Which fields differ between the two, as `after` has them. */
export function jobChange(before: Job, after: Job): AboutAnswers {
  const change: AboutAnswers = {}
  for (const id of new Set([...before.jobs, ...after.jobs]))
    if (before.jobs.includes(id) !== after.jobs.includes(id)) change[`job ${id}`] = after.jobs.includes(id) ? 'yes' : ''
  for (const id of Object.keys({ ...before.answers, ...after.answers }))
    if (before.answers[id] !== after.answers[id]) change[`question ${id}`] = after.answers[id] ?? ''
  return change
}

/** What stands at the head of the report. */
export function factsIn(visit: Visit): ReportFacts {
  const { address = '', contractor = '', license = '' } = aboutIn(visit)
  return { address, contractor, license }
}

/** What a homeowner says of the job that a checklist is used for. */

import type { Asking } from '../../checklists/job-words.ts'
import { isAsked, type Job, nothingSaid } from '../../content/job-fit.ts'

/** Reads what a device kept, as far as the checklist still knows the jobs, questions and options. */
export function readJob(text: string, { jobs, questions }: Asking): Job {
  const found = parsed(text)
  return {
    jobs: jobs.map(({ id }) => id).filter((id) => Array.isArray(found.jobs) && found.jobs.includes(id)),
    answers: Object.fromEntries(
      questions.flatMap(({ id, options }) => {
        const given = options.find((option) => option.id === found.answers?.[id])
        return given ? [[id, given.id]] : []
      }),
    ),
  }
}

function parsed(text: string): { jobs?: unknown; answers?: Record<string, unknown> } {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : nothingSaid
  } catch {
    return nothingSaid
  }
}

export const withJob = (job: Job, id: string, isPicked: boolean): Job => ({
  ...job,
  jobs: [...job.jobs.filter((one) => one !== id), ...(isPicked ? [id] : [])],
})

/** No option takes the answer back. */
export function withAnswer(job: Job, question: string, option: string | undefined): Job {
  const { [question]: _, ...others } = job.answers
  return { ...job, answers: option ? { ...others, [question]: option } : others }
}

/** The job in words: "Tankless water heater, Water softener; Gas heater". */
export const jobWords = (job: Job, { jobs, questions }: Asking): string =>
  [
    jobs
      .filter(({ id }) => job.jobs.includes(id))
      .map(({ name }) => name)
      .join(', '),
    ...questions
      .filter((question) => isAsked(question, job))
      .map(({ id, options }) => options.find((option) => option.id === job.answers[id])?.name),
  ]
    .filter(Boolean)
    .join('; ')

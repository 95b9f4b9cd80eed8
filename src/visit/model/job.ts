/** What a homeowner says of the job that a checklist is used for. */

import type { Asking } from '../../checklists/job-words.ts'
import { isAsked, type Job } from '../../content/job-fit.ts'

/** What was said of a job, as far as the checklist still knows the jobs, questions and options. */
export const jobFor = (said: Job, { jobs, questions }: Asking): Job => ({
  jobs: jobs.map(({ id }) => id).filter((id) => said.jobs.includes(id)),
  answers: Object.fromEntries(
    questions.flatMap(({ id, options }) => {
      const given = options.find((option) => option.id === said.answers[id])
      return given ? [[id, given.id]] : []
    }),
  ),
})

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

/** What a homeowner says of the job that a checklist is used for. */

import type { Asking } from '../checklists/job-words.ts'
import { isAsked, type Job, nothingSaid } from '../content/job-fit.ts'

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

/** What a device kept, or a file holds, whichever checklist it is for. */
export function anyJob(value: unknown): Job {
  if (typeof value !== 'object' || value === null) return nothingSaid
  const [jobs, answers]: unknown[] = [Reflect.get(value, 'jobs'), Reflect.get(value, 'answers')]
  const given = typeof answers === 'object' && answers !== null ? Object.entries(answers) : []
  return {
    jobs: Array.isArray(jobs) ? [...new Set(jobs.filter(isId))] : [],
    answers: Object.fromEntries(given.filter((one): one is [string, string] => one.every(isId))),
  }
}

/** The same, of what a device kept as text. */
export const anyJobIn = (text: string | null): Job => (text === null ? nothingSaid : anyJob(parsed(text)))

const isId = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value)

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

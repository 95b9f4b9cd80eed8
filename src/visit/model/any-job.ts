import { type Job, nothingSaid } from '../../content/job-fit.ts'

/** A job as a file holds it, whichever checklist it is for: what that one does not know is left out where it is read. */
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
export function anyJobIn(text: string | null): Job {
  try {
    return anyJob(JSON.parse(text ?? 'null'))
  } catch {
    return nothingSaid
  }
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value)

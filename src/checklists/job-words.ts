/** What is said of a job, and for which jobs a point is, in words. */
import type { When } from '../content/job-fit.ts'
import type { Checklist } from './checklist.ts'

/** The names of jobs and options that a condition speaks of. */
export type Asking = Pick<Checklist, 'jobs' | 'questions'>

/** Over the questions about the job. */
export const jobTitle = 'Which job is it?'
export const jobHint = 'Tick your job: checks that cannot apply are folded away.'
/** Stands among the answers until one is picked. */
export const unsureOfAnswer = 'Not sure yet'

/** Before a condition. */
export const onlyFor = 'Only for'

/** To which jobs and answers something belongs, by their names: "Tankless water heater, Tank water heater; Gas heater". */
export const conditionWords = (whens: readonly (When | undefined)[], { jobs, questions }: Asking): string =>
  whens
    .flatMap((when) => [
      jobsInWords(when?.jobs ?? [], jobs),
      ...Object.entries(when?.answers ?? {}).map(([question, picked]) =>
        namesOf(picked, questions.find(({ id }) => id === question)?.options ?? []),
      ),
    ])
    .filter(Boolean)
    .join('; ')

/** Whichever is shorter: those that are meant, or those that are not. */
const jobsInWords = (ids: readonly string[], jobs: Asking['jobs']): string => {
  const others = jobs.map(({ id }) => id).filter((id) => !ids.includes(id))
  return others.length * 2 < ids.length ? `any job but ${namesOf(others, jobs)}` : namesOf(ids, jobs)
}

const namesOf = (ids: readonly string[], among: { id: string; name: string }[]): string =>
  ids.map((id) => among.find((one) => one.id === id)?.name ?? id).join(', ')

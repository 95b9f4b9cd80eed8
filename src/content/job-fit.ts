/** Which of a checklist's points belong to one job: what was said of the job rules out what cannot apply to it. */

/** The jobs and answers to which something belongs; both where both stand. */
export interface When {
  jobs?: string[] | undefined
  /** By question, the options of which one must be the answer. */
  answers?: Record<string, string[]> | undefined
}

/** What a homeowner has said of the job: none, one or more of the usual jobs, and by question the picked option. */
export interface Job {
  jobs: readonly string[]
  answers: Readonly<Record<string, string>>
}

export const nothingSaid: Job = { jobs: [], answers: {} }

export const isSaid = ({ jobs, answers }: Job): boolean => jobs.length > 0 || Object.keys(answers).length > 0

interface Question {
  id: string
  jobs?: readonly string[] | undefined
}

/** Whether a question is asked of this job; while no job is picked, it is. */
export const isAsked = ({ jobs }: Question, job: Job): boolean => fitsJobs(jobs, job)

/**
 * Whether something that belongs to all of `whens` belongs to this job: of several, to one of them as if it were picked
 * alone, for an answer about one rules out nothing of another. What was not asked or not answered rules out nothing.
 */
export function isApplicable(whens: readonly (When | undefined)[], job: Job, questions: readonly Question[]): boolean {
  const fits = (one: Job) =>
    whens.every((when) => fitsJobs(when?.jobs, one) && fitsAnswers(when?.answers, one, questions))
  return job.jobs.length === 0 ? fits(job) : job.jobs.some((id) => fits({ ...job, jobs: [id] }))
}

interface ItemOfPoints {
  when?: When | undefined
  points: readonly { when?: When | undefined }[]
}

/** How many points of these items belong to the job. */
export const pointsForJob = (items: readonly ItemOfPoints[], job: Job): number =>
  items.reduce(
    (sum, { when, points }) => sum + points.filter((point) => isApplicable([when, point.when], job, [])).length,
    0,
  )

const fitsJobs = (jobs: readonly string[] | undefined, job: Job): boolean =>
  jobs === undefined || job.jobs.length === 0 || jobs.some((id) => job.jobs.includes(id))

/** Whether the answers given so far allow `answers`. */
export function fitsAnswers(answers: When['answers'], job: Job, questions: readonly Question[]): boolean {
  return questions.every((question) => {
    const wanted = answers?.[question.id]
    const given = job.answers[question.id]
    return wanted === undefined || given === undefined || !isAsked(question, job) || wanted.includes(given)
  })
}

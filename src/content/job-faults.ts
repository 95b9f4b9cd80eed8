import { isApplicable, isAsked, type Job, type When } from './job-fit.ts'

interface Question {
  id: string
  jobs?: readonly string[] | undefined
  options: readonly { id: string }[]
}

interface Point {
  id: string
  when?: When | undefined
  tonight?: boolean | undefined
  once?: object | undefined
  cases?: readonly { id: string; when?: When | undefined }[] | undefined
}

interface Asking {
  jobs: readonly { id: string; whole?: string | undefined }[]
  questions: readonly Question[]
  items: readonly { when?: When | undefined; points: readonly Point[] }[]
}

interface Fault {
  path: (string | number)[]
  message: string
}

/** How many points a job keeps, whatever is answered. */
const fewest = 20
const most = 30
/** How many of them are for the evening before. */
const fewestTonight = 4
const mostTonight = 8
/** How many of them need the crew: what cannot wait must be few enough to be done while it is there. */
const fewestOnce = 3
const mostOnce = 10

/** What is wrong with the jobs and questions of a checklist, and with what names them. */
export function jobFaults(list: Asking): Fault[] {
  const faults = nameFaults(list)
  return faults.length > 0 ? faults : [...reachFaults(list), ...countFaults(list)]
}

function nameFaults({ jobs, questions, items }: Asking): Fault[] {
  const jobIds = jobs.map(({ id }) => id)
  const faults: Fault[] = []
  const unique = (path: Fault['path'], ids: string[]) => {
    const twice = ids.find((id, index) => ids.indexOf(id) !== index)
    if (twice !== undefined) faults.push({ path, message: `id "${twice}" is used twice` })
  }
  const known = (path: Fault['path'], what: string, ids: readonly string[], among: string[]) => {
    for (const id of ids)
      if (!among.includes(id)) faults.push({ path, message: `names the ${what} "${id}", which is not there` })
  }
  const answersKnown = (path: Fault['path'], { jobs, answers = {} }: When) => {
    for (const [id, picked] of Object.entries(answers)) {
      const question = questions.find((one) => one.id === id)
      known(
        path,
        'question',
        [id],
        questions.map((one) => one.id),
      )
      if (!question) continue
      const options = question.options.map((option) => option.id)
      known(path, `option of "${id}"`, picked, options)
      if (picked.length >= options.length)
        faults.push({ path, message: `names every option of "${id}", so it says nothing` })
      if (jobs && question.jobs && !jobs.some((job) => question.jobs?.includes(job)))
        faults.push({ path, message: `asks "${id}", which is asked for none of its jobs` })
    }
  }
  unique(['jobs'], jobIds)
  unique(
    ['questions'],
    questions.map(({ id }) => id),
  )
  questions.forEach((question, at) => {
    unique(
      ['questions', at],
      question.options.map(({ id }) => id),
    )
    known(['questions', at], 'job', question.jobs ?? [], jobIds)
  })
  items.forEach((item, at) => {
    const whens = [
      { path: ['items', at], when: item.when ?? {} },
      ...item.points.flatMap((point, place): { path: Fault['path']; when: When }[] => {
        const path = ['items', at, 'points', place]
        const cases = point.cases ?? []
        return [{ path, when: point.when ?? {} }, ...cases.map(({ when }) => ({ path, when: when ?? {} }))]
      }),
    ]
    for (const { path, when } of whens) {
      known(path, 'job', when.jobs ?? [], jobIds)
      answersKnown(path, when)
    }
  })
  return faults
}

/** Points that no job and no answers ever show, and cases that no answer leaves to be picked. */
function reachFaults({ jobs, questions, items }: Asking): Fault[] {
  const situations = jobs.flatMap(({ id }) => situationsOf(id, questions))
  return items.flatMap((item, at) =>
    item.points.flatMap((point, place): Fault[] => {
      const path = ['items', at, 'points', place]
      const shown = situations.filter((job) => isApplicable([item.when, point.when], job, questions))
      if (shown.length === 0) return [{ path, message: `point "${point.id}" is hidden whatever is answered` }]
      const { cases } = point
      if (!cases) return []
      const leaves = (job: Job) => cases.filter(({ when }) => isApplicable([when], job, questions))
      const reached = new Set(shown.flatMap(leaves))
      return [
        ...cases
          .filter((one) => !reached.has(one))
          .map(({ id }) => ({ path, message: `point "${point.id}": no answer reaches its case "${id}"` })),
        ...(shown.some((job) => leaves(job).length === 0)
          ? [{ path, message: `point "${point.id}": an answer leaves none of its cases` }]
          : []),
      ]
    }),
  )
}

function countFaults({ jobs, questions, items }: Asking): Fault[] {
  return jobs.flatMap((one, at): Fault[] => {
    const counts = situationsOf(one.id, questions).map((job) => {
      const points = items.flatMap((item) =>
        item.points.filter(({ when }) => isApplicable([item.when, when], job, questions)),
      )
      const answers = Object.values(job.answers).join(', ')
      return {
        answers,
        count: points.length,
        tonight: points.filter(({ tonight }) => tonight).length,
        once: points.filter(({ once }) => once).length,
      }
    })
    const faults: string[] = []
    const wrong = counts.find(({ count }) => count < fewest || (count > most && one.whole === undefined))
    if (wrong) faults.push(`keeps ${wrong.count} points (${wrong.answers}); a job keeps ${fewest} to ${most}`)
    const wrongTonight = counts.find(({ tonight }) => tonight < fewestTonight || tonight > mostTonight)
    if (wrongTonight)
      faults.push(
        `has ${wrongTonight.tonight} points for the evening before (${wrongTonight.answers}); a job has ${fewestTonight} to ${mostTonight}`,
      )
    const wrongOnce = counts.find(({ once }) => once < fewestOnce || once > mostOnce)
    if (wrongOnce)
      faults.push(
        `has ${wrongOnce.once} points that need the crew (${wrongOnce.answers}); a job has ${fewestOnce} to ${mostOnce}`,
      )
    return faults.map((fault) => ({ path: ['jobs', at], message: `job "${one.id}" ${fault}` }))
  })
}

/** A job with each combination of answers to the questions that it is asked. */
function situationsOf(job: string, questions: readonly Question[]): Job[] {
  return questions.reduce<Job[]>(
    (jobs, question) =>
      jobs.flatMap((one) =>
        isAsked(question, one)
          ? question.options.map(({ id }) => ({ ...one, answers: { ...one.answers, [question.id]: id } }))
          : [one],
      ),
    [{ jobs: [job], answers: {} }],
  )
}

import type { StatementPreview } from '../statement/preview.server.ts'
import type { Answers, StatementReading } from '../statement/read-statement.server.ts'
import type { Statements } from '../statements.server.ts'

export type StatementQuestion = Exclude<StatementReading, { kind: 'read' }>

/** How far the import of one file is. */
export type StatementStep =
  | { kind: 'working'; doing: 'reading' | 'committing'; done: number; total: number }
  | { kind: 'question'; question: StatementQuestion }
  | { kind: 'preview'; preview: StatementPreview }
  | { kind: 'done'; counts: StatementPreview['counts']; outCount: number }
  | { kind: 'failed' }

interface Job {
  bytes: Uint8Array
  answers: Answers
  step: StatementStep
  timer: NodeJS.Timeout
}

/** Files at a time; the oldest goes. What it has committed stays done. */
const mostJobs = 5

/** No session is longer; whoever left a file lying finds it gone. */
const longestKept = 12 * 3_600_000

/**
 * The files that are being imported, in the memory of this process alone: a statement names payers, and no name is to
 * reach the records. A file goes when it is imported, when somebody signs out, after half a day, and at a restart;
 * bringing it again counts nothing twice.
 */
export function statementJobs(statements: Statements, newId: () => string, reportError: (error: unknown) => void) {
  const jobs = new Map<string, Job>()
  /** Also those whose file was forgotten meanwhile. */
  let committing = 0

  const forget = (id: string) => {
    clearTimeout(jobs.get(id)?.timer)
    jobs.delete(id)
  }

  /** Goes on in the background; whoever asks sees how far it is. */
  const work = (job: Job, doing: 'reading' | 'committing', run: (tell: Tell) => Promise<StatementStep>) => {
    const tell: Tell = (done, total) => {
      job.step = { kind: 'working', doing, done, total }
    }
    tell(0, 0)
    run(tell).then(
      (step) => {
        job.step = step
      },
      (error) => {
        reportError(error)
        job.step = { kind: 'failed' }
      },
    )
  }

  const read = (job: Job) =>
    work(job, 'reading', async (tell) => {
      const found = await statements.preview(job.bytes, job.answers, tell)
      return found.kind === 'preview' ? { kind: 'preview', preview: found } : { kind: 'question', question: found }
    })

  return {
    start(bytes: Uint8Array): string {
      const id = newId()
      const timer = setTimeout(() => forget(id), longestKept).unref()
      const job: Job = { bytes, answers: {}, step: { kind: 'failed' }, timer }
      jobs.set(id, job)
      const [oldest] = jobs.keys()
      if (jobs.size > mostJobs && oldest !== undefined) forget(oldest)
      read(job)
      return id
    },

    stepOf: (id: string): StatementStep | undefined => jobs.get(id)?.step,

    /** Whether payments are being written down at this moment. */
    isCommitting: (): boolean => committing > 0,

    /** Reads the file once more, with what was asked or as somebody reads it otherwise; not once it is being imported. */
    answer(id: string, answers: Answers): void {
      const job = jobs.get(id)
      if (job?.step.kind !== 'question' && job?.step.kind !== 'preview') return
      // Another column may hold the dates, written in another order.
      job.answers = answers.columns ? answers : { ...job.answers, ...answers }
      read(job)
    },

    /** Does what the preview says, once. */
    commit(id: string): void {
      const job = jobs.get(id)
      if (job?.step.kind !== 'preview') return
      const { preview } = job.step
      job.bytes = new Uint8Array()
      work(job, 'committing', async (tell) => {
        committing++
        try {
          const { counts } = await statements.commit(preview, tell)
          return { kind: 'done', counts, outCount: preview.outCount }
        } finally {
          committing--
        }
      })
    },

    /** Forgets every file, whoever brought it; what is being written down is written to its end. */
    forgetAll: (): void => {
      for (const id of jobs.keys()) forget(id)
    },
  }
}
export type StatementJobs = ReturnType<typeof statementJobs>

type Tell = (done: number, total: number) => void

import type { StatementPreview } from '../statement/preview.server.ts'
import type { Answers, StatementReading } from '../statement/read-statement.server.ts'
import type { Statements } from '../statements.server.ts'

export type StatementQuestion = Exclude<StatementReading, { kind: 'read' }>

/** How far the import of one file is. */
export type StatementStep =
  | { kind: 'working'; doing: 'reading' | 'committing'; done: number; total: number }
  | { kind: 'question'; question: StatementQuestion; answers: Answers }
  | { kind: 'preview'; preview: StatementPreview }
  | { kind: 'done'; counts: StatementPreview['counts']; outCount: number }
  | { kind: 'failed' }

interface Job {
  bytes: Uint8Array
  step: StatementStep
}

/** Files at a time; the oldest goes. What it has committed stays done. */
const mostJobs = 5

/**
 * The files that are being imported, in the memory of this process alone: a statement names payers, and no name is to
 * reach the records. A restart forgets them; bringing the file again counts nothing twice.
 */
export function statementJobs(statements: Statements, newId: () => string, reportError: (error: unknown) => void) {
  const jobs = new Map<string, Job>()

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

  const read = (job: Job, answers: Answers) =>
    work(job, 'reading', async (tell) => {
      const found = await statements.preview(job.bytes, answers, tell)
      return found.kind === 'preview'
        ? { kind: 'preview', preview: found }
        : { kind: 'question', question: found, answers }
    })

  return {
    start(bytes: Uint8Array): string {
      const id = newId()
      const job: Job = { bytes, step: { kind: 'failed' } }
      jobs.set(id, job)
      const [oldest] = jobs.keys()
      if (jobs.size > mostJobs && oldest !== undefined) jobs.delete(oldest)
      read(job, {})
      return id
    },

    stepOf: (id: string): StatementStep | undefined => jobs.get(id)?.step,

    /** Reads the file once more with what was asked; only while something is. */
    answer(id: string, answers: Answers): void {
      const job = jobs.get(id)
      if (job?.step.kind === 'question') read(job, { ...job.step.answers, ...answers })
    },

    /** Does what the preview says, once. */
    commit(id: string): void {
      const job = jobs.get(id)
      if (job?.step.kind !== 'preview') return
      const { preview } = job.step
      job.bytes = new Uint8Array()
      work(job, 'committing', async (tell) => {
        const { counts } = await statements.commit(preview, tell)
        return { kind: 'done', counts, outCount: preview.outCount }
      })
    },
  }
}
export type StatementJobs = ReturnType<typeof statementJobs>

type Tell = (done: number, total: number) => void

import type { WaitingRow } from '../current-rows-store.server.ts'
import type { StatementPreview, StorableRow } from '../statement/preview.server.ts'
import type { Answers, StatementReading } from '../statement/read-statement.server.ts'
import { shortWords } from '../statement/short-words.ts'
import { isStorable, type Statements } from '../statements.server.ts'

export type StatementQuestion = Exclude<StatementReading, { kind: 'read' }>

/** The state of the import of one file. */
export type ImportState =
  | { kind: 'working'; doing: 'reading' | 'committing'; done: number; total: number }
  | { kind: 'question'; question: StatementQuestion }
  | { kind: 'preview'; preview: StatementPreview }
  | { kind: 'done'; counts: StatementPreview['counts']; outCount: number }
  | { kind: 'failed' }

interface Job {
  bytes: Uint8Array
  answers: Answers
  state: ImportState
  timer: NodeJS.Timeout
}

/** Files at a time; the oldest goes. What it has committed stays done. */
const mostJobs = 5

/** What a bank wrote of one row, in letters, and of how many rows it is remembered. */
export const mostWords = 200
const mostRemembered = 5000

/** No session is longer; whoever left a file lying finds it gone. */
const longestKept = 12 * 3_600_000

/**
 * The files that are being imported, in the memory of this process alone: a statement names payers, and no name is to
 * reach the records. A file goes when it is imported, when somebody signs out, after half a day, and at a restart;
 * bringing it again counts nothing twice.
 */
export function statementJobs(statements: Statements, newId: () => string, reportError: (error: unknown) => void) {
  const jobs = new Map<string, Job>()
  /** What the bank wrote of rows that wait, for as long as the file itself would lie here. */
  const words = new Map<string, string>()
  /** Also those whose file was forgotten meanwhile. */
  let committing = 0

  const forget = (id: string) => {
    clearTimeout(jobs.get(id)?.timer)
    jobs.delete(id)
  }

  const rememberWords = (rows: readonly StorableRow[]) => {
    const waiting = rows.filter(({ state }) => state !== 'matched' && state !== 'under')
    for (const { checksum, description } of waiting) words.set(checksum, shortWords(description, mostWords))
    for (const checksum of words.keys()) if (words.size > mostRemembered) words.delete(checksum)
    setTimeout(() => {
      for (const { checksum } of waiting) words.delete(checksum)
    }, longestKept).unref()
  }

  const previewOf = (id: string): StatementPreview | undefined => {
    const state = jobs.get(id)?.state
    return state?.kind === 'preview' ? state.preview : undefined
  }

  /** Goes on in the background; whoever asks sees how far it is. */
  const work = (job: Job, doing: 'reading' | 'committing', run: (tell: Tell) => Promise<ImportState>) => {
    const tell: Tell = (done, total) => {
      job.state = { kind: 'working', doing, done, total }
    }
    tell(0, 0)
    run(tell).then(
      (state) => {
        job.state = state
      },
      (error) => {
        reportError(error)
        job.state = { kind: 'failed' }
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
      const job: Job = { bytes, answers: {}, state: { kind: 'failed' }, timer }
      jobs.set(id, job)
      const [oldest] = jobs.keys()
      if (jobs.size > mostJobs && oldest !== undefined) forget(oldest)
      read(job)
      return id
    },

    stateOf: (id: string): ImportState | undefined => jobs.get(id)?.state,

    /** A row of a preview that would wait for a person. */
    rowOf: (id: string, checksum: string): StorableRow | undefined =>
      previewOf(id)
        ?.rows.filter(isStorable)
        .find((row) => row.checksum === checksum && row.state !== 'matched' && row.state !== 'under'),

    /** What stands in a preview of a row that somebody has written down: as it waits now, or nothing once it is decided. */
    renew(id: string, checksum: string, now: WaitingRow | undefined): void {
      const preview = previewOf(id)
      const at = preview?.rows.findIndex((row) => row.checksum === checksum) ?? -1
      const row = preview?.rows[at]
      if (!preview || !row || !isStorable(row)) return
      preview.counts[row.state]--
      if (now) preview.counts[now.state]++
      preview.rows.splice(
        at,
        1,
        ...(now ? [{ ...row, state: now.state, reason: now.reason, candidates: now.candidates }] : []),
      )
    },

    /** What the bank wrote of a row that waits; `undefined` once it is forgotten. */
    wordsOf: (checksum: string): string | undefined => words.get(checksum),

    /** Whether payments are being written down at this moment. */
    isCommitting: (): boolean => committing > 0,

    /** Reads the file once more, with what was asked or as somebody reads it otherwise; not once it is being imported. */
    answer(id: string, answers: Answers): void {
      const job = jobs.get(id)
      if (job?.state.kind !== 'question' && job?.state.kind !== 'preview') return
      // Another column may hold the dates, written in another order.
      job.answers = answers.columns ? answers : { ...job.answers, ...answers }
      read(job)
    },

    /** Does what the preview says, once. */
    commit(id: string): void {
      const job = jobs.get(id)
      if (job?.state.kind !== 'preview') return
      const { preview } = job.state
      job.bytes = new Uint8Array()
      rememberWords(preview.rows.filter(isStorable))
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
      words.clear()
    },
  }
}
export type StatementJobs = ReturnType<typeof statementJobs>

type Tell = (done: number, total: number) => void

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

/** The most files in memory; the oldest is dropped. What was imported of it stays. */
const mostJobs = 5

/** The most characters of the bank's words of one row, and the most rows whose words are remembered. */
export const mostCharacters = 200
const mostRemembered = 5000

/** Milliseconds for which a file stays in memory: 12 hours, like the longest session. */
const longestMs = 12 * 3_600_000

/**
 * The files that are being imported, only in the memory of this process: they contain payers' names, which must not be
 * stored. A file is dropped when it is imported, at sign-out, after 12 hours and at a restart; importing it again counts
 * nothing twice.
 */
export function statementJobs(statements: Statements, newId: () => string, reportError: (error: unknown) => void) {
  const jobs = new Map<string, Job>()
  /** The bank's words of waiting rows by checksum, for as long as a file. */
  const words = new Map<string, string>()
  /** Running imports, also of dropped files. */
  let committing = 0

  const forget = (id: string) => {
    clearTimeout(jobs.get(id)?.timer)
    jobs.delete(id)
  }

  const rememberWords = (rows: readonly StorableRow[]) => {
    const waiting = rows.filter(({ state }) => state !== 'matched' && state !== 'under')
    for (const { checksum, description } of waiting) words.set(checksum, shortWords(description, mostCharacters))
    for (const checksum of words.keys()) if (words.size > mostRemembered) words.delete(checksum)
    setTimeout(() => {
      for (const { checksum } of waiting) words.delete(checksum)
    }, longestMs).unref()
  }

  const previewOf = (id: string): StatementPreview | undefined => {
    const state = jobs.get(id)?.state
    return state?.kind === 'preview' ? state.preview : undefined
  }

  /** Runs work in the background and keeps the job's state up to date. */
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
      const timer = setTimeout(() => forget(id), longestMs).unref()
      const job: Job = { bytes, answers: {}, state: { kind: 'failed' }, timer }
      jobs.set(id, job)
      const [oldest] = jobs.keys()
      if (jobs.size > mostJobs && oldest !== undefined) forget(oldest)
      read(job)
      return id
    },

    stateOf: (id: string): ImportState | undefined => jobs.get(id)?.state,

    /** A row of a preview that would wait for a decision. */
    rowOf: (id: string, checksum: string): StorableRow | undefined =>
      previewOf(id)
        ?.rows.filter(isStorable)
        .find((row) => row.checksum === checksum && row.state !== 'matched' && row.state !== 'under'),

    /** Updates a row of a preview after it was stored: to its current state, or removes it once it is decided. */
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

    /** The bank's words of a waiting row; `undefined` once they are dropped. */
    wordsOf: (checksum: string): string | undefined => words.get(checksum),

    /** Whether an import is running. */
    isCommitting: (): boolean => committing > 0,

    /** Reads the file again with these answers, unless it is being imported. */
    answer(id: string, answers: Answers): void {
      const job = jobs.get(id)
      if (job?.state.kind !== 'question' && job?.state.kind !== 'preview') return
      // Another date column may need another date order, so earlier answers are dropped.
      job.answers = answers.columns ? answers : { ...job.answers, ...answers }
      read(job)
    },

    /** Imports the preview, once. */
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

    /** Drops every file; a running import goes on to its end. */
    forgetAll: (): void => {
      for (const id of jobs.keys()) forget(id)
      words.clear()
    },
  }
}
export type StatementJobs = ReturnType<typeof statementJobs>

type Tell = (done: number, total: number) => void

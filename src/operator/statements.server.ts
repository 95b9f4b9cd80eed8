import { daysAfter } from '../format/day.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { orderStore } from '../purchase/order-store.server.ts'
import { orderInWords } from './decision-words.ts'
import type { OperatorServices } from './operator.server.ts'
import type { Share } from './statement/answers.ts'
import { pause } from './statement/event-loop.server.ts'
import { previewStatement, type StatementPreview, type StorableRow } from './statement/preview.server.ts'
import type { Answers } from './statement/read-statement.server.ts'
import { readInWorker } from './statement/statement-reader.server.ts'
import { statementDecisions } from './statement-decisions-store.server.ts'
import { statementStore } from './statement-store.server.ts'

/** What a commit did. */
export interface ImportResult {
  counts: StatementPreview['counts']
}

/** An import that was cut off is told of for 30 days. */
const toldOf = 30 * 24 * 3_600_000

type OnProgress = (done: number, total: number) => void

/**
 * All that the operator does with bank statements, for the command line and the console alike. A preview changes
 * nothing; a commit of it may run beside others, and no row ever counts twice.
 */
export function statementsOf({ db, clock, random, vault }: OperatorServices) {
  const store = statementStore(db)
  const decisions = statementDecisions(db)
  const by = (comment?: string) =>
    ({ actor: 'operator', at: clock(), auditId: random.id(), ...(comment !== undefined && { comment }) }) as const
  const unfinished = () => store.unfinished(new Date(clock().getTime() - toldOf))
  return {
    /** Reads a file and says what an import would do, or what has to be asked. */
    preview: async (bytes: Uint8Array, answers: Answers = {}, onProgress?: OnProgress) => {
      const today = phoenixDay(clock())
      const { fingerprintOfRow } = await vault()
      return previewStatement(bytes, answers, store, {
        today,
        // A bank may book in the evening what belongs to its next business day.
        latestDay: daysAfter(today, 4),
        read: readInWorker,
        fingerprint: fingerprintOfRow,
        ...(onProgress && { onProgress }),
      })
    },

    /** Does what a preview says, some rows at a time; what was done stays done if it is interrupted. */
    commit: async (preview: StatementPreview, onProgress?: OnProgress): Promise<ImportResult> => {
      const counts = { ...preview.counts }
      const rows = preview.rows.filter(isStorable)
      const { columns } = preview
      if (columns) await store.remember(columns.signature, columns.mapping, clock())
      const isOpen = rows.length > 0 || (await unfinished()).some(({ file }) => file === preview.file)
      if (rows.length > 0) await store.noteBeginning(preview.file, rows.length, by())
      let done = 0
      for (const batch of batches(rows)) {
        const { added, alreadyImported } = await store.commit(batch, clock())
        for (const { state } of batch) counts[state]--
        for (const state of added) counts[state]++
        counts['already-imported'] += alreadyImported
        done += batch.length
        onProgress?.(done, rows.length)
        await pause()
      }
      if (isOpen) await store.noteImport(preview.file, counts, by())
      return { counts }
    },

    /** Writes one row of a preview down, so that somebody can decide on it before the rest is imported. */
    keep: async (row: StorableRow): Promise<void> => {
      await store.commit([row], clock())
    },

    /** Imports that were cut off, or are under way in another process. */
    unfinished,
    waitingSum: decisions.waitingSum,
    waitingPage: decisions.waitingPage,
    waitingByState: decisions.waitingByState,
    waitingRow: decisions.waitingRow,
    waitingRefunds: decisions.waitingRefunds,
    /** Rows whose dismissal can still be taken back. */
    dismissed: (limit: number) => decisions.dismissedSince(new Date(clock().getTime() - 24 * 3_600_000), limit),

    /** How these orders stand, each in a sentence. */
    standing: async (references: readonly string[]): Promise<string[]> => {
      const found = await Promise.all(references.map(orderStore(db).byReference))
      return found.flatMap((order) => (order ? [orderInWords(order, phoenixDay(clock()))] : []))
    },

    /** Accepts a row for these orders; their shares sum up to it. */
    accept: (checksum: string, shares: readonly Share[], comment: string) =>
      decisions.accept(checksum, shares, by(comment)),
    /** Writes down that the money of this order went back. */
    recordRefund: (checksum: string, reference: string, comment: string) =>
      decisions.recordRefund(checksum, reference, by(comment)),
    dismiss: (checksum: string, comment: string) => decisions.dismiss(checksum, by(comment)),
    /** Dismisses those of these rows that wait and name no order, each with a row of the audit; returns how many. */
    dismissUnmatched: async (checksums: readonly string[], comment: string): Promise<number> => {
      let dismissed = 0
      for (const checksum of checksums) {
        if ((await decisions.waitingRow(checksum))?.state !== 'no-match') continue
        if ((await decisions.dismiss(checksum, by(comment))).outcome === 'done') dismissed++
      }
      return dismissed
    },
    reconsider: (checksum: string, comment: string) => decisions.reconsider(checksum, by(comment)),
  }
}
export type Statements = ReturnType<typeof statementsOf>

/** A row that cannot be read has no checksum, and one with a date to come will be right in another reading. */
export const isStorable = (row: StatementPreview['rows'][number]): row is StorableRow =>
  row.checksum !== undefined && row.state !== 'already-imported' && row.reason !== 'future'

/** A payment is as much work as ten rows without one; a batch takes a few milliseconds. */
function* batches(rows: readonly StorableRow[]): Generator<StorableRow[]> {
  let batch: StorableRow[] = []
  let work = 0
  for (const row of rows) {
    batch.push(row)
    work += row.state === 'matched' || row.state === 'under' ? 10 : 1
    if (work < 60) continue
    yield batch
    batch = []
    work = 0
  }
  if (batch.length > 0) yield batch
}

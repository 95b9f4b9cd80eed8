import { daysAfter } from '../format/day.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import { orderStore } from '../orders/order-store.server.ts'
import { orderInWords } from './decision-words.ts'
import type { OperatorServices } from './operator.server.ts'
import type { Share } from './statement/answers.ts'
import { yieldToEvents } from './statement/event-loop.server.ts'
import { previewStatement, type StatementPreview, type StorableRow } from './statement/preview.server.ts'
import type { Answers } from './statement/read-statement.server.ts'
import { readInWorker } from './statement/statement-reader.server.ts'
import { statementDecisions } from './statement-decisions-store.server.ts'
import { statementStore } from './statement-store.server.ts'

/** The result of an import. */
export interface ImportResult {
  counts: StatementPreview['counts']
}

/** Milliseconds for which an interrupted import is reported: 30 days. */
const reportedMs = 30 * 24 * 3_600_000

type OnProgress = (done: number, total: number) => void

/**
 * Everything that the operator does with bank statements, for command line and console. A preview changes nothing;
 * imports may run concurrently, and no row ever counts twice.
 */
export function statementsOf({ db, clock, random, vault, tell }: OperatorServices) {
  const store = statementStore(db, tell)
  const decisions = statementDecisions(db, tell)
  const by = (comment?: string) =>
    ({ actor: 'operator', at: clock(), auditId: random.id(), ...(comment !== undefined && { comment }) }) as const
  const unfinished = () => store.unfinished(new Date(clock().getTime() - reportedMs))
  return {
    /** Reads a file; returns what an import would do, a question about the file, or its fault. */
    preview: async (bytes: Uint8Array, answers: Answers = {}, onProgress?: OnProgress) => {
      const today = phoenixDay(clock())
      const { fingerprintOfRow } = await vault()
      return previewStatement(bytes, answers, store, {
        today,
        // A bank may date an evening's booking on its next business day.
        latestDay: daysAfter(today, 4),
        read: readInWorker,
        fingerprint: fingerprintOfRow,
        ...(onProgress && { onProgress }),
      })
    },

    /** Imports a preview in batches; an interrupted import keeps the batches that are done. */
    commit: async (preview: StatementPreview, onProgress?: OnProgress): Promise<ImportResult> => {
      const counts = { ...preview.counts }
      const rows = preview.rows.filter(isStorable)
      const { columns } = preview
      if (columns) await store.remember(columns.signature, columns.mapping, clock())
      const isUnfinished = rows.length > 0 || (await unfinished()).some(({ file }) => file === preview.file)
      if (rows.length > 0) await store.noteBeginning(preview.file, rows.length, by())
      let done = 0
      for (const batch of batches(rows)) {
        const { added, alreadyImported } = await store.commit(batch, clock())
        for (const { state } of batch) counts[state]--
        for (const state of added) counts[state]++
        counts['already-imported'] += alreadyImported
        done += batch.length
        onProgress?.(done, rows.length)
        await yieldToEvents()
      }
      if (isUnfinished) await store.noteImport(preview.file, counts, by())
      return { counts }
    },

    /** Stores one row of a preview, so that it can be decided before the rest is imported. */
    keep: async (row: StorableRow): Promise<void> => {
      await store.commit([row], clock())
    },

    /** Imports that were interrupted or run in another process. */
    unfinished,
    waitingSum: decisions.waitingSum,
    waitingPage: decisions.waitingPage,
    waitingByState: decisions.waitingByState,
    waitingRow: decisions.waitingRow,
    waitingRefunds: decisions.waitingRefunds,
    /** Rows whose dismissal can still be undone. */
    dismissed: (limit: number) => decisions.dismissedSince(new Date(clock().getTime() - 24 * 3_600_000), limit),

    /** The status of each of these orders, as a sentence. */
    standing: async (references: readonly string[]): Promise<string[]> => {
      const found = await Promise.all(references.map(orderStore(db).byReference))
      return found.flatMap((order) => (order ? [orderInWords(order, phoenixDay(clock()))] : []))
    },

    /** Counts a row for these orders; the shares must add up to it. */
    accept: (checksum: string, shares: readonly Share[], comment: string) =>
      decisions.accept(checksum, shares, by(comment)),
    /** Records that money of this order went back. */
    recordRefund: (checksum: string, reference: string, comment: string) =>
      decisions.recordRefund(checksum, reference, by(comment)),
    dismiss: (checksum: string, comment: string) => decisions.dismiss(checksum, by(comment)),
    /** Dismisses those of these rows that wait without an order; returns how many. */
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

/** Whether an import stores the row: it could be read, is new, and is not dated in the future, which another date order corrects. */
export const isStorable = (row: StatementPreview['rows'][number]): row is StorableRow =>
  row.checksum !== undefined && row.state !== 'already-imported' && row.reason !== 'future'

/** Splits rows into batches of a few milliseconds; a payment takes as long as ten other rows. */
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

import type { Day } from '../../format/phoenix-time.ts'
import { anyReference, referenceIndex } from './find-references.ts'
import { createJudge, type Judgement, type PayableOrder, type RowState, type SearchedRow } from './judge.ts'
import type { Mapping } from './mapping.ts'
import { pause } from './pause.server.ts'
import { type Answers, type Remembered, readStatement, type StatementReading } from './read-statement.server.ts'
import type { CreditRow, RefusedRow, RowFault } from './statement-rows.ts'

/** A row that a commit writes down, but for its line and description. */
export type KeptRow = CreditRow & Judgement & { checksum: string }

/** One row of a preview. `checksum` is missing for a row that cannot be read: such a row is not kept. */
export type PreviewRow =
  | KeptRow
  | (RefusedRow & { state: 'refused'; reason: RowFault; candidates: []; checksum?: never })

/** What an import would do; nothing has been changed. */
export interface StatementPreview {
  kind: 'preview'
  signature: string
  mapping: Mapping
  /** In the order in which a commit takes them. */
  rows: PreviewRow[]
  counts: Record<RowState, number>
  outCount: number
}

/** What a preview needs from the records. */
export interface StatementRecords {
  remembered: Remembered
  /** Those of the checksums that were imported before. */
  imported(checksums: readonly string[]): Promise<ReadonlySet<string>>
  /** All orders, some at a time, as they stand on `today`. */
  payableOrders(today: Day): AsyncIterable<PayableOrder[]>
}

export interface PreviewOptions {
  today: Day
  /** A row dated after it is taken for a mistake. */
  latestDay: Day
  /** A keyed fingerprint, so that nobody finds a payer's name by trying names. */
  fingerprint: (text: string) => string
  onProgress?: (done: number, total: number) => void
}

/** Reads a statement and judges each row; asks what it cannot know. It changes nothing. */
export async function previewStatement(
  bytes: Uint8Array,
  answers: Answers,
  records: StatementRecords,
  { today, latestDay, fingerprint, onProgress }: PreviewOptions,
): Promise<StatementPreview | Exclude<StatementReading, { kind: 'read' }>> {
  const statement = await readStatement(bytes, answers, records.remembered)
  if (statement.kind !== 'read') return statement
  const { signature, mapping, outCount } = statement
  const preview: StatementPreview = { kind: 'preview', signature, mapping, rows: [], counts: noRows(), outCount }
  const put = (row: PreviewRow) => {
    preview.rows.push(row)
    preview.counts[row.state]++
  }
  const total = statement.rows.length
  const credits = await withChecksums(statement.rows, fingerprint)
  const fresh: Checked[] = []
  for (let at = 0; at < credits.length; at += 250) {
    const batch = credits.slice(at, at + 250)
    const known = await records.imported(batch.map(({ checksum }) => checksum))
    for (const one of batch)
      if (known.has(one.checksum))
        put({ ...one.row, checksum: one.checksum, state: 'already-imported', reason: 'imported', candidates: [] })
      else fresh.push(one)
    await pause()
  }
  const { index, orders, owed } = await indexOf(records.payableOrders(today))
  const searched: (Checked & SearchedRow)[] = []
  for (const [at, one] of fresh.entries()) {
    const found = index.find(one.row.description, owed.has(one.row.cents))
    searched.push({ ...one, found, unknownReference: found.length ? undefined : anyReference(one.row.description) })
    if (at % 25 === 24) await pause()
    if (at % 500 === 499) onProgress?.(at + 1, total)
  }
  const judge = createJudge(orders, latestDay)
  for (const [at, one] of judge.inOrder(searched).entries()) {
    put({ ...one.row, checksum: one.checksum, ...judge.judge(one) })
    if (at % 100 === 99) await pause()
  }
  for (const row of statement.rows) if ('reason' in row) put({ ...row, state: 'refused', candidates: [] })
  onProgress?.(total, total)
  return preview
}

/** A row of a statement, told from every other. */
interface Checked {
  row: CreditRow
  checksum: string
  /** Which of several identical rows of the file it is, from 1. */
  occurrence: number
}

/** The same row has the same checksum in every file; identical rows of one file are told apart by their number. */
async function withChecksums(
  rows: readonly (CreditRow | RefusedRow)[],
  fingerprint: (text: string) => string,
): Promise<Checked[]> {
  const seen = new Map<string, number>()
  const checked: Checked[] = []
  for (const [at, row] of rows.entries()) {
    if (at % 100 === 99) await pause()
    if ('reason' in row) continue
    const words = row.description.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim()
    const same = JSON.stringify([row.day, row.cents, words])
    const occurrence = (seen.get(same) ?? 0) + 1
    seen.set(same, occurrence)
    checked.push({ row, occurrence, checksum: fingerprint(`${same} ${occurrence}`) })
  }
  return checked
}

async function indexOf(pages: AsyncIterable<PayableOrder[]>) {
  const index = referenceIndex()
  const orders = new Map<string, PayableOrder>()
  /** The sums, in cents, that some order lacks. */
  const owed = new Set<number>()
  for await (const page of pages) {
    for (const order of page) {
      index.add(order.reference)
      orders.set(order.reference, order)
      owed.add(order.amountCents - order.paidCents)
    }
    await pause()
  }
  return { index, orders, owed }
}

const noRows = (): Record<RowState, number> => ({
  matched: 0,
  suggested: 0,
  'no-match': 0,
  'already-imported': 0,
  under: 0,
  over: 0,
  refused: 0,
})

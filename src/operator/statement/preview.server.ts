import { createHash } from 'node:crypto'
import type { Day } from '../../format/phoenix-time.ts'
import { amountDue } from '../../orders/order.ts'
import { speaksOfReturn } from './doubts.ts'
import { forEachYielding, yieldToEvents } from './event-loop.server.ts'
import { anyReference, referenceIndex } from './find-references.ts'
import { createJudge, type JudgedOn } from './judge.ts'
import type { PayableOrder } from './payable-order.ts'
import type { Answers, ReadColumns, ReadTask, Remembered, StatementReading } from './read-statement.server.ts'
import type { Judgement, RowState, SearchedRow } from './row.ts'
import type { BookedRow, RefusedRow, RowFault } from './statement-rows.ts'

/** A row that an import stores, without its description. */
export type StorableRow = BookedRow & Judgement & { checksum: string }

/** One row of a preview. A row that cannot be read has no `checksum` and is not stored. */
export type PreviewRow =
  | StorableRow
  | (RefusedRow & { state: 'refused'; reason: RowFault; candidates: []; checksum?: never })

/** What an import would do; the preview itself changes nothing. */
export interface StatementPreview {
  kind: 'preview'
  /** A keyed fingerprint of the file. */
  file: string
  /** Of a CSV file: how its columns were read. */
  columns: ReadColumns | undefined
  /** In the order in which they are imported. */
  rows: PreviewRow[]
  counts: Record<RowState, number>
  /** The number of rows of money that went out and concerns no order, which are left out. */
  outCount: number
}

/** What a preview needs from the records. */
export interface StatementRecords {
  remembered(): Promise<Remembered>
  /** Those of the checksums that are stored already. */
  imported(checksums: readonly string[]): Promise<ReadonlySet<string>>
  /** All orders, some at a time, as they stand on `today`. */
  payableOrders(today: Day): AsyncIterable<PayableOrder[]>
}

export interface PreviewOptions extends JudgedOn {
  /** Reads the file, in production in a worker. */
  read: (task: ReadTask) => Promise<StatementReading>
  /** A keyed hash, so that a payer's name cannot be found by trying names. */
  fingerprint: (text: string) => string
  onProgress?: (done: number, total: number) => void
}

/** Reads a statement and judges each row; returns the preview, a question about the file, or its fault. */
export async function previewStatement(
  bytes: Uint8Array,
  answers: Answers,
  records: StatementRecords,
  { today, latestDay, read, fingerprint, onProgress }: PreviewOptions,
): Promise<StatementPreview | Exclude<StatementReading, { kind: 'read' }>> {
  const statement = await read({ bytes, answers, remembered: await records.remembered() })
  if (statement.kind !== 'read') return statement
  const file = fingerprint(await sumOf(bytes))
  const { columns } = statement
  const preview: StatementPreview = { kind: 'preview', file, columns, rows: [], counts: noRows(), outCount: 0 }
  const put = (row: PreviewRow) => {
    preview.rows.push(row)
    preview.counts[row.state]++
  }
  const { index, orders, owed } = await indexOf(records.payableOrders(today))
  const refused: RefusedRow[] = []
  const booked: BookedRow[] = []
  const outgoing: Pick<SearchedRow, 'row' | 'found'>[] = []
  await forEachYielding(statement.rows, (row) => {
    if ('reason' in row) refused.push(row)
    else if (row.cents > 0) booked.push(row)
    else outgoing.push({ row, found: index.findInRow(row, false) })
  })
  const judge = createJudge(orders, { today, latestDay }, outgoing)
  const returned = outgoing.filter(({ row, found }) => judge.concerns(found) || speaksOfReturn(row))
  preview.outCount = outgoing.length - returned.length
  const checked = await withChecksums([...booked, ...returned.map(({ row }) => row)], fingerprint)
  const fresh: Checked[] = []
  for (let at = 0; at < checked.length; at += 250) {
    const batch = checked.slice(at, at + 250)
    const known = await records.imported(batch.map(({ checksum }) => checksum))
    for (const one of batch)
      if (known.has(one.checksum))
        put({ ...one.row, checksum: one.checksum, state: 'already-imported', reason: 'imported', candidates: [] })
      else fresh.push(one)
    await yieldToEvents()
  }
  const total = checked.length
  let done = total - fresh.length
  const searched: (Checked & SearchedRow)[] = []
  await forEachYielding(fresh, (one) => {
    const found = index.findInRow(one.row, owed.has(one.row.cents))
    const text = `${one.row.description} | ${one.row.elsewhere}`
    searched.push({ ...one, found, unknownReference: found.length ? undefined : anyReference(text) })
    if (++done % 200 === 0) onProgress?.(done, total)
  })
  const incoming = searched.filter(({ row }) => row.cents > 0)
  await forEachYielding(judge.inOrder(incoming), (one) =>
    put({ ...one.row, checksum: one.checksum, ...judge.judge(one) }),
  )
  for (const { row, checksum, found } of searched.filter(({ row }) => row.cents <= 0)) {
    const judged = judge.concerns(found) ? judge.judgeNamed({ row, found }) : judge.judgeUnnamed(row)
    if (judged) put({ ...row, checksum, ...judged })
    else preview.outCount++
  }
  for (const row of refused) put({ ...row, state: 'refused', candidates: [] })
  onProgress?.(total, total)
  return preview
}

async function sumOf(bytes: Uint8Array): Promise<string> {
  const sum = createHash('sha256')
  const size = 256 * 1024
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => at * size)
  await forEachYielding(parts, (at) => sum.update(bytes.subarray(at, at + size)))
  return sum.digest('hex')
}

/** A row with its checksum. */
interface Checked {
  row: BookedRow
  checksum: string
  /** Which of several identical rows of the file it is, from 1. */
  occurrence: number
}

/**
 * Gives each row a checksum that is the same in every file: of day, amount and the bank's id, or of day, amount and words.
 * Identical rows of one file are numbered.
 */
async function withChecksums(rows: readonly BookedRow[], fingerprint: (text: string) => string): Promise<Checked[]> {
  const seen = new Map<string, number>()
  const checked: Checked[] = []
  await forEachYielding(rows, (row) => {
    const words = row.description.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim()
    const same = JSON.stringify(row.id === undefined ? [row.day, row.cents, words] : [row.day, row.cents, '', row.id])
    const occurrence = (seen.get(same) ?? 0) + 1
    seen.set(same, occurrence)
    checked.push({ row, occurrence, checksum: fingerprint(`${same} ${occurrence}`) })
  })
  return checked
}

async function indexOf(pages: AsyncIterable<PayableOrder[]>) {
  const index = referenceIndex()
  const orders = new Map<string, PayableOrder>()
  /** The amounts due of all orders, in cents. */
  const owed = new Set<number>()
  for await (const page of pages) {
    for (const order of page) {
      index.add(order.reference)
      orders.set(order.reference, order)
      owed.add(amountDue(order))
    }
    await yieldToEvents()
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
  'went-back': 0,
})

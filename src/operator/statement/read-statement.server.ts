import { csvRows } from './csv-rows.server.ts'
import { type DateOrder, dateOrderOf, provenOrder, writtenDate } from './dates.ts'
import { guessColumns } from './guess-columns.ts'
import {
  columnCountSignature,
  findHeader,
  headerAbove,
  headerSignature,
  headerWith,
  isBooking,
  isWhole,
  knownByName,
  type Mapping,
  mostPreamble,
  type NamedColumns,
  namedMapping,
  type PartMapping,
} from './mapping.ts'
import { isOfx, ofxRows } from './ofx-rows.ts'
import {
  addEvidence,
  type BookedRow,
  type CellRow,
  conventionsOf,
  noEvidence,
  type RefusedRow,
  readRow,
  usualWidth,
} from './statement-rows.ts'
import { mostRows, statementText, tooManyRows, whatToBring } from './statement-text.ts'

/** What a person has answered about a file. */
export interface Answers {
  columns?: NamedColumns
  dates?: DateOrder
}

/** The rows of a statement, a question about the file, or why it cannot be read. */
export type StatementReading =
  | ReadStatement
  /** `guess`: what the columns are likely to be. */
  | { kind: 'ask-columns'; header: string[]; sample: string[][]; guess: PartMapping; fault?: string }
  /** `isMixed`: some of its dates prove one order, some the other. */
  | { kind: 'ask-dates'; examples: string[]; isMixed: boolean }
  | { kind: 'fault'; sentence: string }

export interface ReadStatement {
  kind: 'read'
  /** Of a CSV file: a format that names its fields has none. */
  columns: ReadColumns | undefined
  rows: (BookedRow | RefusedRow)[]
}

/** How the columns of a file were read. */
export interface ReadColumns {
  /** By it the mapping is found again. */
  signature: string
  mapping: Mapping
  /** What the columns are called, or their numbers, and the first rows below: for whoever reads them differently. */
  header: string[]
  sample: string[][]
}

/** Stored mappings by the signature of their files. */
export type Remembered = ReadonlyMap<string, Mapping>

/** A file, and what is known of it. */
export interface ReadTask {
  bytes: Uint8Array
  answers: Answers
  remembered: Remembered
}

/** Reads a statement; returns a question where columns or dates are not certain, instead of guessing. */
export function readStatement({ bytes, answers, remembered }: ReadTask): StatementReading {
  const read = statementText(bytes)
  if ('fault' in read) return { kind: 'fault', sentence: read.fault }
  if (isOfx(read.text)) {
    const rows = ofxRows(read.text)
    if (rows.length === 0 || rows.length > mostRows)
      return { kind: 'fault', sentence: rows.length === 0 ? noTransactions : tooManyRows }
    return { kind: 'read', columns: undefined, rows }
  }
  const parsed = csvRows(read.text)
  if ('fault' in parsed) return { kind: 'fault', sentence: parsed.fault }
  const found = findMapping(parsed.rows, answers.columns, remembered)
  if ('kind' in found) return found
  const rows = parsed.rows.slice(found.from)
  if (rows.length === 0) return { kind: 'fault', sentence: noRows }
  const evidence = noEvidence()
  for (const row of rows) addEvidence(row, found.mapping, evidence)
  const order = dateOrderOf(evidence.orders)
  const isProven = order === 'month-first' || order === 'day-first'
  if (isProven && answers.dates !== undefined && answers.dates !== order)
    return { kind: 'fault', sentence: `The dates of this file are written ${order}: some have a day over 12.` }
  const asked = answers.dates ?? (order === 'ambiguous' ? found.mapping.dates : undefined)
  if (!isProven && order !== undefined && asked === undefined)
    return { kind: 'ask-dates', ...examplesOf(rows, found.mapping, order === 'contradictory') }
  const mapping = { ...found.mapping, ...(answers.dates && { dates: answers.dates }) }
  const { signature, header, sample } = found
  const width = usualWidth(header.length, rows)
  const conventions = { ...conventionsOf(evidence), order: isProven ? order : asked, width }
  const statement: ReadStatement = { kind: 'read', columns: { signature, mapping, header, sample }, rows: [] }
  for (const row of rows) {
    const one = readRow(row, mapping, conventions)
    if (one !== 'none') statement.rows.push(one)
  }
  return statement
}

const noRows =
  'The file has a header and no rows below it. Nothing was booked in that time; or export it from the bank anew.'

const noTransactions = 'The file has no transactions. Nothing was booked in that time; or export it from the bank anew.'
const noBookings = `No row of this file has a date and an amount, each in a cell of its own: ${whatToBring}`

interface FoundMapping extends ReadColumns {
  /** The first row below the header. */
  from: number
}

function findMapping(
  rows: readonly CellRow[],
  named: NamedColumns | undefined,
  remembered: Remembered,
): FoundMapping | Extract<StatementReading, { kind: 'ask-columns' | 'fault' }> {
  const start = rows.slice(0, mostPreamble * 5).map(({ cells }) => cells)
  const columns = usualCells(start)
  const header = findHeader(start) ?? headerAbove(start)
  if (!header && !named && !start.some(isBooking)) return { kind: 'fault', sentence: noBookings }
  const at = (named && headerWith(named, start)) ?? header?.at
  const cells = at === undefined ? Array.from({ length: columns }, (_, index) => `${index + 1}`) : (start[at] ?? [])
  const signature = at === undefined ? columnCountSignature(columns) : headerSignature(cells)
  const from = at === undefined ? 0 : at + 1
  const shown = { header: cells, sample: start.slice(from, from + 5) }
  const guess = guessColumns(header?.mapping ?? {}, start.slice(from))
  const ask = { kind: 'ask-columns' as const, ...shown, guess }
  if (named) {
    const told = namedMapping(named, cells)
    return 'fault' in told ? { ...ask, fault: told.fault } : { signature, mapping: told.mapping, from, ...shown }
  }
  // A mapping for files without a header does not apply to one with a header.
  const withoutHeader = header ? [] : [columnCountSignature(columns)]
  const signatures = [...start.slice(0, mostPreamble).map(headerSignature), ...withoutHeader]
  const known = signatures.find((one) => remembered.has(one))
  const kept = remembered.get(known ?? '')
  if (known !== undefined && kept) {
    const below = known === withoutHeader[0] ? 0 : signatures.indexOf(known) + 1
    const sample = start.slice(below, below + 5)
    const names = below === 0 ? cells : (start[below - 1] ?? cells)
    return { signature: known, mapping: { ...knownByName(names), ...kept }, from: below, header: names, sample }
  }
  return header && isWhole(header.mapping) ? { signature, mapping: header.mapping, from, ...shown } : ask
}

/** How many cells most rows have. */
function usualCells(rows: readonly string[][]): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [most = [0]] = [...counts].sort(([a, timesA], [b, timesB]) => timesB - timesA || a - b)
  return most[0]
}

/** Dates to ask about: the first ones, or the first that proves each order. */
function examplesOf(rows: readonly CellRow[], { date }: Mapping, isMixed: boolean) {
  if (!isMixed)
    return {
      isMixed,
      examples: [...new Set(rows.flatMap(({ cells }) => (cells[date] ? [cells[date]] : [])))].slice(0, 3),
    }
  const proves = (order: DateOrder) => (row: CellRow) => {
    const written = writtenDate(row.cells[date] ?? '')
    return written !== undefined && provenOrder(written) === order
  }
  return {
    isMixed,
    examples: (['month-first', 'day-first'] as const).flatMap((one) => rows.find(proves(one))?.cells[date] ?? []),
  }
}

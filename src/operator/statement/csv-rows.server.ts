import { type Options, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { findHeader } from './mapping.ts'
import { pause } from './pause.server.ts'

/** One row of the file: the line on which it begins, from 1, and its cells as they stand. */
export interface CsvRow {
  line: number
  cells: string[]
}

/** The most rows that are read as one statement. */
const mostRows = 200_000

/**
 * The rows of a CSV text, whatever its delimiter. The event loop is given back after every 16 kB.
 * A quotation mark that is never closed, and a file that is too long, are answered with a sentence.
 */
export async function csvRows(text: string): Promise<{ rows: CsvRow[] } | { fault: string }> {
  const parser = parse({ ...options, delimiter: await delimiterOf(text) })
  const rows: CsvRow[] = []
  parser.on('readable', () => {
    for (let read = parser.read(); read !== null; read = parser.read()) rows.push(rowOf(read as Read))
  })
  const ended = new Promise<Error | undefined>((resolve) => {
    parser.once('end', () => resolve(undefined))
    parser.once('error', resolve)
  })
  for (const part of parts(text)) {
    if (parser.destroyed || rows.length > mostRows) break
    parser.write(part)
    await pause()
  }
  parser.end()
  const error = await ended
  if (error) return { fault: faultOf(error, rows.at(-1)) }
  return rows.length > mostRows ? { fault: 'The file has over 200,000 rows: export a shorter time.' } : { rows }
}

/** With one kind of line end: the parser counts a line twice that ends with two characters between quotation marks. */
function* parts(text: string): Generator<string> {
  const size = 16 * 1024
  for (let at = 0; at < text.length; ) {
    const end = text[at + size - 1] === '\r' ? at + size + 1 : at + size
    yield text.slice(at, end).replace(/\r\n?/g, '\n')
    at = end
  }
}

const options: Options = {
  info: true,
  record_delimiter: '\n',
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: 64 * 1024,
}

interface Read {
  info: { lines: number }
  record: string[]
}

function rowOf({ info, record }: Read): CsvRow {
  const breaks = record.join('').match(/\n/g)?.length ?? 0
  return { line: info.lines - breaks, cells: record.map((cell) => cell.trim()) }
}

function faultOf(error: Error, last: CsvRow | undefined): string {
  const after = `Nothing was read after line ${last?.line ?? 0}`
  return 'code' in error && (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE')
    ? `${after}: a quotation mark that opens there is never closed.`
    : `${after}: what follows is no CSV.`
}

/** The delimiter under which a header is found; without a header, the one that makes most rows equally long. */
async function delimiterOf(text: string): Promise<string> {
  const [start = ''] = parts(text.slice(0, 8 * 1024))
  let best = { delimiter: ',', evenness: 0 }
  for (const delimiter of [',', ';', '\t', '|']) {
    const rows = startOf(start, delimiter)
    if (findHeader(rows)) return delimiter
    const evenness = evennessOf(rows)
    if (evenness > best.evenness) best = { delimiter, evenness }
    await pause()
  }
  return best.delimiter
}

/** How many rows have the same number of cells, more than one. */
function evennessOf(rows: string[][]): number {
  const lengths = new Map<number, number>()
  for (const { length } of rows) if (length > 1) lengths.set(length, (lengths.get(length) ?? 0) + 1)
  return Math.max(0, ...lengths.values())
}

/** The beginning of the text alone may end within quotation marks; then its last row does not count. */
function startOf(start: string, delimiter: string): string[][] {
  try {
    const whole = start.slice(0, start.lastIndexOf('\n') + 1) || start
    return parseAtOnce(whole, { ...options, info: false, delimiter, on_record: (record) => record }) as string[][]
  } catch {
    const lines = start.split('\n').slice(0, 100)
    return lines.map((line) => line.split(delimiter).map((cell) => cell.replaceAll('"', '').trim()))
  }
}

import { type Options, parse } from 'csv-parse/sync'
import { findHeader } from './mapping.ts'
import type { CellRow } from './statement-rows.ts'
import { mostRows, tooManyRows } from './statement-text.ts'

/** Far more than any bank writes. */
const mostColumns = 200

/**
 * The rows of a CSV text, whatever its delimiter. A quotation mark that is never closed, and a file that is too long or
 * too wide, are answered with a sentence.
 */
export function csvRows(text: string): { rows: CellRow[] } | { fault: string } {
  // The parser counts a line twice that ends with two characters between quotation marks.
  const lines = text.replace(/\r\n?/g, '\n')
  const rows: CellRow[] = []
  let fault: string | undefined
  const stop = (sentence: string) => {
    fault = sentence
    return new Error(sentence)
  }
  try {
    parse(lines, {
      ...options,
      delimiter: delimiterOf(lines),
      on_record: (cells: string[], { lines: line }) => {
        if (cells.length > mostColumns)
          throw stop(`Line ${line} has over ${mostColumns} columns: that is no statement of a bank.`)
        if (rows.length === mostRows) throw stop(tooManyRows)
        rows.push(rowOf(cells, line))
        return undefined
      },
    })
  } catch (error) {
    return { fault: fault ?? faultOf(error, rows.at(-1)) }
  }
  return { rows }
}

const options: Options = {
  record_delimiter: '\n',
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: 64 * 1024,
}

function rowOf(record: readonly string[], lastLine: number): CellRow {
  const breaks = record.join('').match(/\n/g)?.length ?? 0
  return { line: lastLine - breaks, cells: record.map((cell) => cell.trim()) }
}

function faultOf(error: unknown, last: CellRow | undefined): string {
  const after = `Nothing was read after line ${last?.line ?? 0}`
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'
    ? `${after}: a quotation mark that opens there is never closed.`
    : `${after}: what follows is no CSV.`
}

/** The delimiter under which a header is found; without a header, the one that makes most rows equally long. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 8 * 1024)
  let best = { delimiter: ',', evenness: 0 }
  for (const delimiter of [',', ';', '\t', '|']) {
    const rows = startOf(start, delimiter)
    if (findHeader(rows)) return delimiter
    const evenness = evennessOf(rows)
    if (evenness > best.evenness) best = { delimiter, evenness }
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
    return parse(whole, { ...options, delimiter }) as string[][]
  } catch {
    const lines = start.split('\n').slice(0, 100)
    return lines.map((line) => line.split(delimiter).map((cell) => cell.replaceAll('"', '').trim()))
  }
}

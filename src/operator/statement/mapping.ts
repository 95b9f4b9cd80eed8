import * as z from 'zod/mini'
import { statementCents } from './amount.ts'
import { directionOf } from './bank-words.ts'
import {
  amountNames,
  balanceNames,
  creditNames,
  currencyNames,
  dateNames,
  debitNames,
  descriptionNames,
  statusNames,
} from './column-names.ts'
import { writtenDate } from './dates.ts'

const column = z.int().check(z.nonnegative())

/** Which column of a statement means what; columns count from 0. Stored and used again for files with the same header. */
export const mappingSchema = z.object({
  date: column,
  /** Searched together, since a reference may stand in any of them. */
  description: z.array(column).check(z.minLength(1)),
  /** One column with signs, or one for each direction. */
  amount: z.union([z.object({ signed: column }), z.object({ credit: column, debit: z.optional(column) })]),
  /** Says in a word whether the money came in, for amounts without a sign. */
  direction: z.optional(column),
  /** Says whether the bank has booked the row. */
  status: z.optional(column),
  /** Says in which currency the amount is. */
  currency: z.optional(column),
  /** Not used as a number: words in it show that the cells of a row have shifted. */
  balance: z.optional(column),
  /** Only if it was asked; otherwise the dates of each file prove it. */
  dates: z.optional(z.enum(['month-first', 'day-first'])),
})
export type Mapping = z.infer<typeof mappingSchema>

/** The part of a mapping that the header reveals; the rest is asked. */
export type PartMapping = Partial<Mapping>

/** The index of the header row, and the mapping that it reveals. */
export interface Header {
  at: number
  mapping: PartMapping
}

/** The header that names a date and an amount; `undefined` when there is none. */
export function findHeader(rows: readonly string[][]): Header | undefined {
  for (const [at, row] of rows.slice(0, mostPreamble).entries()) {
    const mapping = readHeader(row, rows.slice(at + 1))
    if (mapping.date !== undefined && mapping.amount !== undefined) return { at, mapping }
  }
  return undefined
}

/** The header in words that are not known, or in part: the fullest row above the first booking, if it is full enough. */
export function headerAbove(rows: readonly string[][]): Header | undefined {
  const first = rows.findIndex(isBooking)
  const width = rows[first]?.length
  if (width === undefined) return undefined
  let best: { at: number; filled: number } | undefined
  for (const [at, row] of rows.slice(0, Math.min(first, mostPreamble)).entries()) {
    const filled = row.filter((cell) => cell !== '').length
    const isOfNames =
      filled * 2 > width && row.every((cell) => !writtenDate(cell) && statementCents(cell) === undefined)
    if (isOfNames && filled >= (best?.filled ?? 0)) best = { at, filled }
  }
  return best && { at: best.at, mapping: readHeader(rows[best.at] ?? [], rows.slice(best.at + 1)) }
}

/** Whether a row shows a date and an amount, in whichever cells. */
export function isBooking(cells: readonly string[]): boolean {
  const date = cells.findIndex((cell) => writtenDate(cell))
  return date >= 0 && cells.some((cell, at) => at !== date && statementCents(cell) !== undefined)
}

/** Identifies files of the same export by their header, to find the stored mapping. */
export const headerSignature = (header: readonly string[]): string => header.map(words).join('|')

/** The same for files without a header. */
export const columnCountSignature = (columns: number): string => `${columns} columns without a header`

/** Columns as a person names them, by their names in the header or by numbers from 1: `date=Posted,amount=4`. */
export type NamedColumns = Partial<Record<ColumnUse, readonly string[]>>
export const columnUses = ['date', 'description', 'amount', 'credit', 'debit', 'direction', 'status'] as const
export type ColumnUse = (typeof columnUses)[number]

/** The mapping that a person has named, for a file with this header; a sentence when a column is not there or missing. */
export function namedMapping(named: NamedColumns, header: readonly string[]): { mapping: Mapping } | { fault: string } {
  const places = new Map<ColumnUse, number[]>()
  for (const use of columnUses)
    for (const name of named[use] ?? []) {
      const at = columnAt(name, header)
      if (at === undefined) return { fault: `There is no column "${name}" for the ${use}.` }
      places.set(use, [...(places.get(use) ?? []), at])
    }
  const one = (use: ColumnUse) => places.get(use)?.[0]
  const [date, signed, credit, debit] = [one('date'), one('amount'), one('credit'), one('debit')]
  const direction = one('direction')
  const description = places.get('description') ?? []
  if (date === undefined || description.length === 0 || (signed === undefined) === (credit === undefined))
    return {
      fault: 'Name the columns of date, description, and either amount or credit (with debit, if there is one).',
    }
  const status = one('status')
  const amount = credit === undefined ? { signed: signed ?? 0 } : { credit, ...(debit !== undefined && { debit }) }
  return {
    mapping: {
      ...knownByName(header),
      date,
      description,
      amount,
      ...(direction !== undefined && { direction }),
      ...(status !== undefined && { status }),
    },
  }
}

/** The index of the row that has all columns which were given by name; `undefined` when there is none. */
export function headerWith(named: NamedColumns, rows: readonly string[][]): number | undefined {
  const names = columnUses.flatMap((use) => named[use] ?? []).filter((name) => !/^\d+$/.test(name))
  if (names.length === 0) return undefined
  const at = rows.slice(0, mostPreamble).findIndex((row) => names.every((name) => columnAt(name, row) !== undefined))
  return at < 0 ? undefined : at
}

function columnAt(name: string, header: readonly string[]): number | undefined {
  const wanted = name.trim().toLowerCase()
  const at = header.findIndex((cell) => cell.toLowerCase() === wanted)
  if (at >= 0) return at
  const place = /^\d+$/.test(wanted) ? Number(wanted) : 0
  return place >= 1 && place <= header.length ? place - 1 : undefined
}

/** Whether the mapping has date, amount and description. */
export function isWhole(mapping: PartMapping): mapping is Mapping {
  return mapping.date !== undefined && mapping.amount !== undefined && (mapping.description?.length ?? 0) > 0
}

/** The most rows above the header, where banks write account, period and balances. */
export const mostPreamble = 60

function readHeader(header: readonly string[], rows: readonly string[][]): PartMapping {
  const names = header.map(words)
  const [date, credit, debit] = [dateNames, creditNames, debitNames].map((known) => columnCalled(known, header))
  const beside = knownByName(header)
  const amounts = amountNames.filter((name) => names.includes(name))
  const signed = columnCalled(amounts, header)
  // Two columns of one name, or an amount beside a net amount: nobody but the operator knows which one counts.
  const isTwice = [signed, credit, debit].some((at) => at !== undefined && names.indexOf(names[at] ?? '', at + 1) >= 0)
  const amount =
    credit !== undefined && !isTwice
      ? { credit, ...(debit !== undefined && { debit }) }
      : signed !== undefined && !isTwice && amounts.length === 1
        ? { signed }
        : undefined
  const taken = [date, credit, debit, beside.status]
  // Most rows are no header: in these nobody looks for it.
  const isAsked = (at: number) => date !== undefined && !taken.includes(at) && at !== signed
  const direction = names.findIndex((_, at) => isAsked(at) && tellsDirection(rows, at))
  const description = names.flatMap((name, at) => (descriptionNames.includes(name) && at !== direction ? [at] : []))
  return {
    ...(date !== undefined && { date }),
    ...(amount !== undefined && { amount }),
    ...(description.length > 0 && { description }),
    ...(direction >= 0 && { direction }),
    ...beside,
  }
}

/**
 * The columns of status, currency and balance, always found by their names, also where a person named the others: a row
 * that is not booked or not in dollars must never count.
 */
export function knownByName(header: readonly string[]): Pick<Mapping, 'status' | 'currency' | 'balance'> {
  const [status, currency, balance] = [statusNames, currencyNames, balanceNames].map((known) =>
    columnCalled(known, header),
  )
  return {
    ...(status !== undefined && { status }),
    ...(currency !== undefined && { currency }),
    ...(balance !== undefined && { balance }),
  }
}

/** The column that has the first of these names; `undefined` when it has none of them. */
function columnCalled(known: readonly string[], header: readonly string[]): number | undefined {
  const names = header.map(words)
  return known.map((name) => names.indexOf(name)).find((at) => at >= 0)
}

/** By its content, since "Details" and "Type" name this column at one bank and a description at another. */
function tellsDirection(rows: readonly string[][], at: number): boolean {
  const cells = rows.slice(0, 200).flatMap((row) => (row[at]?.trim() ? [row[at]] : []))
  const told = cells.filter((cell) => directionOf(cell) !== undefined).length
  return told > 0 && told * 2 > cells.length
}

/** A cell of a header in small letters and single spaces, without signs. */
const words = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

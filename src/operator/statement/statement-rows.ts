import type { Day } from '../../format/phoenix-time.ts'
import { type DecimalMark, provenMark, statementCents } from './amount.ts'
import { directionOf, isBooked, isInDollars, isOtherCurrency, isTooLong, saysOut, saysUnbooked } from './bank-words.ts'
import { type DateOrder, dayWritten, provenOrder, writtenDate } from './dates.ts'
import { isBooking, type Mapping } from './mapping.ts'

/** One booked row of a statement; `line` is its line in the file, from 1. */
export interface BookedRow {
  line: number
  day: Day
  /** Below zero for money that went out. */
  cents: number
  /** Contains the payer's name, so it is read but never stored. */
  description: string
  /** The other cells; a reference found there is only a suggestion. */
  elsewhere: string
  /** The bank's id of the row (FITID in OFX), the same in every file. */
  id?: string
  /** Why its words make it doubtful. */
  doubt: RowDoubt | undefined
}

/**
 * `out-perhaps`: its words speak of money that went out. `pending-perhaps`: its words, or the name of its payer, say that
 * the bank does not have it.
 */
export type RowDoubt = 'out-perhaps' | 'pending-perhaps'

/** A row that cannot be counted, and why. */
export interface RefusedRow {
  line: number
  description: string
  reason: RowFault
}

export type RowFault = keyof typeof rowFaults
/** The sentences for the operator, after "the row". */
export const rowFaults = {
  'no-date': 'has an amount but no date that can be read',
  'no-amount': 'has no amount of US dollars that can be read without a doubt',
  'both-directions': 'says that money came in and that it went out',
  'other-currency': 'is not in US dollars',
  'no-direction': 'does not say whether the money came in or went out',
  'not-booked': 'is not booked, as its status or its words say: where the bank gets the money later, it comes again',
  'too-many-cells': 'has more cells than the file has columns, so its amount is not sure: look it up at the bank',
  'balance-in-words': 'has words where its balance belongs, so its amount is not sure: look it up at the bank',
  'said-twice': 'says one thing twice, such as its amount: look it up at the bank',
  'too-long': 'is far longer than a bank writes: a quotation mark seems to be missing',
} as const

/** The conventions of a file, derived from all its rows. */
export interface Conventions {
  mark: DecimalMark | undefined
  order: DateOrder | undefined
  /** Some amounts have a sign, so the others are positive. */
  hasSigns: boolean
  /** How many cells a row has. */
  width: number
}

/** A row of a file that is columns only: the line on which it begins, from 1, and its cells as they stand. */
export interface CellRow {
  line: number
  cells: string[]
}

/** What the dates and amounts of a file's rows show, collected row by row. */
export interface Evidence {
  orders: Set<ReturnType<typeof provenOrder>>
  marks: Set<DecimalMark | undefined>
  hasSigns: boolean
}
export const noEvidence = (): Evidence => ({ orders: new Set(), marks: new Set(), hasSigns: false })

/** Adds what one row shows. */
export function addEvidence({ cells }: CellRow, mapping: Mapping, evidence: Evidence): void {
  const date = writtenDate(cells[mapping.date] ?? '')
  if (!date) return
  evidence.orders.add(provenOrder(date))
  for (const column of amountColumns(mapping)) {
    const amount = cells[column] ?? ''
    evidence.marks.add(provenMark(amount))
    evidence.hasSigns ||= (statementCents(amount) ?? 0) < 0 || amount.startsWith('+')
  }
}

/** The number of cells of most rows, given the number of column names: some banks end each row with another delimiter. */
export function usualWidth(names: number, rows: readonly CellRow[]): number {
  const full = rows.filter(({ cells }) => cells.length >= names)
  const isOneMore = ({ cells }: CellRow) => cells.length === names + 1 && cells[names] === ''
  return full.filter(isOneMore).length * 2 > full.length ? names + 1 : names
}

/** The conventions that the amounts prove. */
export function conventionsOf({ marks, hasSigns }: Evidence): Pick<Conventions, 'mark' | 'hasSigns'> {
  const [dot, comma] = [marks.has('.'), marks.has(',')]
  return { mark: dot === comma ? undefined : dot ? '.' : ',', hasSigns }
}

/** Reads one row of the file; returns `'none'` for a row that is no booking, such as a total. */
export function readRow(
  { line, cells }: CellRow,
  mapping: Mapping,
  conventions: Conventions,
): BookedRow | RefusedRow | 'none' {
  const amountAt = amountColumns(mapping)
  const isElsewhere = (at: number) => at !== mapping.date && !amountAt.includes(at) && !mapping.description.includes(at)
  const description = mapping.description.flatMap((column) => (cells[column] ? [cells[column]] : [])).join(' ')
  const refused = (reason: RowFault): RefusedRow => ({ line, description, reason })
  const written = writtenDate(cells[mapping.date] ?? '')
  const amounts = amountAt.map((column) => cells[column] ?? '')
  const isBrokenUp = hasMoreCells(cells, Math.max(mapping.date, ...amountAt), conventions.width)
  // Such as a balance brought forward, a total, or a repeated header.
  const isNone = amounts.every(isNothing) || !(written || amounts.some((amount) => /\d/.test(amount)))
  if (isBrokenUp ? !isBooking(cells) : isNone) return 'none'
  if (isTooLong(cells)) return refused('too-long')
  if (isBrokenUp) return refused('too-many-cells')
  if (saysWords(cells[mapping.balance ?? -1] ?? '')) return refused('balance-in-words')
  const day = written && dayWritten(written, conventions.order)
  if (!day) return refused('no-date')
  const status = cells[mapping.status ?? -1] ?? ''
  const words = status === '' ? cells.map(saysUnbooked) : []
  if (!isBooked(status) || words.includes('surely')) return refused('not-booked')
  const isOther = mapping.currency === undefined ? cells.some(isOtherCurrency) : !isInDollars(cells[mapping.currency])
  if (isOther) return refused('other-currency')
  const cents = centsIn(cells, mapping, conventions)
  if (typeof cents !== 'number') return refused(cents)
  const hasDirection = 'credit' in mapping.amount || directionOf(cells[mapping.direction ?? -1] ?? '') === 'in'
  const isOut = (cell: string, at: number) => at !== mapping.status && saysOut(cell, conventions.hasSigns)
  const doubt = words.includes('perhaps')
    ? 'pending-perhaps'
    : cents > 0 && !hasDirection && cells.some(isOut)
      ? 'out-perhaps'
      : undefined
  const elsewhere = cells.filter((cell, at) => cell !== '' && isElsewhere(at)).join(' | ')
  return { line, day, cents, description, elsewhere, doubt }
}

/**
 * Whether a row has more cells than the file has columns. A delimiter in unquoted words of a payer shifts the cells after
 * it, so that other text stands in the column of the amount. Empty cells at the end shift nothing.
 */
const hasMoreCells = (cells: readonly string[], lastRead: number, width: number): boolean =>
  cells.length > width && cells.slice(Math.min(lastRead + 1, width)).some((cell) => cell !== '')

/** Whether there are words where the balance belongs: cells may have shifted although their number is right. */
const saysWords = (balance: string): boolean => /[a-z]/i.test(balance.replace(/\b(USD|US|CR|DR)\b/gi, ''))

/** The amount in cents, negative for money out, or why it cannot be read. */
function centsIn(
  cells: readonly string[],
  { amount, direction }: Mapping,
  conventions: Conventions,
): number | RowFault {
  const read = (column: number | undefined) => {
    const text = cells[column ?? -1] ?? ''
    return isNothing(text) ? 0 : statementCents(text, conventions.mark)
  }
  if ('credit' in amount) {
    const [credit, debit] = [read(amount.credit), read(amount.debit)]
    if (credit === undefined || debit === undefined) return 'no-amount'
    if (credit !== 0 && debit !== 0) return 'both-directions'
    return debit === 0 ? credit : -Math.abs(debit)
  }
  const cents = statementCents(cells[amount.signed] ?? '', conventions.mark)
  if (cents === undefined) return 'no-amount'
  const told = directionOf(cells[direction ?? -1] ?? '')
  if (told === 'in') return cents < 0 ? 'both-directions' : cents
  if (told === 'out') return -Math.abs(cents)
  return direction !== undefined && !conventions.hasSigns && cents > 0 ? 'no-direction' : cents
}

const amountColumns = ({ amount }: Mapping): number[] =>
  'credit' in amount ? [amount.credit, ...(amount.debit === undefined ? [] : [amount.debit])] : [amount.signed]

const isNothing = (amount: string): boolean => amount === '' || amount === '-'

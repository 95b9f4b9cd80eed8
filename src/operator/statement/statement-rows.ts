import type { Day } from '../../format/phoenix-time.ts'
import { type DecimalMark, provenMark, statementCents } from './amount.ts'
import { directionOf, isBooked, isInDollars, isOtherCurrency, isTooLong, saysOut, saysUnbooked } from './bank-words.ts'
import { type DateOrder, dayWritten, provenOrder, writtenDate } from './dates.ts'
import { isBooking, type Mapping } from './mapping.ts'

/** Money that came in or went out: what one row of a statement says. `line` is where it stands in the file, from 1. */
export interface BookedRow {
  line: number
  day: Day
  /** Below zero for money that went out. */
  cents: number
  /** Names the payer: it is read, and never kept. */
  description: string
  /** Its other cells: a reference that stands there is no more than a suggestion. */
  elsewhere: string
  /** What the bank calls it, where its format has a name for each row: the same in every file. */
  id?: string
  /** What speaks against it, by its own words. */
  doubt: RowDoubt | undefined
}

/**
 * `out-perhaps`: its words speak of money that went out. `pending-perhaps`: its words, or the name of its payer, say that
 * the bank does not have it.
 */
export type RowDoubt = 'out-perhaps' | 'pending-perhaps'

/** A row that says too little to be counted, and why. */
export interface RefusedRow {
  line: number
  description: string
  reason: RowFault
}

export type RowFault = keyof typeof rowFaults
/** Why a row was refused, as the operator reads it. */
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

/** What holds for a whole file, learnt from all its rows. */
export interface Conventions {
  mark: DecimalMark | undefined
  order: DateOrder | undefined
  /** Some amount has a sign, so the others are positive on purpose. */
  hasSigns: boolean
  /** How many cells a row has. */
  width: number
}

interface Cells {
  line: number
  cells: readonly string[]
}

/** What the rows of a file prove together, gathered one after the other. */
export interface Evidence {
  orders: Set<ReturnType<typeof provenOrder>>
  marks: Set<DecimalMark | undefined>
  hasSigns: boolean
}
export const noEvidence = (): Evidence => ({ orders: new Set(), marks: new Set(), hasSigns: false })

export function addEvidence({ cells }: Cells, mapping: Mapping, looks: Evidence): void {
  const date = writtenDate(cells[mapping.date] ?? '')
  if (!date) return
  looks.orders.add(provenOrder(date))
  for (const column of amountColumns(mapping)) {
    const amount = cells[column] ?? ''
    looks.marks.add(provenMark(amount))
    looks.hasSigns ||= (statementCents(amount) ?? 0) < 0 || amount.startsWith('+')
  }
}

/** How many cells the rows of a file have below so many names: at some banks each ends with one delimiter more. */
export function usualWidth(names: number, rows: readonly Cells[]): number {
  const full = rows.filter(({ cells }) => cells.length >= names)
  const isOneMore = ({ cells }: Cells) => cells.length === names + 1 && cells[names] === ''
  return full.filter(isOneMore).length * 2 > full.length ? names + 1 : names
}

/** What the amounts prove. */
export function conventionsOf({ marks, hasSigns }: Evidence): Pick<Conventions, 'mark' | 'hasSigns'> {
  const [dot, comma] = [marks.has('.'), marks.has(',')]
  return { mark: dot === comma ? undefined : dot ? '.' : ',', hasSigns }
}

/** One row of the file: a booking, a refusal, or `none` when it is no booking. */
export function readRow(
  { line, cells }: Cells,
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
  // A balance brought forward, a line of totals, the header once more.
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
 * A delimiter in the words of a payer, at a bank that does not put them between quotation marks, breaks them up: the
 * cells behind stand one further, and what the payer wrote stands for the amount. Empty cells at the end move nothing.
 */
const hasMoreCells = (cells: readonly string[], lastRead: number, width: number): boolean =>
  cells.length > width && cells.slice(Math.min(lastRead + 1, width)).some((cell) => cell !== '')

/** Such a row can have as many cells as its header: those that moved stand where the last ones are usually empty. */
const saysWords = (balance: string): boolean => /[a-z]/i.test(balance.replace(/\b(USD|US|CR|DR)\b/gi, ''))

/** Signed: money out is negative. */
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

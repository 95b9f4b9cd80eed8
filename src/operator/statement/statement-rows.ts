import type { Day } from '../../format/phoenix-time.ts'
import { type DecimalMark, provenMark, statementCents } from './amount.ts'
import { type DateOrder, dayWritten, provenOrder, writtenDate } from './dates.ts'
import { directionOf, type Mapping } from './mapping.ts'

/** Money that came in or went out: what one row of a statement says. `line` is where it stands in the file, from 1. */
export interface BookedRow {
  line: number
  day: Day
  /** Below zero for money that went out. */
  cents: number
  /** Names the payer: it is read, and never kept. */
  description: string
  /** The file never says that money went out, so it may be hidden among these. */
  maybeOut: boolean
}

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
  'not-booked': 'is not booked yet: it comes again once the bank has the money',
  'too-long': 'is far longer than a bank writes: a quotation mark seems to be missing',
} as const

/** What holds for a whole file, learnt from all its rows. */
export interface Conventions {
  mark: DecimalMark | undefined
  order: DateOrder | undefined
  /** Some amount is negative, so the others are positive on purpose. */
  hasSigns: boolean
}

interface Cells {
  line: number
  cells: readonly string[]
}

/** What the rows of a file prove together, gathered one after the other. */
export interface Looks {
  orders: Set<ReturnType<typeof provenOrder>>
  marks: Set<DecimalMark | undefined>
  hasSigns: boolean
}
export const noLooks = (): Looks => ({ orders: new Set(), marks: new Set(), hasSigns: false })

export function lookAt({ cells }: Cells, mapping: Mapping, looks: Looks): void {
  const date = writtenDate(cells[mapping.date] ?? '')
  if (!date) return
  looks.orders.add(provenOrder(date))
  for (const column of amountColumns(mapping)) {
    const amount = cells[column] ?? ''
    looks.marks.add(provenMark(amount))
    looks.hasSigns ||= (statementCents(amount) ?? 0) < 0
  }
}

/** Everything but the order of the dates, which may have to be asked. */
export function conventionsOf({ marks, hasSigns }: Looks): Pick<Conventions, 'mark' | 'hasSigns'> {
  const [dot, comma] = [marks.has('.'), marks.has(',')]
  return { mark: dot === comma ? undefined : dot ? '.' : ',', hasSigns }
}

/** One row of the file: a booking, a refusal, or `none` when it is no booking. */
export function readRow(
  { line, cells }: Cells,
  mapping: Mapping,
  conventions: Conventions,
): BookedRow | RefusedRow | 'none' {
  const description = mapping.description.flatMap((column) => (cells[column] ? [cells[column]] : [])).join(' ')
  const refused = (reason: RowFault): RefusedRow => ({ line, description, reason })
  const written = writtenDate(cells[mapping.date] ?? '')
  const amounts = amountColumns(mapping).map((column) => cells[column] ?? '')
  // A balance brought forward, a line of totals, the header once more.
  if (amounts.every(isNothing) || !(written || amounts.some((amount) => /\d/.test(amount)))) return 'none'
  if (lineBreaks(cells) > mostLines || description.length > mostLetters) return refused('too-long')
  const day = written && dayWritten(written, conventions.order)
  if (!day) return refused('no-date')
  if (!isBooked(cells[mapping.status ?? -1])) return refused('not-booked')
  if (!isInDollars(cells[mapping.currency ?? -1])) return refused('other-currency')
  const cents = centsIn(cells, mapping, conventions)
  if (typeof cents !== 'number') return refused(cents)
  const hasDirection = 'credit' in mapping.amount || directionOf(cells[mapping.direction ?? -1] ?? '') === 'in'
  const maybeOut =
    cents > 0 && !hasDirection && !conventions.hasSigns && cells.some((cell) => moneyOut.test(spaced(cell)))
  return { line, day, cents, description, maybeOut }
}

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

/** Only what banks say of money that they have; any other word is a doubt. */
const isBooked = (status = ''): boolean =>
  /^(posted|booked|completed?|cleared|settled|succe(ss|ssful|eded)|paid|sent|processed|deposited|credited)?$/i.test(
    status.trim(),
  )

const isInDollars = (currency = ''): boolean => /^(usd|us\$|\$)?$/i.test(currency.trim())

/** Words of money that goes out, for amounts that have no sign. */
const moneyOut =
  /\b((payment|transfer|zelle|paid) to|sent|outgoing|wire out|withdrawals?|debits?|dbit|purchases?|bill ?pay|pos|fee|atm)\b/i

/** Some banks write words with underscores between them. */
export const spaced = (text: string): string => text.replaceAll('_', ' ')

/** What banks write is far shorter; to look for references in more would keep everybody else waiting. */
const mostLines = 12
const mostLetters = 2000
const lineBreaks = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 0)

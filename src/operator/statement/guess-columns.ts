import { provenMark, statementCents } from './amount.ts'
import { writtenDate } from './dates.ts'
import { isBooking, type PartMapping } from './mapping.ts'

/** By so many rows a column is judged. */
const mostRows = 50

/**
 * What the columns are likely to be, for the person who is asked: what their names say, and otherwise what most of their
 * cells look like. Of two columns that may be the amount neither is guessed.
 */
export function guessColumns(named: PartMapping, rows: readonly string[][]): PartMapping {
  const booked = rows.filter(isBooking).slice(0, mostRows)
  const columns = Array.from({ length: Math.max(0, ...booked.map((row) => row.length)) }, (_, at) => at)
  const mostly = (is: (cell: string) => boolean) =>
    columns.filter((at) => booked.filter((row) => is(row[at] ?? '')).length * 2 > booked.length)
  const date = named.date ?? mostly((cell) => writtenDate(cell) !== undefined)[0]
  const others = (at: number) => ![date, named.status, named.currency, named.direction].includes(at)
  const amounts = mostly((cell) => provenMark(cell) !== undefined && statementCents(cell) !== undefined).filter(others)
  const [signed, ...more] = amounts
  const amount = named.amount ?? (signed !== undefined && more.length === 0 ? { signed } : undefined)
  const description = named.description ?? mostly((cell) => /\p{L}{3}/u.test(cell)).filter(others)
  return {
    ...named,
    ...(date !== undefined && { date }),
    ...(amount !== undefined && { amount }),
    ...(description.length > 0 && { description }),
  }
}

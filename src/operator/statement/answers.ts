import { readReference } from '../../orders/reference.ts'
import { statementCents } from './amount.ts'
import { type ColumnUse, columnUses, type NamedColumns } from './mapping.ts'
import type { Candidate } from './row.ts'

/** Money for one order. */
export interface Share {
  reference: string
  cents: number
}

/** The columns that `date=Posted,description=Memo+Name,amount=4` names; `undefined` when it says something else. */
export function readColumns(typed: string): NamedColumns | undefined {
  const named: NamedColumns = {}
  for (const part of typed.split(',')) {
    const [use, names = '', ...more] = part.split('=').map((one) => one.trim())
    if (!isColumnUse(use) || named[use] || names === '' || more.length > 0) return undefined
    named[use] = names.split('+').map((name) => name.trim())
  }
  return named
}

const isColumnUse = (use: string | undefined): use is ColumnUse => columnUses.some((one) => one === use)

/**
 * To which orders the money of a row goes. `typed` names them, one alone or each with its sum as `HQ-…=29.00`; without
 * any it goes where the row was found to belong. A sentence when that leaves a doubt.
 */
export function sharesOf(
  row: { cents: number; candidates: readonly Candidate[] },
  typed: readonly string[],
): { shares: Share[] } | { fault: string } {
  const shares: Share[] = []
  for (const one of typed) {
    const [name = '', amount] = one.split('=')
    const reference = readReference(name)
    if (reference === undefined)
      return { fault: `"${name}" is not a payment reference: its check character does not fit.` }
    const cents = amount === undefined && typed.length === 1 ? row.cents : statementCents(amount ?? '')
    if (cents === undefined || cents <= 0)
      return { fault: `Say what of it goes to each order, such as ${reference}=29.00.` }
    shares.push({ reference, cents })
  }
  if (typed.length === 0)
    shares.push(...row.candidates.map(({ reference, shareCents }) => ({ reference, cents: shareCents })))
  if (shares.length === 0) return { fault: 'No order was found for it: say which it is for.' }
  if (shares.reduce((sum, { cents }) => sum + cents, 0) === row.cents) return { shares }
  return {
    fault: typed.length === 0 ? 'It may be for more than one order: say which.' : 'That is not the sum of the row.',
  }
}

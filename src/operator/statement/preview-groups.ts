import type { PreviewRow } from './preview.server.ts'
import type { RowState } from './row.ts'

/** The rows of a preview as a person wants to see them. Those that an earlier import counted are left out. */
export interface PreviewGroups {
  /** A person decides on them, or should know of them; the most urgent first. */
  needed: PreviewRow[]
  /** A commit writes a payment down. */
  counted: PreviewRow[]
  /** Other business. */
  others: PreviewRow[]
}

/**
 * Money without an order needs a person where it comes to the price of a plan, in cents: a buyer may have left the
 * reference out.
 */
export function previewGroups(rows: readonly PreviewRow[], priceCents: readonly number[]): PreviewGroups {
  const groups: PreviewGroups = { needed: [], counted: [], others: [] }
  for (const row of rows) {
    if (row.state === 'already-imported') continue
    if (row.state === 'matched' || row.state === 'under') groups.counted.push(row)
    else groups[isNeeded(row, priceCents) ? 'needed' : 'others'].push(row)
  }
  groups.needed.sort(
    (a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state) || compare(dayOf(b), dayOf(a)) || a.line - b.line,
  )
  return groups
}

function isNeeded(row: PreviewRow, priceCents: readonly number[]): boolean {
  if (row.state === 'no-match') return row.reason === 'unknown-reference' || priceCents.includes(row.cents)
  return row.reason !== 'back-of-nothing' && row.reason !== 'back-noted'
}

/** Money that is gone for an open code, then what may open one, then what cannot be read. */
const urgency: readonly RowState[] = ['went-back', 'suggested', 'over', 'no-match', 'refused']

const dayOf = (row: PreviewRow): string => ('day' in row ? row.day : '')
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

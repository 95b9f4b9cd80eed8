import type { PreviewRow } from './preview.server.ts'
import type { RowState } from './row.ts'

/** The rows of a preview in three groups, without those that were imported before. */
export interface PreviewGroups {
  /** Rows to decide on or to know of, the most urgent first. */
  needed: PreviewRow[]
  /** Rows that the import counts as payments. */
  counted: PreviewRow[]
  /** Other business. */
  others: PreviewRow[]
}

/**
 * Groups the rows of a preview. Money without an order needs a decision if it equals the price of a plan, in cents, since
 * a buyer may have left the reference out.
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

/** First money that is gone while a code is open, then money that may open one, then what cannot be read. */
const urgency: readonly RowState[] = ['went-back', 'suggested', 'over', 'no-match', 'refused']

const dayOf = (row: PreviewRow): string => ('day' in row ? row.day : '')
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

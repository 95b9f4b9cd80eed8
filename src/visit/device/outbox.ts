/** Operations that a page could not store before it was closed, as text for the page that comes after it. */
import type { Operation } from '../model/visit.ts'

export const textOfOperations = (operations: readonly Operation[]): string | null =>
  operations.length === 0 ? null : JSON.stringify(operations)

/** What was left before, by this page or another tab, and what is open now; what both say once. */
export const withLeft = (text: string | null, open: readonly Operation[]): Operation[] => [
  ...without(lateOperations(text), open),
  ...open,
]

/** Those that are none of the others. */
export function without(operations: readonly Operation[], others: readonly Operation[]): Operation[] {
  const said = ({ isLate, ...one }: Operation) => JSON.stringify(one)
  const known = new Set(others.map(said))
  return operations.filter((one) => !known.has(said(one)))
}

/** What the pages before left behind, in the order in which it was said; nothing where that cannot be read. */
export function lateOperations(text: string | null): Operation[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(found)) return []
    const left = found.filter(isOperation).map((one) => ({ ...one, isLate: true as const }))
    return left.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  } catch {
    return []
  }
}

const isOperation = (value: unknown): value is Operation => {
  if (typeof value !== 'object' || value === null || typeof Reflect.get(value, 'at') !== 'string') return false
  const answers: unknown = Reflect.get(value, 'answers')
  const isOfPoint = typeof Reflect.get(value, 'point') === 'string' && typeof answers === 'object' && answers !== null
  const isOfItem =
    typeof Reflect.get(value, 'item') === 'string' && (Reflect.has(value, 'done') || Reflect.has(value, 'written'))
  return isOfPoint || isOfItem
}

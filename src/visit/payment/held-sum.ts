/**
 * What of a bill is held back. The homeowner names the sum; the rule holds it to what the faults are said to cost.
 *
 * Source: the notice of A.R.S. 32-1188 (A), "Generally, you are limited by the act to withholding only an amount that is
 * sufficient to pay the direct costs and expenses you reasonably expect to incur", read in a stored copy of azleg.gov on
 * 2026-11-28.
 */

/** As typed; empty is not said. */
export interface TypedSums {
  bill: string
  /** The direct cost of each fault, in any order. */
  costs: readonly string[]
  held: string
}

/** Why no sum is held: in the order in which they are said. */
export type SumFault =
  | 'bill-unclear'
  | 'cost-unclear'
  | 'held-unclear'
  /** More than the faults are said to cost. */
  | 'above-costs'
  /** More than the bill asks for. */
  | 'above-bill'

/** All in whole cents. */
export interface HeldSum {
  /** Undefined while it is not said. */
  bill: number | undefined
  /** All costs that can be read, together. */
  costs: number
  /** What can be held at most: the costs, and no more than the bill. */
  most: number
  fault?: SumFault
  /** Undefined while no sum is said, and where there is a fault. */
  held: number | undefined
  /** What is paid now; undefined while the bill or the sum held is. */
  rest: number | undefined
}

export function heldSum({ bill: billTyped, costs: costsTyped, held: heldTyped }: TypedSums): HeldSum {
  const bill = centsIn(billTyped)
  const amounts = costsTyped.map(centsIn)
  const costs = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
  const said = centsIn(heldTyped)
  const fault = faultOf({
    'bill-unclear': isUnclear(billTyped, bill),
    'cost-unclear': costsTyped.some((typed, index) => isUnclear(typed, amounts[index])),
    'held-unclear': isUnclear(heldTyped, said),
    'above-costs': said !== undefined && said > costs,
    'above-bill': said !== undefined && bill !== undefined && said > bill,
  })
  const held = fault ? undefined : said
  return {
    bill,
    costs,
    most: Math.min(costs, bill ?? costs),
    ...(fault && { fault }),
    held,
    rest: bill === undefined || held === undefined ? undefined : bill - held,
  }
}

const faultOf = (faults: Record<SumFault, boolean>): SumFault | undefined =>
  (Object.keys(faults) as SumFault[]).find((fault) => faults[fault])

const isUnclear = (typed: string, cents: number | undefined): boolean => typed.trim() !== '' && cents === undefined

/** Whole cents of "$1,234.50", "1234.5" or "1234"; undefined of everything else, such as "about 300" or "-5". */
export function centsIn(typed: string): number | undefined {
  const [, whole = '', part = ''] = /^\$?\s*(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? []
  if (whole === '') return undefined
  return Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
}

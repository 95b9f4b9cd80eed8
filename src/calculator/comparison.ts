import type { CostEstimate } from './calculator-calls.ts'

/** More than three do not stand side by side on a sheet of paper. */
export const mostCompared = 3

export const comparedLetters = ['A', 'B', 'C'] as const

/** One row of the comparison: a figure for each result, in whole dollars. */
export interface ComparedRow {
  name: string
  values: number[]
}

/**
 * Results side by side. Their savings are left out: in the model they grow with the price, so the dearer of two bids
 * would always seem to save more.
 */
export function compare(answers: CostEstimate[], years: number): ComparedRow[] {
  const row = (name: string, read: (answer: CostEstimate) => number) => ({ name, values: answers.map(read) })
  return [
    row('Project value', (answer) => answer.projectValue),
    row('Added by careful work', (answer) => answer.qualityWorkCost - answer.projectValue),
    row(`In all over ${years} years, quality work`, (answer) => answer.qualityWorkCost),
    row('Added if the work turns out poor', (answer) => answer.poorQualityCost - answer.projectValue),
    row(`In all over ${years} years, poor work`, (answer) => answer.poorQualityCost),
  ]
}

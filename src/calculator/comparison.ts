import type { CostEstimate } from './calculator-calls.ts'

/** More than three do not stand side by side on a sheet of paper. */
export const mostCompared = 3

export const comparedLetters = ['A', 'B', 'C'] as const

/** One row of the comparison: a figure for each result, in whole dollars. */
export interface ComparedRow {
  name: string
  values: number[]
  /** The values are differences from the first result; its own is nothing. */
  isDifference?: true
}

/** Results side by side, with how far each one's savings lie from those of the first. */
export function compare(answers: CostEstimate[]): ComparedRow[] {
  const of = (read: (answer: CostEstimate) => number) => answers.map(read)
  const first = answers[0]?.savings ?? 0
  return [
    { name: 'Project value', values: of((answer) => answer.projectValue) },
    { name: 'Poor-quality option', values: of((answer) => answer.poorQualityCost) },
    { name: 'Quality option', values: of((answer) => answer.qualityWorkCost) },
    { name: 'Savings', values: of((answer) => answer.savings) },
    { name: 'Difference in savings from A', values: of((answer) => answer.savings - first), isDifference: true },
  ]
}

import type { CostModel } from '../content/content-schema.ts'
import type { CostEstimate } from './calculator-calls.ts'
import { wholeDollars } from './cost.ts'

export interface Timeline {
  /** Year 0 is the day the job is paid; amounts are what has been spent in all by the end of that year. */
  years: { year: number; poor: number; quality: number }[]
  /**
   * When poor work has cost as much as quality work: `after` in years with fractions, `year` the year it falls
   * in (0: from the first day). Absent when that does not happen within the years of the model.
   */
  breakEven?: { year: number; after: number }
}

/** Spreads the poor option's repairs and energy waste evenly over the years; quality work is paid at the start. */
export function timeline(model: CostModel, answer: CostEstimate): Timeline {
  const { projectValue, poorQualityCost, qualityWorkCost } = answer
  const poorExtra = poorQualityCost - projectValue
  const years = Array.from({ length: model.years + 1 }, (_, year) => ({
    year,
    poor: projectValue + wholeDollars((poorExtra * year) / model.years),
    quality: qualityWorkCost,
  }))
  if (poorExtra <= 0 || poorQualityCost < qualityWorkCost) return { years }
  const after = ((qualityWorkCost - projectValue) * model.years) / poorExtra
  return { years, breakEven: { year: Math.ceil(after), after } }
}

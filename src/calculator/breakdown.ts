import type { CostModel } from '../content/content-schema.ts'
import type { CostEstimate } from './calculator-calls.ts'
import { wholeDollars } from './cost.ts'

/** What the two totals are made of, in whole dollars. */
export interface Breakdown {
  /** projectValue + repairs + energyWaste = total */
  poor: { projectValue: number; repairs: number; energyWaste: number; total: number }
  /**
   * projectValue + repairs + extra = total. `energySavings` is the part of `extra` that comes back as lower
   * bills; it is not taken off the total.
   */
  quality: { projectValue: number; repairs: number; extra: number; energySavings: number; total: number }
}

/** One share is rounded and the other is the rest, so that the parts always add up to the total. */
export function breakDown(model: CostModel, answer: CostEstimate): Breakdown {
  const { projectValue, poorQualityCost, qualityWorkCost } = answer
  const poorExtra = poorQualityCost - projectValue
  const repairs = wholeDollars(poorExtra * model.repairShareOfPoorExtra)
  const extra = qualityWorkCost - projectValue
  return {
    poor: { projectValue, repairs, energyWaste: poorExtra - repairs, total: poorQualityCost },
    quality: {
      projectValue,
      repairs: 0,
      extra,
      energySavings: wholeDollars(extra * model.energyShareOfQualityExtra),
      total: qualityWorkCost,
    },
  }
}

import type { CostModel } from '../content/content-schema.ts'
import type { CostEstimate, CostRequest } from './calculator-calls.ts'

/** `isCalculatedHere` when the service did not answer and the device calculated by the same rule. */
export type Estimate = CostEstimate & { isCalculatedHere?: true }

/** Rounds half up to whole dollars; the tiny addition undoes binary fractions such as 6799.9999999. */
export const wholeDollars = (amount: number): number => Math.round(amount + 1e-6)

/**
 * What a job of `projectValue` whole dollars costs over five years, done poorly and done well.
 * Poor: value x (1 + risk x age factor). Good: value x (1 + premium). Whole dollars.
 */
export function calculateCost(model: CostModel, request: CostRequest): CostEstimate {
  const { risk, premium } = model.services[request.serviceType]
  const poorQualityCost = wholeDollars(request.projectValue * (1 + risk * model.homeAges[request.homeAge].factor))
  const qualityWorkCost = wholeDollars(request.projectValue * (1 + premium))
  return { ...request, poorQualityCost, qualityWorkCost, savings: poorQualityCost - qualityWorkCost }
}

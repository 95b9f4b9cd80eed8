import type { CostModel } from '../content-schema.ts'
import type { CostAnswer, CostRequest } from '../contract.ts'

/**
 * What a job of `projectValue` whole dollars costs over five years, done poorly and done well.
 * Poor: value x (1 + risk x age factor). Good: value x (1 + premium). Whole dollars.
 */
export function calculateCost(model: CostModel, request: CostRequest): CostAnswer {
  const { risk, premium } = model.services[request.serviceType]
  const poorQualityCost = dollars(request.projectValue * (1 + risk * model.ageFactors[request.homeAge]))
  const qualityWorkCost = dollars(request.projectValue * (1 + premium))
  return { ...request, poorQualityCost, qualityWorkCost, savings: poorQualityCost - qualityWorkCost }
}

/** Rounds half up; the tiny addition undoes binary fractions such as 6799.9999999. */
const dollars = (amount: number): number => Math.round(amount + 1e-6)

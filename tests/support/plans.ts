import { readYaml } from '../../src/content/content-file.server.ts'
import { plansSchema } from '../../src/content/content-schema.ts'
import { type PlanType, planOfType } from '../../src/content/plan-table.ts'

const { value, faults = [] } = readYaml('content/plans.yml', plansSchema)
if (!value) throw new Error(faults.map(({ message }) => message).join('\n'))

/** The plans on sale; a test that is not about a price takes it from here. */
export const plans = value

export const priceOf = (planType: PlanType): number => planOfType(plans, planType).priceDollars

/** What the page sends to order a plan. */
export const orderBody = (planType: PlanType = 'basic') => ({
  planType,
  amount: priceOf(planType),
  currency: 'USD' as const,
})

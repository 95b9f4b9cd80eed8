interface PlanOnWire {
  /** Stands in each code of the plan: `HQP-BASIC-…`. */
  codePrefix: string
  /** What the plan is called when a code is verified. */
  verifiedAs: string
}

/**
 * Every plan by its name on the wire, which is its name in code. What it costs, holds and is called on pages stands in
 * `content/plans.yml`: one entry for each line here. The calls with a person that come with it stand in `callsOfPlan`
 * (`src/operator/calls-owed.ts`). A line that codes were sold under must stay.
 */
export const planTable = {
  basic: { codePrefix: 'BASIC', verifiedAs: 'basic' },
  qualitechnician: { codePrefix: 'PRO', verifiedAs: 'professional' },
} as const satisfies Record<string, PlanOnWire>

export type PlanType = keyof typeof planTable

export const planTypes = Object.keys(planTable) as PlanType[]
export const verifiedPlans = Object.values(planTable).map(({ verifiedAs }) => verifiedAs)

/** The one among `plans` that is `planType`; the content holds one of each. */
export function planOfType<P extends { planType: PlanType }>(plans: readonly P[], planType: PlanType): P {
  const plan = plans.find((one) => one.planType === planType)
  if (!plan) throw new Error(`the content holds no plan ${planType}`)
  return plan
}

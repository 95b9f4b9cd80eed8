import type { Handlers } from '../api/serve-call.server.ts'
import type { CostModel } from '../content/content-schema.ts'
import { calculateCost } from './cost.ts'

export const calculatorHandlers = (model: CostModel): Handlers<'calculateCost'> => ({
  calculateCost: ({ body }) => calculateCost(model, body),
})

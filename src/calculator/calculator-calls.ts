import * as z from 'zod/mini'
import { defineCall } from '../api/call-shape.ts'
import { homeAges, serviceTypes } from '../content/service-types.ts'
import { projectValueLimits } from './project-value.ts'

const wholeDollars = z.int().check(z.minimum(projectValueLimits.min), z.maximum(projectValueLimits.max))
const costRequestSchema = z.strictObject({
  serviceType: z.enum(serviceTypes),
  projectValue: wholeDollars,
  homeAge: z.enum(homeAges),
})
export type CostRequest = z.infer<typeof costRequestSchema>

const costEstimateSchema = z.object({
  serviceType: z.enum(serviceTypes),
  projectValue: z.int(),
  homeAge: z.enum(homeAges),
  poorQualityCost: z.int(),
  qualityWorkCost: z.int(),
  savings: z.int(),
})
export type CostEstimate = z.infer<typeof costEstimateSchema>

export const calculatorCalls = {
  calculateCost: defineCall({
    method: 'POST',
    path: '/api/cost-calculation',
    summary: 'What poor and good work cost over five years',
    body: costRequestSchema,
    responses: { 200: costEstimateSchema },
  }),
}

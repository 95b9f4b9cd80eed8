import * as z from 'zod/mini'
import { day, defineCall, instant, slug } from '../api/call-shape.ts'
import { verifiedPlans } from '../content/plan-table.ts'
import { instructionsSchema, orderStatusSchema } from '../purchase/purchase-calls.ts'

export const accessCodeField = z.string().check(z.minLength(1), z.maxLength(64))

const orderSchema = z.object({
  reference: z.string(),
  currency: z.literal('USD'),
  /** The price, and what has come for it so far. */
  amountCents: z.int(),
  paidCents: z.int(),
  /** Nobody pays for an order of a demonstration. */
  payments: z.enum(['demo', 'live']),
  /** Days in Phoenix. */
  orderedOn: day,
  /** When the payment was confirmed. */
  paidOn: z.nullable(day),
})
export type OrderState = z.infer<typeof orderSchema>

const accessResponseSchema = z.object({
  planType: z.enum(verifiedPlans),
  projectsRemaining: z.int(),
  /** The last day, in Phoenix, on which the code opens anything. */
  expiryDate: day,
  status: orderStatusSchema,
  projects: z.array(z.object({ checklistId: slug, startedOn: day })),
  instructions: z.optional(instructionsSchema),
  /**
   * Only while it awaits payment: until then one project is open all the same, on screen and offline. It never moves. A
   * device without a connection shuts the list itself at this instant.
   */
  openUntil: z.optional(instant),
  /** Only while it awaits payment and that has ended: when it was shut. */
  wasOpenUntil: z.optional(instant),
  /** What was ordered and what of it is paid. A device that kept an older answer does not know it. */
  order: z.optional(orderSchema),
})
export type AccessResponse = z.infer<typeof accessResponseSchema>

const recoveryResponseSchema = z.object({ accessCode: z.string(), access: accessResponseSchema })

export const accessCalls = {
  verifyAccess: defineCall({
    method: 'POST',
    path: '/api/verify-access',
    summary: 'What an access code holds; never spends anything',
    body: z.strictObject({ accessCode: accessCodeField }),
    responses: { 200: accessResponseSchema },
  }),
  recoverCode: defineCall({
    method: 'POST',
    path: '/api/recover-code',
    summary: 'A new access code for a payment reference and its recovery words; the code before stops at once',
    body: z.strictObject({
      reference: z.string().check(z.minLength(1), z.maxLength(64)),
      words: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
    responses: { 200: recoveryResponseSchema },
  }),
  startProject: defineCall({
    method: 'POST',
    path: '/api/projects',
    summary: 'Spends one project on one checklist; again costs nothing',
    body: z.strictObject({ accessCode: accessCodeField, checklistId: slug }),
    responses: { 201: accessResponseSchema, 200: accessResponseSchema },
  }),
}

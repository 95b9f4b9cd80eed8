import * as z from 'zod/mini'
import { day, defineCall, instant } from '../api/call-shape.ts'
import { planTypes } from '../content/plan-table.ts'

export const instructionsSchema = z.object({
  accountName: z.string(),
  bankName: z.string(),
  routingNumber: z.string(),
  accountNumber: z.string(),
  zelleRecipient: z.string(),
  /** Whole US dollars. */
  amount: z.int(),
  currency: z.literal('USD'),
  /** Must travel with the payment; it says nothing about the access code. */
  reference: z.string(),
  /** Days in Phoenix. Until `closesOn`, that day included, an unpaid order is open. */
  dueOn: day,
  closesOn: day,
})
export type PaymentInstructions = z.infer<typeof instructionsSchema>

export const orderStatusSchema = z.enum(['active', 'awaiting-payment'])

const orderResponseSchema = z.object({
  accessCode: z.string(),
  /** Together with the reference it gets a new code in place of a lost one. */
  recoveryPhrase: z.string(),
  instructions: instructionsSchema,
  status: orderStatusSchema,
  /** Until then the code opens one project although its payment is not confirmed; absent when it opens nothing yet. */
  openUntil: z.optional(instant),
  /** A sentence for the buyer where new orders usually open before their payment and this one does not. */
  whyNotOpen: z.optional(z.string()),
})
export type OrderResponse = z.infer<typeof orderResponseSchema>

/** Long enough to be unique: two buyers with the same key would get the same order. */
const idempotencyKey = z.optional(
  z.string().check(z.regex(/^[\x21-\x7e]{32,128}$/, 'This must be 32 to 128 visible characters, without a space.')),
)

const planType = z.enum(planTypes)

export const purchaseCalls = {
  orderPlan: defineCall({
    method: 'POST',
    path: '/api/bank-transfer',
    summary: 'Orders a plan; the Idempotency-Key header makes a repeat safe',
    headers: z.object({ 'Idempotency-Key': idempotencyKey }),
    body: z.strictObject({ planType, amount: z.number(), currency: z.literal('USD') }),
    responses: { 201: orderResponseSchema },
  }),
}

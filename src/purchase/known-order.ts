import type { AccessResponse } from '../access/access-calls.ts'
import type { OrderResponse, PaymentInstructions } from './purchase-calls.ts'

/** An order as the device that made it knows it: from the answer to the order, or later by its saved code. */
export interface KnownOrder {
  accessCode: string
  /** `unknown` while the service has not said how it stands. */
  status: 'active' | 'awaiting-payment' | 'unknown'
  openUntil?: string | undefined
  wasOpenUntil?: string | undefined
  whyNotOpen?: string | undefined
  /** How to pay, while that is awaited. */
  instructions?: PaymentInstructions | undefined
  reference?: string | undefined
  paidCents: number
}

/** The order that was just placed. */
export const placedOrder = (order: OrderResponse): KnownOrder => ({
  ...order,
  reference: order.instructions.reference,
  paidCents: 0,
})

/** The order that a saved code belongs to. */
export const orderOfCode = (accessCode: string, access: AccessResponse): KnownOrder => ({
  accessCode,
  status: access.status,
  openUntil: access.openUntil,
  wasOpenUntil: access.wasOpenUntil,
  instructions: access.instructions,
  reference: access.order?.reference ?? access.instructions?.reference,
  paidCents: access.order?.paidCents ?? 0,
})

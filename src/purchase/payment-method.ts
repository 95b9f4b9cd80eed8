import type { Order, Payments } from '../orders/order.ts'
import { placeholders } from './order-words.ts'
import type { PaymentInstructions } from './purchase-calls.ts'

/** Where buyers send their money. */
export interface BankDetails {
  accountName: string
  bankName: string
  routingNumber: string
  accountNumber: string
  zelleRecipient: string | undefined
}

/** The configured payments. `isMeant` is false when a demonstration only results from missing bank details. */
export type PaymentSettings = { mode: 'live'; bank: BankDetails } | { mode: 'demo'; isMeant: boolean }

/** How orders are paid. */
export interface PaymentMethod {
  payments: Payments
  /** Whether an order waits until the operator has seen the money; otherwise it is confirmed at once. */
  waitsForOperator: boolean
  /** Where and how to pay an order. */
  instructions(order: OrderToPay): PaymentInstructions
}

type OrderToPay = Pick<Order, 'amountCents' | 'currency' | 'reference' | 'dueOn' | 'closesOn'>

/** The payment method for the configured payments. */
export const paymentMethod = (settings: PaymentSettings): PaymentMethod =>
  settings.mode === 'live' ? bankTransfer(settings.bank) : demonstration

/** By bank transfer, or by Zelle where there is a recipient. */
const bankTransfer = (bank: BankDetails): PaymentMethod => ({
  payments: 'live',
  waitsForOperator: true,
  instructions: (order) => ({ ...bank, zelleRecipient: bank.zelleRecipient ?? 'Not offered', ...due(order) }),
})

const demonstration: PaymentMethod = {
  payments: 'demo',
  waitsForOperator: false,
  instructions: (order) => ({ ...placeholders, ...due(order) }),
}

const due = ({ amountCents, currency, reference, dueOn, closesOn }: OrderToPay) => ({
  amount: amountCents / 100,
  currency,
  reference,
  dueOn,
  closesOn,
})

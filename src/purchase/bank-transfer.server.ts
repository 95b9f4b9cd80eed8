import { createHash } from 'node:crypto'
import type { OrderAnswer, PaymentInstructions } from '../api/contract.ts'
import { type Problem, problem } from '../api/problems.ts'
import type { BankDetails } from '../config.server.ts'
import type { Plan } from '../content/content-schema.ts'
import type { PlanType } from '../content/plans.ts'
import { lastFour, makeAccessCode, randomDigitCount } from './access-code.ts'
import type { CodeVault } from './code-vault.server.ts'
import type { Payments } from './order-status.ts'
import type { Order, OrderStore } from './order-store.server.ts'
import { placeholders } from './order-words.ts'
import { makeReference, referenceAlphabetSize, referenceRandomCount } from './reference.ts'
import { lastValidDay } from './validity.ts'

/** What selling needs from the outside. */
export interface Shop {
  plans: readonly Plan[]
  /** `undefined` in a demonstration: then orders are confirmed at once. */
  bank: BankDetails | undefined
  orders: OrderStore
  vault: CodeVault
  clock: () => Date
  random: Random
}

export const paymentsOf = (shop: Pick<Shop, 'bank'>): Payments => (shop.bank ? 'live' : 'demo')

/** Randomness from the operating system. */
export interface Random {
  id(): string
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
}

interface OrderRequest {
  planType: PlanType
  amount: number
  currency: 'USD'
}

/**
 * Orders a plan at the price of `plans.yml`, whatever amount the caller believes in.
 * The same `idempotencyKey` answers with the same code and reference; with another body it is refused.
 * An order of a demonstration and a live one never answer for each other.
 */
export async function orderPlan(
  shop: Shop,
  request: OrderRequest,
  idempotencyKey: string | undefined,
): Promise<OrderAnswer | Problem> {
  const plan = shop.plans.find((one) => one.planType === request.planType)
  if (!plan || request.amount !== plan.priceDollars)
    return problem('wrong-amount', { errors: [{ field: 'amount', message: 'must be the price of the plan' }] })
  const earlier = await earlierOrder(shop, request, idempotencyKey)
  if (earlier) return earlier
  for (let attempt = 0; attempt < 5; attempt++) {
    const code = makeAccessCode(plan.planType, digits(shop.random))
    const order = newOrder(shop, plan, request, code, idempotencyKey)
    const by = { actor: shop.bank ? 'buyer' : 'demonstration', at: shop.clock(), auditId: shop.random.id() } as const
    const saved = await shop.orders.add(order, by)
    if (saved) return answer(shop, saved, code)
    const meanwhile = await earlierOrder(shop, request, idempotencyKey)
    if (meanwhile) return meanwhile
  }
  throw new Error('five references or codes in a row were taken: the source of randomness is broken')
}

/** Where and how to pay for `order`; placeholders in square brackets while nothing is configured. */
export function paymentInstructions(bank: BankDetails | undefined, order: Order): PaymentInstructions {
  const where = bank && { ...bank, zelleRecipient: bank.zelleRecipient ?? 'Not offered' }
  return {
    ...(where ?? placeholders),
    amount: order.amount_cents / 100,
    currency: order.currency,
    reference: order.reference,
  }
}

export const publicStatus = (order: Order): 'active' | 'awaiting-payment' =>
  order.status === 'confirmed' ? 'active' : 'awaiting-payment'

async function earlierOrder(
  shop: Shop,
  request: OrderRequest,
  idempotencyKey: string | undefined,
): Promise<OrderAnswer | Problem | undefined> {
  if (idempotencyKey === undefined) return undefined
  const order = await shop.orders.byIdempotencyKey(shop.vault.fingerprintOfKey(idempotencyKey, paymentsOf(shop)))
  if (!order?.sealed_code) return undefined
  if (order.body_hash !== bodyHash(request)) return problem('idempotency-key-reused')
  return answer(shop, order, shop.vault.unseal(order.sealed_code, idempotencyKey))
}

function newOrder(
  shop: Shop,
  plan: Plan,
  request: OrderRequest,
  code: string,
  idempotencyKey: string | undefined,
): Order {
  const now = shop.clock()
  return {
    id: shop.random.id(),
    plan: plan.planType,
    amount_cents: plan.priceDollars * 100,
    currency: plan.currency,
    payments: paymentsOf(shop),
    reference: makeReference(
      Array.from({ length: referenceRandomCount }, () => shop.random.below(referenceAlphabetSize)),
    ),
    code_hmac: shop.vault.fingerprint(code),
    code_last_four: lastFour(code),
    status: shop.bank ? 'awaiting-payment' : 'confirmed',
    projects_remaining: plan.projects,
    created_at: now.toISOString(),
    confirmed_at: shop.bank ? null : now.toISOString(),
    cancelled_at: null,
    expires_on: lastValidDay(now),
    idempotency_hmac:
      idempotencyKey === undefined ? null : shop.vault.fingerprintOfKey(idempotencyKey, paymentsOf(shop)),
    body_hash: idempotencyKey === undefined ? null : bodyHash(request),
    sealed_code: idempotencyKey === undefined ? null : shop.vault.seal(code, idempotencyKey),
  }
}

const answer = (shop: Shop, order: Order, accessCode: string): OrderAnswer => ({
  accessCode,
  instructions: paymentInstructions(shop.bank, order),
  status: publicStatus(order),
})

const digits = (random: Random): string => Array.from({ length: randomDigitCount }, () => random.below(10)).join('')

const bodyHash = ({ planType, amount, currency }: OrderRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([planType, amount, currency]))
    .digest('hex')

import { createHash } from 'node:crypto'
import { type Problem, problem } from '../api/problems.ts'
import type { Plan } from '../content/content-schema.ts'
import { type PlanType, planOfType } from '../content/plan-table.ts'
import { lastFour, makeAccessCode, randomDigitCount } from './access-code.ts'
import type { CodeVault } from './code-vault.server.ts'
import { type Order, publicStatus } from './order.ts'
import type { OrderStore, OrderTraces } from './order-store.server.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { OrderResponse } from './purchase-calls.ts'
import { makeReference, referenceAlphabetSize, referenceRandomCount } from './reference.ts'
import { lastValidDay } from './validity.ts'

/** What selling needs from the outside. */
export interface Shop {
  plans: readonly Plan[]
  payment: PaymentMethod
  orders: OrderStore
  vault: CodeVault
  clock: () => Date
  random: Random
}

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
 * Orders a plan at the price of `plans.yml`; another amount is refused.
 * The same `idempotencyKey` answers with the same code and reference; with another body it is refused.
 * An order of a demonstration and a live one never answer for each other.
 */
export async function orderPlan(
  shop: Shop,
  request: OrderRequest,
  idempotencyKey: string | undefined,
): Promise<OrderResponse | Problem> {
  const plan = planOfType(shop.plans, request.planType)
  if (request.amount !== plan.priceDollars)
    return problem('wrong-amount', { errors: [{ field: 'amount', message: 'This must be the price of the plan.' }] })
  for (let attempt = 0; attempt < 5; attempt++) {
    const earlier = await earlierOrder(shop, request, idempotencyKey)
    if (earlier) return earlier
    const code = makeAccessCode(plan.planType, randoms(shop.random, randomDigitCount, 10).join(''))
    const order = newOrder(shop, plan, code)
    const by = { actor: actors[order.payments], at: shop.clock(), auditId: shop.random.id() }
    const saved = await shop.orders.add(order, traces(shop, request, code, idempotencyKey), by)
    if (saved) return answer(shop, saved, code)
  }
  throw new Error('five references or codes in a row were taken: the source of randomness is broken')
}

const actors = { live: 'buyer', demo: 'demonstration' } as const

/** What this key was answered with before; `undefined` when it is new, and without a key. */
async function earlierOrder(
  shop: Shop,
  request: OrderRequest,
  idempotencyKey: string | undefined,
): Promise<OrderResponse | Problem | undefined> {
  if (idempotencyKey === undefined) return undefined
  const { orders, vault, payment } = shop
  const earlier = await orders.byIdempotencyKey(vault.fingerprintOfKey(idempotencyKey, payment.payments))
  if (!earlier?.sealedCode) return undefined
  if (earlier.bodyHash !== bodyHash(request)) return problem('idempotency-key-reused')
  return answer(shop, earlier, vault.unseal(earlier.sealedCode, idempotencyKey))
}

function newOrder({ payment, clock, random }: Shop, plan: Plan, code: string): Order {
  const now = clock()
  return {
    id: random.id(),
    plan: plan.planType,
    amountCents: plan.priceDollars * 100,
    currency: plan.currency,
    payments: payment.payments,
    reference: makeReference(randoms(random, referenceRandomCount, referenceAlphabetSize)),
    codeLastFour: lastFour(code),
    status: payment.waitsForOperator ? 'awaiting-payment' : 'confirmed',
    projectsRemaining: plan.projects,
    orderedAt: now.toISOString(),
    confirmedAt: payment.waitsForOperator ? null : now.toISOString(),
    validUntil: lastValidDay(now),
  }
}

/** By what the order is found again: never the code or the key themselves. */
const traces = (
  { vault, payment }: Shop,
  request: OrderRequest,
  code: string,
  idempotencyKey: string | undefined,
): OrderTraces => ({
  codeHmac: vault.fingerprint(code),
  ...(idempotencyKey !== undefined && {
    keyHmac: vault.fingerprintOfKey(idempotencyKey, payment.payments),
    bodyHash: bodyHash(request),
    sealedCode: vault.seal(code, idempotencyKey),
  }),
})

const answer = ({ payment }: Shop, order: Order, accessCode: string): OrderResponse => ({
  accessCode,
  instructions: payment.instructions(order),
  status: publicStatus(order),
})

const randoms = (random: Random, count: number, limit: number): number[] =>
  Array.from({ length: count }, () => random.below(limit))

const bodyHash = ({ planType, amount, currency }: OrderRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([planType, amount, currency]))
    .digest('hex')

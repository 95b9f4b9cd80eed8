import { createHash, randomInt, randomUUID } from 'node:crypto'
import { type Problem, problem } from '../api/problems.ts'
import type { Plan } from '../content/content-schema.ts'
import { type PlanType, planOfType } from '../content/plan-table.ts'
import { phoenixDay } from '../format/phoenix-time.ts'
import type { Opening, OpeningSettings } from '../opening/opening.ts'
import { opensWithPayment } from '../opening/opening-words.ts'
import { makeAccessCode, randomDigitCount } from '../orders/access-code.ts'
import type { CodeVault } from '../orders/code-vault.server.ts'
import { isOpenUnpaid, type Order, publicStatus } from '../orders/order.ts'
import { closingDay, dueDay, lastValidDay, openUntil } from '../orders/order-days.ts'
import type { OrderFingerprints } from '../orders/order-rows-store.server.ts'
import type { OrderStore } from '../orders/order-store.server.ts'
import { makeRecoveryPhrase, recoveryVocabulary, recoveryWordCount } from '../orders/recovery-phrase.ts'
import { makeReference, referenceAlphabetSize, referenceRandomCount } from '../orders/reference.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { OrderResponse } from './purchase-calls.ts'

/** What ordering needs from the outside. */
export interface OrderingServices {
  plans: readonly Plan[]
  payment: PaymentMethod
  orders: OrderStore
  vault: CodeVault
  clock: () => Date
  random: Random
  /** The seconds after which this client may order again, when its network has placed all that it may within the hour. */
  waitToOrder: (client: string) => Promise<number | undefined>
  opening: OpeningSettings
  /** What counts as one network for `opening.perNetwork`, by the key of a client. */
  networkOf: (client: string) => string
}

/** A source of randomness; in production that of the operating system. */
export interface Random {
  id(): string
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
}

export const systemRandom: Random = { id: randomUUID, below: (limit) => randomInt(limit) }

interface OrderRequest {
  planType: PlanType
  amount: number
  currency: 'USD'
}

/**
 * Orders a plan at the price of `plans.yml`; returns the order with its code, or a problem, such as for another amount.
 * A repeat with the same `idempotencyKey` returns the same code and reference; with another body it is refused. Keys of
 * a demonstration and of a live service are independent of each other.
 */
export async function orderPlan(
  services: OrderingServices,
  request: OrderRequest,
  { client, idempotencyKey }: { client: string; idempotencyKey: string | undefined },
): Promise<OrderResponse | Problem> {
  const plan = planOfType(services.plans, request.planType)
  if (request.amount !== plan.priceDollars)
    return problem('wrong-amount', { errors: [{ field: 'amount', message: 'This must be the price of the plan.' }] })
  for (let attempt = 0; attempt < 5; attempt++) {
    const earlier = await earlierOrder(services, request, idempotencyKey)
    if (earlier) return earlier
    const wait = attempt === 0 ? await services.waitToOrder(client) : undefined
    if (wait !== undefined) return problem('too-many-requests', { detail: tooManyOrders, retryAfter: wait })
    const secrets = { code: newAccessCode(services.random, plan.planType), phrase: newRecoveryPhrase(services.random) }
    const order = newOrder(services, plan)
    const by = { actor: actors[order.payments], at: services.clock(), auditId: services.random.id() }
    const saved = await services.orders.add(
      order,
      fingerprintsOf(services, request, order.reference, secrets, idempotencyKey),
      by,
      openingFor(services, order, client),
    )
    if (saved) return answer(services, saved, secrets) ?? closed
  }
  throw new Error('five references or codes in a row were taken: the source of randomness is broken')
}

/** How a new order would open before its payment; `undefined` where it waits for none, or nothing opens before it. */
function openingFor(
  { opening: { businessDays, ...bounds }, vault, networkOf }: OrderingServices,
  { status, orderedAt }: Order,
  client: string,
): Opening | undefined {
  if (status !== 'awaiting-payment' || businessDays === 0) return undefined
  return {
    until: openUntil(new Date(orderedAt), businessDays).toISOString(),
    network: vault.fingerprintOfNetwork(networkOf(client)),
    bounds,
    markOf: vault.markOfOpening,
  }
}

const actors = { live: 'buyer', demo: 'demonstration' } as const

/** The response that this Idempotency-Key got before; `undefined` for a new key or none. */
async function earlierOrder(
  services: OrderingServices,
  request: OrderRequest,
  idempotencyKey: string | undefined,
): Promise<OrderResponse | Problem | undefined> {
  if (idempotencyKey === undefined) return undefined
  const { orders, vault, payment } = services
  const earlier = await orders.byIdempotencyKey(vault.fingerprintOfKey(idempotencyKey, payment.payments))
  if (!earlier) return undefined
  if (!earlier.sealedCode || !earlier.sealedRecovery) return replaced
  if (earlier.bodyHash !== bodyHash(request)) return problem('idempotency-key-reused')
  const secrets = {
    code: vault.unseal(earlier.sealedCode, idempotencyKey),
    phrase: vault.unseal(earlier.sealedRecovery, idempotencyKey),
  }
  return answer(services, earlier, secrets) ?? closed
}

function newOrder({ payment, clock, random }: OrderingServices, plan: Plan): Order {
  const now = clock()
  const dueOn = dueDay(now)
  return {
    id: random.id(),
    plan: plan.planType,
    amountCents: plan.priceDollars * 100,
    currency: plan.currency,
    payments: payment.payments,
    reference: makeReference(randoms(random, referenceRandomCount, referenceAlphabetSize)),
    status: payment.waitsForOperator ? 'awaiting-payment' : 'paid',
    paidCents: 0,
    dueOn,
    closesOn: closingDay(dueOn),
    projectsBought: plan.projects,
    projectsRemaining: plan.projects,
    openUntil: null,
    orderedAt: now.toISOString(),
    confirmedAt: payment.waitsForOperator ? null : now.toISOString(),
    cancelledAt: null,
    validUntil: lastValidDay(now),
  }
}

/** What is stored of code, phrase and key: fingerprints and sealed copies, never one of them itself. */
const fingerprintsOf = (
  { vault, payment }: OrderingServices,
  request: OrderRequest,
  reference: string,
  { code, phrase }: IssuedSecrets,
  idempotencyKey: string | undefined,
): OrderFingerprints => ({
  codeHmac: vault.fingerprint(code),
  recoveryHmac: vault.fingerprintOfRecovery(reference, phrase),
  ...(idempotencyKey !== undefined && {
    keyHmac: vault.fingerprintOfKey(idempotencyKey, payment.payments),
    bodyHash: bodyHash(request),
    sealedCode: vault.seal(code, idempotencyKey),
    sealedRecovery: vault.seal(phrase, idempotencyKey),
  }),
})

/** The response for an order; `undefined` for a closed one, which nobody may pay any more. */
function answer(
  { payment, clock, opening }: OrderingServices,
  order: Order,
  { code, phrase }: IssuedSecrets,
): OrderResponse | undefined {
  const now = clock()
  const status = publicStatus(order, phoenixDay(now))
  if (!status) return undefined
  const isBeyondBounds = status === 'awaiting-payment' && order.openUntil === null && opening.businessDays > 0
  return {
    accessCode: code,
    recoveryPhrase: phrase,
    instructions: payment.instructions(order),
    status,
    ...(order.openUntil !== null && isOpenUnpaid(order, now) && { openUntil: order.openUntil }),
    ...(isBeyondBounds && { whyNotOpen: opensWithPayment }),
  }
}

const closed = problem('idempotency-key-reused', {
  detail: 'The order that was made with this Idempotency-Key is closed. Please order again.',
})

const replaced = problem('idempotency-key-reused', {
  detail:
    'This Idempotency-Key was already used, and the code that it was answered with has been replaced. The order itself stands: use its newest code, or order again with a new key.',
})

const tooManyOrders =
  'Unusually many orders are coming in right now. Nothing was ordered and nothing is lost; please try again later.'

/** The secrets of an order, which only its buyer keeps. */
interface IssuedSecrets {
  code: string
  phrase: string
}

/** A new random access code for a plan, in its stored form. */
export const newAccessCode = (random: Random, plan: PlanType): string =>
  makeAccessCode(plan, randoms(random, randomDigitCount, 10).join(''))

/** A new random recovery phrase of four words. */
export const newRecoveryPhrase = (random: Random): string =>
  makeRecoveryPhrase(randoms(random, recoveryWordCount, recoveryVocabulary))

const randoms = (random: Random, count: number, limit: number): number[] =>
  Array.from({ length: count }, () => random.below(limit))

const bodyHash = ({ planType, amount, currency }: OrderRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([planType, amount, currency]))
    .digest('hex')

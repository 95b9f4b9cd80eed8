import { describe, expect, it } from 'vitest'
import { unpaidOrder } from '../../tests/support/unpaid-order.ts'
import { isProblem } from '../api/problems.ts'
import { createRateLimits, type RateLimits } from '../api/rate-limits.server.ts'
import { makeAccessCode } from '../orders/access-code.ts'
import type { RefusalAudit } from '../orders/audit-store.server.ts'
import { createCodeVault } from '../orders/code-vault.server.ts'
import type { Order } from '../orders/order.ts'
import { paymentMethod } from '../purchase/payment-method.ts'
import type { AccessServices } from './access.server.ts'
import { codeGuard } from './code-guard.server.ts'

const vault = createCodeVault('a key for tests only, long enough to pass')
const right = makeAccessCode('basic', '1234567890123456789')
const wrong = makeAccessCode('basic', '9876543210987654321')
const order: Order = {
  ...unpaidOrder(),
  status: 'paid',
  payments: 'demo',
  validUntil: '2027-11-20',
}
const ordering = {
  plans: [{ planType: 'basic', name: 'Basic' }],
  payment: paymentMethod({ mode: 'demo', isMeant: true }),
  vault,
  clock: () => new Date('2026-11-20T18:00:00Z'),
  random: { id: () => 'one' },
  orders: { byCode: async (hmac: string) => (hmac === vault.fingerprint(right) ? order : undefined) },
}
const noAudit: RefusalAudit = { recordRefusal: async () => {} }
const services = { ordering, projects: { of: async () => [] } } as unknown as AccessServices

/** A brake that only counts how often it was pulled. */
function brake() {
  const brake = async () => {
    brake.pulled++
  }
  brake.pulled = 0
  return brake
}
/** Lets one code in as if it were the only one under way. */
const admit = (services: AccessServices, limits: RateLimits, client: string, code: string, held: () => Promise<void>) =>
  codeGuard(services, limits, noAudit, held)(client, code)
const codeOf = (answer: object) => (isProblem(answer) ? answer.problem.code : 'let in')
const failFromEverywhere = async (limits: RateLimits) => {
  for (let n = 0; n < 600; n++) await limits.count('failed-codes-everywhere', 'all')
}

describe('letting codes in', () => {
  it('makes everybody wait a moment while guesses come from everywhere, but lets a right code in', async () => {
    const limits = await createRateLimits()
    await failFromEverywhere(limits)
    const held = brake()
    expect(codeOf(await admit(services, limits, '198.51.100.1', right, held))).toBe('let in')
    expect(codeOf(await admit(services, limits, '198.51.100.2', wrong, held))).toBe('invalid-access-code')
    expect(held.pulled).toBe(2)
  })

  it('does not hold anybody back while few guesses fail', async () => {
    const limits = await createRateLimits()
    const held = brake()
    for (let n = 0; n < 20; n++) await admit(services, limits, `198.51.100.${n}`, wrong, held)
    expect(codeOf(await admit(services, limits, '203.0.113.1', right, held))).toBe('let in')
    expect(held.pulled).toBe(0)
  })

  it('counts the failures of all callers together towards the brake', async () => {
    const limits = await createRateLimits()
    const held = brake()
    for (let n = 0; n < 600; n++) await admit(services, limits, `10.0.${n >> 8}.${n & 255}`, wrong, held)
    expect(held.pulled).toBe(0)
    await admit(services, limits, '203.0.113.1', right, held)
    expect(held.pulled).toBe(1)
  })

  it('makes one caller wait after thirty failures in an hour, also when they came slowly', async () => {
    const limits = await createRateLimits()
    // Counted by hand, as if minutes had passed between them.
    for (let n = 0; n < 30; n++) await limits.count('failed-codes-hour', '203.0.113.1')
    const answer = await admit(services, limits, '203.0.113.1', right, brake())
    expect(codeOf(answer)).toBe('too-many-requests')
    expect(isProblem(answer) && answer.retryAfter).toBeGreaterThan(60)
    expect(codeOf(await admit(services, limits, '203.0.113.2', right, brake()))).toBe('let in')
  })

  it('stops guesses that are sent side by side, also to several services', async () => {
    const limits = await createRateLimits()
    const guards = [1, 2, 3].map(() => codeGuard(services, limits, noAudit, brake()))
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => guards[n % 3]?.('203.0.113.1', wrong) ?? Promise.reject()),
    )
    const codes = guesses.map(codeOf)
    expect(codes.filter((code) => code === 'invalid-access-code')).toHaveLength(5)
    expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(15)
  })

  it('does not let a right code in that comes behind too many guesses sent at the same instant', async () => {
    const limits = await createRateLimits()
    const guard = codeGuard(services, limits, noAudit, brake())
    const tried = await Promise.all(
      [wrong, wrong, wrong, wrong, wrong, right].map((code) => guard('203.0.113.1', code)),
    )
    expect(tried.map(codeOf)).toEqual([...Array(5).fill('invalid-access-code'), 'too-many-requests'])
  })

  it('lets a right code in however often a page asks at once', async () => {
    const limits = await createRateLimits()
    const guard = codeGuard(services, limits, noAudit, brake())
    const tried = await Promise.all(Array.from({ length: 40 }, () => guard('203.0.113.1', right)))
    expect(new Set(tried.map(codeOf))).toEqual(new Set(['let in']))
  })

  it('counts no code that could not be looked at, and goes on with the next', async () => {
    const limits = await createRateLimits()
    let away = true
    const byCode = (hmac: string) => (away ? Promise.reject(new Error('away')) : ordering.orders.byCode(hmac))
    const guard = codeGuard(
      { ...services, ordering: { ...services.ordering, orders: { ...services.ordering.orders, byCode } } },
      limits,
      noAudit,
      brake(),
    )
    for (let n = 0; n < 10; n++) await expect(guard('203.0.113.1', right)).rejects.toThrow('away')
    away = false
    expect(codeOf(await guard('203.0.113.1', right))).toBe('let in')
  })

  it('never counts a right code', async () => {
    const limits = await createRateLimits()
    for (let n = 0; n < 40; n++)
      expect(codeOf(await admit(services, limits, '203.0.113.1', right, brake()))).toBe('let in')
  })
})

import { expect, it } from 'vitest'
import { currentReason, type OtherPayment } from './current-reason.ts'

const order = (orderId: string, owedCents: number) => ({
  reference: `HQ-${orderId}`,
  orderId,
  found: `HQ-${orderId}`,
  owedCents,
  shareCents: 2900,
})
const counted: OtherPayment = { day: '2026-11-19', cents: 2900, isByHand: false }

it.each<[string, OtherPayment[], number, string]>([
  ['what both lack', [], 2900, 'two-orders'],
  ['another sum than they lack', [], 0, 'two-orders-other-sum'],
  ['another sum, and an equal payment of the same days', [counted], 0, 'two-orders-other-sum'],
  ['another sum, and an equal payment by hand', [{ ...counted, isByHand: true }], 0, 'by-hand-perhaps'],
])('money for two orders that is %s', (_, payments, owed, reason) => {
  const row = { day: '2026-11-20', cents: 5800, reason: 'two-orders' as const }
  const candidates = [order('a', 2900), order('b', owed)]
  expect(currentReason({ ...row, candidates }, () => payments).reason).toBe(reason)
})

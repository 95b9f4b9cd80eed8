import { describe, expect, it } from 'vitest'
import { english } from '../format/english.ts'
import { orderStateWords } from './order-state-words.ts'

const order = {
  reference: 'HQ-2222222',
  currency: 'USD',
  amountCents: 2900,
  paidCents: 0,
  payments: 'live',
  orderedOn: '2026-11-20',
  paidOn: null,
} as const
const openUntil = '2026-11-26T00:00:00.000Z'
const before = new Date('2026-11-25T18:00:00Z')
const waiting = { status: 'awaiting-payment', order } as const

describe('the state of an order, in a few words', () => {
  it.each([
    ['waiting for payment', before, waiting],
    ['open until Wednesday 5:00 PM', before, { ...waiting, openUntil }],
    ['waiting for payment', new Date(openUntil), { ...waiting, openUntil }],
    ['part of the payment has come', before, { ...waiting, order: { ...order, paidCents: 1000 } }],
    ['paid', before, { status: 'active', order: { ...order, paidCents: 2900 } } as const],
    ['open, a demonstration', before, { status: 'active', order: { ...order, payments: 'demo' } } as const],
  ])('is “%s”', (words, now, access) => {
    expect(orderStateWords(now, access, english)).toBe(words)
  })
})

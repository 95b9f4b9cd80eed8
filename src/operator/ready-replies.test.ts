import { describe, expect, it } from 'vitest'
import type { Order } from '../orders/order.ts'
import { newCodeReply, readyReplies } from './ready-replies.ts'

const order: Order = {
  id: 'o',
  plan: 'basic',
  amountCents: 2900,
  currency: 'USD',
  payments: 'live',
  reference: 'HQ-2222222',
  status: 'awaiting-payment',
  paidCents: 0,
  dueOn: '2026-12-04',
  closesOn: '2026-12-11',
  openUntil: null,
  projectsBought: 1,
  projectsRemaining: 1,
  orderedAt: '2026-11-20T18:00:00.000Z',
  confirmedAt: null,
  cancelledAt: null,
  validUntil: '2027-11-20',
}
const words = { publicUrl: 'https://shop.example', siteName: 'The Shop' }
const repliesTo = (more: Partial<Order>, now = new Date('2026-11-21T18:00:00Z'), today = '2026-11-21') =>
  readyReplies({ ...order, ...more }, { ...words, now, today })
const titles = (more: Partial<Order>) => repliesTo(more).map(({ title }) => title)
const first = (more: Partial<Order>) => repliesTo(more)[0]?.text ?? ''

describe('the answers to copy', () => {
  it('fit the order as it stands', () => {
    const lost = 'How to replace a lost code'
    expect(titles({})).toEqual(['Your payment has not come yet', lost])
    expect(titles({ status: 'part-paid', paidCents: 2800 })).toEqual(['$1.00 is missing', lost])
    expect(titles({ status: 'paid', paidCents: 2900 })).toEqual(['Your code is open', lost])
    expect(titles({ status: 'paid', paidCents: 5800 })).toEqual(['Your code is open', '$29.00 too much came', lost])
    expect(titles({ status: 'cancelled' })).toEqual(['Your order is canceled'])
    expect(titles({ status: 'refunded' })).toEqual(['Your money was sent back'])
    expect(repliesTo({}, undefined, '2026-12-12').map(({ title }) => title)).toEqual(['Your order has closed'])
    expect(titles({ payments: 'demo' })).toEqual([])
  })

  it('name reference, sums and days of the order', () => {
    expect(first({ status: 'part-paid', paidCents: 2800 })).toBe(
      '$28.00 came for your order HQ-2222222. The price is $29.00, so $1.00 is missing. Please send it with the same reference, HQ-2222222, by December 11, 2026.\n\nThe Shop',
    )
    expect(first({ status: 'paid', paidCents: 2900 })).toContain(
      'valid until November 20, 2027. Use it at https://shop.example/access.',
    )
    expect(first({ status: 'expired', paidCents: 900 })).toContain('$9.00 of $29.00 had come')
    expect(first({ status: 'expired' })).toContain('nothing is owed')
    expect(first({ status: 'cancelled', paidCents: 900 })).toContain('We send back the $9.00 that came.')
  })

  it('say what an unpaid order opens already, as long as it does', () => {
    const openUntil = '2026-11-25T00:00:00.000Z'
    expect(first({ openUntil })).toContain('Until Nov 24, 2026, 5:00 PM, Phoenix time, your code opens one project.')
    expect(repliesTo({ openUntil }, new Date(openUntil))[0]?.text).not.toContain('opens one project')
  })

  it('bring a new code with its words to the buyer', () => {
    const { text } = newCodeReply(order, 'HQP-BASIC-00000000000000005724', 'one two three four', words)
    expect(text).toContain('for order HQ-2222222 is HQP-BASIC-')
    expect(text).toContain('Your new recovery words are: one two three four.')
    expect(newCodeReply(order, 'HQP-BASIC-00000000000000005724', undefined, words).text).not.toContain('recovery words')
  })
})

import { describe, expect, it } from 'vitest'
import { english } from '../format/english.ts'
import type { OrderState } from './access-calls.ts'
import { receiptAsText, receiptLines } from './receipt-words.ts'

const order: OrderState = {
  reference: 'HQ-2222222',
  currency: 'USD',
  amountCents: 2900,
  paidCents: 2900,
  payments: 'live',
  orderedOn: '2026-11-20',
  paidOn: '2026-11-23',
}
const facts = { seller: 'Seller', planName: 'Basic', order, validUntil: '2027-11-23', name: '' }
const line = (lines: { label: string; value: string }[], wanted: string) =>
  lines.find(({ label }) => label === wanted)?.value

describe('a receipt', () => {
  it('says what was bought, the price, what was paid, the reference and the days', () => {
    expect(receiptAsText(facts, english).split('\n').slice(2, 8)).toEqual([
      'Plan: Basic, open until November 23, 2027',
      'Price: $29.00 USD',
      'Paid: $29.00 USD',
      'Reference: HQ-2222222',
      'Ordered: November 20, 2026',
      'Payment confirmed: November 23, 2026',
    ])
  })

  it('has no name on it unless one was typed', () => {
    expect(line(receiptLines({ ...facts, name: '  ' }, english), 'For')).toBeUndefined()
    expect(line(receiptLines({ ...facts, name: ' A. Buyer ' }, english), 'For')).toBe('A. Buyer')
  })

  it('says what was paid over the price, to the cent', () => {
    expect(line(receiptLines({ ...facts, order: { ...order, paidCents: 2950 } }, english), 'Paid over the price')).toBe(
      '$0.50 USD',
    )
  })

  it('of a demonstration says that nothing was paid', () => {
    const text = receiptAsText({ ...facts, order: { ...order, payments: 'demo', paidCents: 0 } }, english)
    expect(text).toContain('Paid: Nothing: this was a demonstration')
    expect(text).not.toContain('Paid once')
  })
})

import { expect, it } from 'vitest'
import { plans } from '../../tests/support/plans.ts'
import { english } from '../format/english.ts'
import { makeAccessCode } from '../orders/access-code.ts'
import { codeAsText, orderAsText } from './order-words.ts'

const seller = {
  name: 'Home Quality Phoenix',
  publicUrl: 'https://example.org',
  demonstration: false,
  contactEmail: 'help@example.org',
}

const now = new Date('2026-11-20T18:00:00Z')
const orderOf = (planType: 'basic' | 'qualitechnician') => ({
  accessCode: makeAccessCode(planType, '1234567890123456789'),
  recoveryPhrase: 'acorn bridge candle desert',
  instructions: {
    accountName: 'A',
    bankName: 'B',
    routingNumber: '0',
    accountNumber: '1',
    zelleRecipient: 'Not offered',
    amount: plans.find((plan) => plan.planType === planType)?.priceDollars ?? 0,
    currency: 'USD' as const,
    reference: 'HQ-ABCDEFG',
    dueOn: '2026-12-04',
    closesOn: '2026-12-11',
  },
  status: 'awaiting-payment' as const,
})

it('the file of an order with calls in its plan names each of them, and how to agree on a time', () => {
  const text = orderAsText(now, orderOf('qualitechnician'), seller, english)
  expect(text).toContain(
    '- 30-minute phone call\n- 15 minutes of contractor communication guidance\n- 15-minute follow-up',
  )
  expect(text).toContain(
    'Write to help@example.org with your payment reference, HQ-ABCDEFG, and with times that suit you',
  )
})

it('the file of an order without calls in its plan promises none', () => {
  expect(orderAsText(now, orderOf('basic'), seller, english)).not.toMatch(/call|Write to/)
})

it('the file of a recovered code holds the code and where it is used', () => {
  const text = codeAsText(orderOf('basic').accessCode, seller)
  expect(text).toContain('Access code: HQP-BASIC-1234 5678 9012 3456 789')
  expect(text).toContain('https://example.org/access')
})

it('the file of an order says what its code opens, and until when', () => {
  const waiting = orderOf('basic')
  expect(orderAsText(now, waiting, seller, english)).toContain('\nIt opens as soon as your payment is confirmed.\n')
  expect(orderAsText(now, { ...waiting, openUntil: '2026-11-26T00:00:00.000Z' }, seller, english)).toContain(
    'Your code opens one checklist now, until Wednesday, November 25, 2026, 5:00 PM Phoenix time.',
  )
})

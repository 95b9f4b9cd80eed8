import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unpaidOrder } from '../../tests/support/unpaid-order.ts'
import { daysAfter } from '../format/day.ts'
import {
  isOpenUnpaid,
  isUndoable,
  type OrderAction,
  type OrderStatus,
  orderActions,
  orderStatuses,
  publicStatus,
  statusAfter,
  statusOn,
} from './order.ts'

/** Every pair that is possible, written down a second time: the action, how the order stands, and where it leads. */
const possible: [OrderAction, OrderStatus, { unpaid: OrderStatus; part: OrderStatus; full: OrderStatus }][] = [
  ...(['awaiting-payment', 'part-paid', 'expired'] as const).map((status): (typeof possible)[number] => [
    'pay',
    status,
    { unpaid: 'awaiting-payment', part: 'part-paid', full: 'paid' },
  ]),
  ['pay', 'paid', { unpaid: 'paid', part: 'paid', full: 'paid' }],
  ['pay-cancelled', 'cancelled', { unpaid: 'awaiting-payment', part: 'part-paid', full: 'paid' }],
  ['confirm', 'awaiting-payment', { unpaid: 'paid', part: 'paid', full: 'paid' }],
  ['confirm', 'part-paid', { unpaid: 'paid', part: 'paid', full: 'paid' }],
  ['confirm', 'expired', { unpaid: 'paid', part: 'paid', full: 'paid' }],
  ['reopen', 'cancelled', { unpaid: 'awaiting-payment', part: 'part-paid', full: 'paid' }],
  ...(['awaiting-payment', 'part-paid', 'paid', 'expired'] as const).map((status): (typeof possible)[number] => [
    'cancel',
    status,
    { unpaid: 'cancelled', part: 'cancelled', full: 'cancelled' },
  ]),
  ...(['part-paid', 'paid', 'expired', 'cancelled'] as const).map((status): (typeof possible)[number] => [
    'refund',
    status,
    { unpaid: 'refunded', part: 'refunded', full: 'refunded' },
  ]),
  ['return-surplus', 'paid', { unpaid: 'paid', part: 'paid', full: 'paid' }],
  ['return-part', 'part-paid', { unpaid: 'awaiting-payment', part: 'part-paid', full: 'paid' }],
  ['return-part', 'paid', { unpaid: 'awaiting-payment', part: 'part-paid', full: 'paid' }],
  ['return-part', 'expired', { unpaid: 'expired', part: 'expired', full: 'expired' }],
  ['return-part', 'cancelled', { unpaid: 'cancelled', part: 'cancelled', full: 'cancelled' }],
  ['move-due', 'awaiting-payment', { unpaid: 'awaiting-payment', part: 'awaiting-payment', full: 'awaiting-payment' }],
  ['move-due', 'part-paid', { unpaid: 'part-paid', part: 'part-paid', full: 'part-paid' }],
  ['move-due', 'expired', { unpaid: 'awaiting-payment', part: 'part-paid', full: 'paid' }],
  ['recover', 'awaiting-payment', { unpaid: 'awaiting-payment', part: 'awaiting-payment', full: 'awaiting-payment' }],
  ['recover', 'part-paid', { unpaid: 'part-paid', part: 'part-paid', full: 'part-paid' }],
  ['recover', 'paid', { unpaid: 'paid', part: 'paid', full: 'paid' }],
  ['reissue', 'awaiting-payment', { unpaid: 'awaiting-payment', part: 'awaiting-payment', full: 'awaiting-payment' }],
  ['reissue', 'part-paid', { unpaid: 'part-paid', part: 'part-paid', full: 'part-paid' }],
  ['reissue', 'paid', { unpaid: 'paid', part: 'paid', full: 'paid' }],
  ['expire', 'awaiting-payment', { unpaid: 'expired', part: 'expired', full: 'expired' }],
  ['expire', 'part-paid', { unpaid: 'expired', part: 'expired', full: 'expired' }],
]

describe('what may happen to an order', () => {
  const sums = { unpaid: 0, part: 2899, full: 2900 } as const
  const pairs = orderActions
    .filter((action) => action !== 'undo')
    .flatMap((action) => orderStatuses.map((status) => [action, status] as const))

  it.each(pairs)('%s, as it is %s', (action, status) => {
    const [, , targets] = possible.find(([a, s]) => a === action && s === status) ?? []
    for (const paid of ['unpaid', 'part', 'full'] as const)
      expect(statusAfter(action, status, { amountCents: 2900, paidCents: sums[paid] }), paid).toBe(targets?.[paid])
  })

  it('is taken back to where it was, and to nowhere when nothing was decided', () => {
    for (const status of orderStatuses)
      for (const before of orderStatuses) {
        const standing = { amountCents: 2900, paidCents: 0 }
        expect(statusAfter('undo', status, { ...standing, before })).toBe(before)
        expect(statusAfter('undo', status, standing)).toBeUndefined()
      }
  })

  it('is paid from the exact price on, never a cent before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 0, max: 2e7 }), (amountCents, paidCents) => {
        const status = statusAfter('pay', 'awaiting-payment', { amountCents, paidCents })
        expect(status === 'paid').toBe(paidCents >= amountCents)
      }),
    )
  })

  it('may be undone for 24 hours', () => {
    const decided = new Date('2026-11-20T18:00:00Z')
    expect(isUndoable(decided, new Date('2026-11-21T18:00:00Z'))).toBe(true)
    expect(isUndoable(decided, new Date('2026-11-21T18:00:00.001Z'))).toBe(false)
  })
})

describe('how an order stands on a day', () => {
  const order = unpaidOrder()

  it('is expired from the day after its closing day, while money is missing, whatever was written down', () => {
    for (const status of orderStatuses) {
      expect(statusOn({ ...order, status }, order.closesOn)).toBe(status)
      const isOpen = status === 'awaiting-payment' || status === 'part-paid'
      expect(statusOn({ ...order, status }, daysAfter(order.closesOn, 1))).toBe(isOpen ? 'expired' : status)
    }
  })

  it('is told to whoever holds the code only while the order is open or paid', () => {
    const told = (day: string) => orderStatuses.map((status) => publicStatus({ ...order, status }, day))
    expect(told(order.closesOn)).toEqual([
      'awaiting-payment',
      'awaiting-payment',
      'active',
      undefined,
      undefined,
      undefined,
    ])
    const late = daysAfter(order.closesOn, 1)
    expect(told(late)).toEqual([undefined, undefined, 'active', undefined, undefined, undefined])
  })
})

describe('an order that is open before its payment', () => {
  const order = { ...unpaidOrder(), openUntil: '2026-11-26T00:00:00.000Z' }
  const before = new Date('2026-11-25T23:59:59.999Z')

  it('is open until its end, that moment not included', () => {
    expect(isOpenUnpaid(order, before)).toBe(true)
    expect(isOpenUnpaid(order, new Date(order.openUntil))).toBe(false)
    expect(isOpenUnpaid({ ...order, openUntil: null }, before)).toBe(false)
  })

  it('is that only while money is still to come', () => {
    expect(orderStatuses.filter((status) => isOpenUnpaid({ ...order, status }, before))).toEqual([
      'awaiting-payment',
      'part-paid',
    ])
    expect(isOpenUnpaid({ ...order, closesOn: '2026-11-24' }, before)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { openedUnpaidFinding } from './health.ts'
import { type OpenedOrder, openedFigures } from './opened-unpaid.ts'

const openUntil = '2026-11-26T00:00:00.000Z'
const now = new Date('2026-12-01T18:00:00Z')
const order = (more: Partial<OpenedOrder> = {}): OpenedOrder => ({
  month: '2026-11',
  plan: 'basic',
  openUntil,
  confirmedAt: null,
  isAwaited: true,
  ...more,
})

describe('an order that was open before its payment', () => {
  it('counts as paid in time, paid late, never paid or still open, and as one of these alone', () => {
    const all = [
      order({ confirmedAt: '2026-11-25T23:59:59.999Z' }),
      order({ confirmedAt: '2026-11-25T18:00:00.000Z', isAwaited: false }),
      order({ confirmedAt: openUntil, isAwaited: false }),
      order(),
      order({ isAwaited: false }),
      order({ isAwaited: false, openUntil: '2026-12-03T00:00:00.000Z' }),
      order({ openUntil: '2026-12-03T00:00:00.000Z' }),
    ]
    expect(openedFigures(all, now)).toEqual({ opened: 7, paidInTime: 2, paidLate: 1, neverPaid: 3, stillOpen: 1 })
  })
})

describe('Health about orders that were open before their payment', () => {
  it('needs a person once more than half of twenty were never paid, and not before', () => {
    expect(openedUnpaidFinding({ ended: 0, neverPaid: 0 })).toMatchObject({ needsPerson: false })
    expect(openedUnpaidFinding({ ended: 9, neverPaid: 9 })).toMatchObject({ needsPerson: false })
    expect(openedUnpaidFinding({ ended: 20, neverPaid: 10 })).toMatchObject({ needsPerson: false })
    const warned = openedUnpaidFinding({ ended: 20, neverPaid: 11 })
    expect(warned.needsPerson).toBe(true)
    expect(warned.says).toContain('Of the last 20 orders whose time before the payment has ended, 11 were never paid.')
  })
})

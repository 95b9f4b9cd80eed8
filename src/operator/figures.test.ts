import { describe, expect, it } from 'vitest'
import { conversion, figuresOf, monthsUpTo, sinceTheFirst, total } from './figures.ts'

describe('the figures', () => {
  it('go back as many months as asked, over the turn of a year', () => {
    expect(monthsUpTo('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(monthsUpTo('2026-12-31', 1)).toEqual(['2026-12'])
  })

  it('stand by month and plan, with a zero where nothing was', () => {
    const [october, november] = figuresOf(['2026-10', '2026-11'], {
      orders: [
        { month: '2026-11', plan: 'basic', sum: 3 },
        { month: '2026-09', plan: 'basic', sum: 9 },
      ],
      paid: [{ month: '2026-11', plan: 'basic', sum: 1 }],
      incomeCents: [
        { month: '2026-11', plan: 'basic', sum: 2900 },
        { month: '2026-11', plan: 'qualitechnician', sum: 4900 },
        { month: '2026-11', plan: 'qualitechnician', sum: -4900 },
      ],
    })
    expect(total(october?.plans ?? [])).toEqual({ orders: 0, paid: 0, incomeCents: 0 })
    expect(november?.plans).toEqual([
      { plan: 'basic', orders: 3, paid: 1, incomeCents: 2900 },
      { plan: 'qualitechnician', orders: 0, paid: 0, incomeCents: 0 },
    ])
  })

  it('leave out the months before anything happened, and always show the last', () => {
    const months = ['2026-09', '2026-10', '2026-11']
    const nothing = { orders: [], paid: [], incomeCents: [] }
    const shown = (counted: Parameters<typeof figuresOf>[1]) =>
      sinceTheFirst(figuresOf(months, counted)).map(({ month }) => month)
    expect(shown(nothing)).toEqual(['2026-11'])
    expect(shown({ ...nothing, orders: [{ month: '2026-10', plan: 'basic', sum: 1 }] })).toEqual(['2026-10', '2026-11'])
    expect(shown({ ...nothing, incomeCents: [{ month: '2026-09', plan: 'basic', sum: -100 }] })).toEqual(months)
  })

  it('say how many orders were paid of those that were placed, and nothing of none', () => {
    expect(conversion({ orders: 3, paid: 1 })).toBe('33%')
    expect(conversion({ orders: 0, paid: 0 })).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { purchasePath, viewsByPage, withSomething } from './purchase-path.ts'

const views = [
  { day: '2026-10-31', page: '/', views: 5 },
  { day: '2026-11-01', page: '/', views: 7 },
  { day: '2026-11-24', page: '/', views: 2 },
  { day: '2026-11-18', page: '/checklist/:id', views: 30 },
  { day: '2026-11-17', page: '/purchase', views: 4 },
]

describe('the purchase path', () => {
  it('counts views and steps in the month in which each was', () => {
    const steps = [
      { month: '2026-11', step: 'ordered' as const },
      { month: '2026-11', step: 'ordered' as const },
      { month: '2026-11', step: 'opened' as const },
      { month: '2026-10', step: 'paid' as const },
    ]
    const path = purchasePath(['2026-11', '2026-10', '2026-09'], views, steps)
    expect(path).toEqual([
      { month: '2026-11', views: [9, 30, 0, 4], taken: [2, 1, 0, 0] },
      { month: '2026-10', views: [5, 0, 0, 0], taken: [0, 0, 1, 0] },
      { month: '2026-09', views: [0, 0, 0, 0], taken: [0, 0, 0, 0] },
    ])
    expect(withSomething(path).map(({ month }) => month)).toEqual(['2026-11', '2026-10'])
    expect(withSomething(path.slice(2))).toHaveLength(1)
  })

  it('shows each page of today, of seven days and of thirty, the most shown first', () => {
    const [first, second, third] = viewsByPage('2026-11-24', views)
    expect(first).toEqual({ page: '/checklist/:id', today: 0, week: 30, thirtyDays: 30 })
    expect(second).toEqual({ page: '/', today: 2, week: 2, thirtyDays: 14 })
    expect(third).toEqual({ page: '/purchase', today: 0, week: 0, thirtyDays: 4 })
  })
})

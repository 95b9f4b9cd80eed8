import { paths } from '../content/paths.ts'
import { countedPages } from '../counts/counted-pages.ts'
import { daysAfter } from '../format/day.ts'
import type { Month } from './figures.ts'

/** What happens to an order on its way; `opened`: before its payment, `paid`: for the first time in full. */
export type Step = 'ordered' | 'opened' | 'paid' | 'started'

/** One step of one order. */
export interface StepOf {
  month: Month
  step: Step
}

interface Viewed {
  /** YYYY-MM-DD. */
  day: string
  page: string
  views: number
}

/** The pages that lead to an order, and what the operator calls them. */
export const pagesOnThePath = [
  { page: paths.home, name: 'Home' },
  { page: paths.checklist, name: 'A checklist' },
  { page: paths.pricing, name: 'Plans' },
  { page: paths.purchase, name: 'Purchase' },
] as const

export const steps: readonly { step: Step; name: string }[] = [
  { step: 'ordered', name: 'Ordered' },
  { step: 'opened', name: 'Opened before payment' },
  { step: 'paid', name: 'Paid' },
  { step: 'started', name: 'Projects started' },
]

export interface PathMonth {
  month: Month
  /** Views of each of `pagesOnThePath`, in their order. */
  views: number[]
  /** How often each of `steps` was taken, in their order. */
  taken: number[]
}

/** The way from the first page to a started project, month by month; the numbers are of views and steps, not of people. */
export function purchasePath(
  months: readonly Month[],
  views: readonly Viewed[],
  taken: readonly StepOf[],
): PathMonth[] {
  return months.map((month) => ({
    month,
    views: pagesOnThePath.map(({ page }) => sum(views.filter((one) => one.page === page && one.day.startsWith(month)))),
    taken: steps.map(({ step }) => taken.filter((one) => one.month === month && one.step === step).length),
  }))
}

/** The months, the newest first, down to the oldest with a number; at least the newest. */
export function withSomething(months: readonly PathMonth[]): PathMonth[] {
  const oldest = months.findLastIndex(({ views, taken }) => [...views, ...taken].some((number) => number > 0))
  return months.slice(0, Math.max(1, oldest + 1))
}

export interface PageViews {
  page: string
  today: number
  /** The last seven and thirty days, today among them. */
  week: number
  thirtyDays: number
}

/** Every counted page with its views up to `today`, the most shown of the last thirty days first. */
export function viewsByPage(today: string, views: readonly Viewed[]): PageViews[] {
  const within = (page: string, days: number) =>
    sum(views.filter((one) => one.page === page && one.day > daysAfter(today, -days) && one.day <= today))
  return countedPages
    .map((page) => ({ page, today: within(page, 1), week: within(page, 7), thirtyDays: within(page, 30) }))
    .sort((a, b) => b.thirtyDays - a.thirtyDays)
}

const sum = (views: readonly Viewed[]): number => views.reduce((all, one) => all + one.views, 0)

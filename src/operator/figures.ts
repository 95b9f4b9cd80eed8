import { type PlanType, planTypes } from '../content/plan-table.ts'

/** `2026-11`. */
export type Month = string

/** The figures of one plan in one month. */
export interface PlanMonth {
  plan: PlanType
  /** Orders placed in this month. */
  orders: number
  /** How many of them are paid now, not refunded or canceled since. */
  paid: number
  /** Payments of this month less refunds, in cents. */
  incomeCents: number
}

export interface MonthFigures {
  month: Month
  plans: PlanMonth[]
}

/** A number to add up for one plan in one month. */
export interface Counted {
  month: Month
  plan: PlanType
  sum: number
}

/** The figures of these months, each for every plan. */
export function figuresOf(
  months: readonly Month[],
  counted: Record<'orders' | 'paid' | 'incomeCents', readonly Counted[]>,
): MonthFigures[] {
  const sum = (of: readonly Counted[], month: Month, plan: PlanType) =>
    of.reduce((all, one) => (one.month === month && one.plan === plan ? all + one.sum : all), 0)
  return months.map((month) => ({
    month,
    plans: planTypes.map((plan) => ({
      plan,
      orders: sum(counted.orders, month, plan),
      paid: sum(counted.paid, month, plan),
      incomeCents: sum(counted.incomeCents, month, plan),
    })),
  }))
}

/** The last `count` months up to that of `day`, the oldest first. */
export function monthsUpTo(day: string, count: number): Month[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, n) =>
    new Date(Date.UTC(year, month - count + n, 1)).toISOString().slice(0, 7),
  )
}

/** All plans of a month together. */
export const total = (plans: readonly PlanMonth[]): Omit<PlanMonth, 'plan'> => ({
  orders: plans.reduce((all, { orders }) => all + orders, 0),
  paid: plans.reduce((all, { paid }) => all + paid, 0),
  incomeCents: plans.reduce((all, { incomeCents }) => all + incomeCents, 0),
})

/** "50%"; nothing while there was no order. */
export const conversion = ({ orders, paid }: Pick<PlanMonth, 'orders' | 'paid'>): string =>
  orders === 0 ? '' : `${Math.round((100 * paid) / orders)}%`

/** The months from the first one with an order or income on; at least the last one. */
export function sinceTheFirst(months: readonly MonthFigures[]): MonthFigures[] {
  const first = months.findIndex(({ plans }) =>
    plans.some(({ orders, incomeCents }) => orders > 0 || incomeCents !== 0),
  )
  return months.slice(first === -1 ? -1 : first)
}

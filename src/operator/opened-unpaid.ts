import type { PlanType } from '../content/plan-table.ts'
import type { Month } from './figures.ts'

/** An order that was open before its payment. */
export interface OpenedOrder {
  /** The month, in Phoenix, in which it was placed. */
  month: Month
  plan: PlanType
  /** The instant until which it was open. */
  openUntil: string
  /** When its payment was confirmed, also if the money went back since; null when it never was. */
  confirmedAt: string | null
  /** Whether it still waits for money. */
  isAwaited: boolean
}

/** What became of orders that were open before their payment. */
export interface OpenedFigures {
  /** All of them. */
  opened: number
  paidInTime: number
  paidLate: number
  /** Their time has ended, by the clock or because they were canceled, and no payment was confirmed. */
  neverPaid: number
  /** Neither paid nor shut yet. */
  stillOpen: number
}

const outcomeOf = (
  { openUntil, confirmedAt, isAwaited }: OpenedOrder,
  now: Date,
): Exclude<keyof OpenedFigures, 'opened'> => {
  if (confirmedAt !== null) return confirmedAt < openUntil ? 'paidInTime' : 'paidLate'
  return isAwaited && now.toISOString() < openUntil ? 'stillOpen' : 'neverPaid'
}

/** What became of these orders at `now`. */
export function openedFigures(orders: readonly OpenedOrder[], now: Date): OpenedFigures {
  const figures = { opened: orders.length, paidInTime: 0, paidLate: 0, neverPaid: 0, stillOpen: 0 }
  for (const order of orders) figures[outcomeOf(order, now)] += 1
  return figures
}

/** The orders by which Health judges: the last whose time has ended. */
export const judgedOpenings = 20

/** Whether more than half of the judged orders were never paid; with fewer orders, as many of them. */
export const isGivenAway = (neverPaid: number): boolean => neverPaid > judgedOpenings / 2

/** Until which day a bill can be objected to in writing. */
import { daysAfter, isDay } from '../../format/day.ts'
import type { Day } from '../../format/phoenix-time.ts'

/**
 * Days after the one on which the bill came. Source: the notice of A.R.S. 32-1188 (A), "within fourteen (14) days after
 * the date you receive a billing or estimate", read in a stored copy of azleg.gov on 2026-11-28. A last day on a weekend
 * is not moved.
 */
export const daysToObject = 14

export type ObjectionDays =
  /** No day was given, or none that the calendar has. */
  | { kind: 'unknown' }
  /** By this device's clock the bill has not come yet. */
  | { kind: 'to-come' }
  /** It came before the day that it bears. */
  | { kind: 'before-bill' }
  /** `daysLeft`: 0 on the last day itself. */
  | { kind: 'running'; lastDay: Day; daysLeft: number }
  | { kind: 'passed'; lastDay: Day }

interface BillDays {
  /** As the fields hold them: `YYYY-MM-DD`, or anything else. */
  received: string
  billDay: string
}

export function objectionDays({ received, billDay }: BillDays, today: Day): ObjectionDays {
  if (!isDay(received)) return { kind: 'unknown' }
  if (received > today) return { kind: 'to-come' }
  if (isDay(billDay) && billDay > received) return { kind: 'before-bill' }
  const lastDay = daysAfter(received, daysToObject)
  if (lastDay < today) return { kind: 'passed', lastDay }
  return { kind: 'running', lastDay, daysLeft: daysBetween(today, lastDay) }
}

const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

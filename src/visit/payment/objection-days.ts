/** Until which day a bill can be objected to in writing, and by when it is to be paid where nobody did. */
import { daysAfter, isDay } from '../../format/day.ts'
import type { Day } from '../../format/phoenix-time.ts'

/**
 * Days after the one on which the bill came. Source: the notice of A.R.S. 32-1188 (A), "within fourteen (14) days after
 * the date you receive a billing or estimate", read in a stored copy of azleg.gov on 2026-11-28. A last day on a weekend
 * is not moved.
 */
export const daysToObject = 14

/**
 * Days after the last one to object, within which a bill is paid that nobody objected to. Source: the same notice, “the
 * billing or estimate will be deemed approved”, to be paid “within seven (7) days”.
 */
const daysToPayApproved = 7

export type ObjectionDays =
  /** No day was given, or none that the calendar has. */
  | { kind: 'unknown' }
  /** By this device's clock the bill has not come yet. */
  | { kind: 'to-come' }
  /** `daysLeft`: 0 on the last day itself. */
  | ({ kind: 'running'; daysLeft: number } & DaysOfBill)
  | ({ kind: 'passed' } & DaysOfBill)

interface DaysOfBill {
  lastDay: Day
  /** The last day to pay a bill that nobody objected to. */
  dueDay: Day
  /** The bill bears a later day than that on which it came. It changes neither day: the law counts from when it is received. */
  isDatedLater: boolean
}

interface TypedDays {
  /** As the fields hold them: `YYYY-MM-DD`, or anything else. */
  received: string
  billDay: string
}

/**
 * The days that run from when a bill came. However it came, the law has one day for it: that on which it was received. A bill
 * that came on 2026-11-20 can be objected to until 2026-12-04, and is due on 2026-12-11, whatever day it bears.
 */
export function objectionDays({ received, billDay }: TypedDays, today: Day): ObjectionDays {
  if (!isDay(received)) return { kind: 'unknown' }
  if (received > today) return { kind: 'to-come' }
  const lastDay = daysAfter(received, daysToObject)
  const days = {
    lastDay,
    dueDay: daysAfter(lastDay, daysToPayApproved),
    isDatedLater: isDay(billDay) && billDay > received,
  }
  if (lastDay < today) return { kind: 'passed', ...days }
  return { kind: 'running', ...days, daysLeft: daysBetween(today, lastDay) }
}

const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

import { businessDaysAfter, isWeekend } from './day.ts'
import { type Day, inPhoenix } from './phoenix-time.ts'

const opens = 9
const closes = 17

/**
 * Whether somebody answers at that instant, and if not, on which day next. Monday to Friday, from 9:00 until before
 * 17:00 in Phoenix; `nextDay` is "today" before the opening of a working day.
 */
export function businessHours(instant: Date): { open: true } | { open: false; nextDay: Day | 'today' } {
  const { day, hour } = inPhoenix(instant)
  if (isWeekend(day) || hour >= closes) return { open: false, nextDay: businessDaysAfter(day, 1) }
  return hour < opens ? { open: false, nextDay: 'today' } : { open: true }
}

import { phoenixClock } from './phoenix-time.ts'

/** Monday to Friday, 9:00 up to before 17:00, in Phoenix, whatever clock the visitor's device shows. */
const opens = 9
const closes = 17

const workdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
const dayNames: Record<string, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
}

/** Whether somebody answers at that instant, and if not, when next: "today", or the name of the day. */
export function businessHours(instant: Date): { open: true } | { open: false; nextDay: string } {
  const { weekday, hour } = phoenixClock(instant)
  const today = workdays.indexOf(weekday)
  if (today >= 0 && hour >= opens && hour < closes) return { open: true }
  if (today >= 0 && hour < opens) return { open: false, nextDay: 'today' }
  const next = workdays[today < 0 || today === workdays.length - 1 ? 0 : today + 1] ?? 'Mon'
  return { open: false, nextDay: dayNames[next] ?? next }
}

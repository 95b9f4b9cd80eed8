import { isDay } from '../../format/day.ts'
import { type Day, phoenixDay } from '../../format/phoenix-time.ts'
import type { PointRecord } from '../model/visit.ts'

/** Whether the crew named a day for the fix that is over: a date, or the day on which it said "today". */
export function isPromiseMissed({ reply, byWhen, changedAt }: PointRecord, today: Day): boolean {
  if (reply === 'by-date') return isDay(byWhen) && byWhen < today
  const said = new Date(changedAt.reply ?? '')
  return reply === 'today' && !Number.isNaN(said.getTime()) && phoenixDay(said) < today
}

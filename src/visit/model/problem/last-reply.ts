/** What the crew said last of an open problem, as it is told outside of the visit: in the report, the letter, the complaint, the sheet for a call. */
import type { Both } from '../../../checklists/checklist.ts'
import { isDay } from '../../../format/day.ts'
import type { Formats } from '../../../format/formats.ts'
import { type Day, phoenixDay } from '../../../format/phoenix-time.ts'
import type { PointRecord, Reply } from '../visit.ts'
import { lifeOf } from './problem-life.ts'
import { saidReply, withTime } from './problem-words.ts'

export interface LastReply {
  reply: Reply
  /** As of `LifeStep`. */
  byWhen: string
  at: string
}

/**
 * The last reply to the problem that is open at a point, also where it was found still wrong since; undefined where the
 * crew has not answered, where its reply was cleared, or where no problem is open.
 */
export function lastReply(record: PointRecord): LastReply | undefined {
  const { state, steps } = lifeOf(record)
  const place = steps.findLastIndex(({ kind }) => kind === 'replied' || kind === 'settled')
  const last = steps[place]
  if (state !== 'open' || !last?.reply) return undefined
  // A reply leaves its field when the problem is still wrong; one that left it without that was cleared.
  const isCleared = record.reply === null && !steps.slice(place + 1).some(({ kind }) => kind === 'still-wrong')
  return isCleared ? undefined : { reply: last.reply, byWhen: last.byWhen, at: last.at }
}

/** Whether it names a day for the fix that is over: a date, or the day on which they said "today". */
export function isDayOver({ reply, byWhen, at }: LastReply, today: Day): boolean {
  if (reply === 'by-date') return isDay(byWhen) && byWhen < today
  const said = new Date(at)
  return reply === 'today' && !Number.isNaN(said.getTime()) && phoenixDay(said) < today
}

/** After a promise whose day is over while the fault is still there. */
const missedWords: Both = { en: 'That day has passed.', es: 'Ese día ya pasó.' }

/** It in words, with its time, and with `missedWords` where its day is over. */
export function lastSaid(
  record: PointRecord,
  today: Day,
  formats: Pick<Formats, 'dayInWords' | 'phoenixMinute'>,
): Both | undefined {
  const last = lastReply(record)
  const said = last && withTime(saidReply(last, formats), last.at, formats)
  if (!said || !isDayOver(last, today)) return said
  return { en: `${said.en}. ${missedWords.en}`, es: `${said.es}. ${missedWords.es}` }
}

/** What was measured at a point, as a step of a problem keeps it. */
import { pairOf } from '../timed-pair.ts'
import type { PointRecord, TimedReading } from '../visit.ts'

/**
 * Both readings of what is read twice, with the minutes between them and those of the cup behind: "720 min: 62 → 50". Until
 * there are both, and elsewhere, the reading as it was typed. Without its unit; empty where there is none.
 */
export function toldReading(record: PointRecord): string {
  const { first, second } = pairOf(record)
  const readings = readingsOf(record)
  if (!first || !second || bothOf(first, second) === '') return readings
  const minutes = Math.round((Date.parse(second.at) - Date.parse(first.at)) / 60_000)
  // A clock that was set back tells no minutes.
  return minutes > 0 ? `${minutes} min: ${readings}` : readings
}

/** The same without the minutes: a time that is corrected makes no other reading. */
export function readingsOf(record: PointRecord): string {
  const { first, second, cupFirst, cupSecond } = pairOf(record)
  const pair = bothOf(first, second)
  return pair === '' ? record.reading.trim() : [pair, bothOf(cupFirst, cupSecond)].filter(Boolean).join('; ')
}

const bothOf = (first: Taken, second: Taken): string =>
  first && second && first.reading.trim() !== '' && second.reading.trim() !== ''
    ? `${first.reading.trim()} → ${second.reading.trim()}`
    : ''

type Taken = Pick<TimedReading, 'reading'> | null

/** When it was typed last: ISO-8601 in UTC, or empty. */
export const toldAt = ({ changedAt }: PointRecord): string =>
  [changedAt.reading, changedAt.first, changedAt.second, changedAt.cupFirst, changedAt.cupSecond].reduce<string>(
    (last, at = '') => (at > last ? at : last),
    '',
  )

/** What was measured at a point, as a step of a problem keeps it. */
import { pairOf } from '../timed-pair.ts'
import type { Measured, PointRecord, TimedReading } from '../visit.ts'

/** The readings of what is read twice once there are both; until then, and elsewhere, the reading as it was typed. */
export function toldReading(record: PointRecord): Measured {
  const { first, second, cupFirst, cupSecond } = pairOf(record)
  return isRead(first) && isRead(second)
    ? { first, second, cupFirst: keptOf(cupFirst), cupSecond: keptOf(cupSecond) }
    : record.reading.trim()
}

const isRead = (taken: TimedReading | null): taken is TimedReading => taken !== null && taken.reading.trim() !== ''
const keptOf = (taken: TimedReading | null) => (isRead(taken) ? taken : null)

/** Whether both tell of one measurement: a time that is corrected makes no other one. */
export function isSameReading(a: Measured, b: Measured): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b
  const told = ({ first, second, cupFirst, cupSecond }: typeof a) =>
    JSON.stringify([first.run, ...[first, second, cupFirst, cupSecond].map((taken) => taken?.reading.trim())])
  return told(a) === told(b)
}

/** When it was typed last: ISO-8601 in UTC, or empty. */
export const toldAt = ({ changedAt }: PointRecord): string =>
  [changedAt.reading, changedAt.first, changedAt.second, changedAt.cupFirst, changedAt.cupSecond].reduce<string>(
    (last, at = '') => (at > last ? at : last),
    '',
  )

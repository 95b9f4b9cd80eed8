/** Two visits as one, and a later visit beside the earlier one. */
import { union } from './problem/problem-events.ts'
import type { PointRecord, ProblemEvent, Visit } from './visit.ts'

/** Both, answer by answer: of each, the one that was given later. Of the same time, that of `visit`. */
export function merged(visit: Visit, other: Visit): Visit {
  const about = visit.about && other.about ? mergedRecord(visit.about, other.about) : (visit.about ?? other.about)
  return {
    points: mergedRecords(visit.points, other.points),
    items: mergedRecords(visit.items, other.items),
    ...(about && { about }),
  }
}

function mergedRecords<R extends { changedAt: object; events?: readonly ProblemEvent[] }>(
  records: ReadonlyMap<string, R>,
  others: ReadonlyMap<string, R>,
): Map<string, R> {
  const all = new Map(records)
  for (const [id, other] of others) {
    const record = all.get(id)
    all.set(id, record ? mergedRecord(record, other) : other)
  }
  return all
}

/** Both, answer by answer, as of visits; of the steps of a problem, all. */
export function mergedRecord<R extends { changedAt: object; events?: readonly ProblemEvent[] }>(
  record: R,
  other: R,
): R {
  const times = new Map<string, string>(Object.entries(record.changedAt))
  const later = Object.entries(other.changedAt).filter(([answer, at]) => {
    const known = times.get(answer)
    return known === undefined || at > known
  })
  const events = mergedEvents(record, other)
  if (later.length === 0 && !events) return record
  const answers = Object.fromEntries(later.map(([answer]) => [answer, Reflect.get(other, answer)]))
  return { ...record, ...answers, ...events, changedAt: { ...record.changedAt, ...Object.fromEntries(later) } }
}

/** Undefined where the other record has no step that this one lacks. */
function mergedEvents({ events = [] }: Eventful, { events: others = [] }: Eventful): Eventful | undefined {
  const all = union(events, others)
  return all === events ? undefined : { events: all }
}

type Eventful = Partial<Pick<PointRecord, 'events'>>

/** The later visit, with each record of the earlier one that says the same: what shows it need not be drawn anew. */
export function withSameRecords(earlier: Visit, later: Visit): Visit {
  const points = sameRecords(earlier.points, later.points)
  const items = sameRecords(earlier.items, later.items)
  const about = isSameRecord(earlier.about, later.about) ? earlier.about : later.about
  const isUnchanged = points === earlier.points && items === earlier.items && about === earlier.about
  return isUnchanged ? earlier : { points, items, ...(about && { about }) }
}

function sameRecords<R>(earlier: ReadonlyMap<string, R>, later: ReadonlyMap<string, R>): ReadonlyMap<string, R> {
  const records = new Map(
    [...later].map(([id, record]) => {
      const before = earlier.get(id)
      return [id, before !== undefined && isSameRecord(before, record) ? before : record]
    }),
  )
  const isUnchanged = earlier.size === records.size && [...records].every(([id, record]) => earlier.get(id) === record)
  return isUnchanged ? earlier : records
}

const isSameRecord = (earlier: unknown, later: unknown): boolean =>
  earlier === later || JSON.stringify(earlier) === JSON.stringify(later)

/** What a homeowner did with one item. It is kept on this device only; no call ever carries it. */
export interface ItemRecord {
  /** Ids of the ticked check points. */
  tickedPoints: string[]
  isCompleted: boolean
  notes: string | null
  /** What was measured, by check point, as typed. */
  readings: Record<string, string>
  /** The case that was picked, by check point; a record from before there were cases has none. */
  cases?: Readonly<Record<string, string>>
  /**
   * When each answer was last given: ISO-8601 in UTC, by the clock of the device. Two devices that both worked offline
   * can then be merged answer by answer, where one time for the whole record would let the later device take away what
   * the other one ticked. An answer from before times were kept has none, and is older than any that has one.
   */
  changedAt?: Readonly<Partial<Record<Answer, string>>>
}
type Answer = `tick/${string}` | `reading/${string}` | `case/${string}` | 'notes' | 'isCompleted'

export const emptyRecord: ItemRecord = { tickedPoints: [], isCompleted: false, notes: null, readings: {} }

/**
 * How many of the items are completed, and their share in whole percent. An item of which no point belongs to the job
 * counts as completed: nothing is left to do.
 */
export function progressOf(
  items: readonly { item: { id: string }; points: readonly unknown[] }[],
  records: ReadonlyMap<string, ItemRecord>,
) {
  const completed = items.filter(({ item, points }) => points.length === 0 || records.get(item.id)?.isCompleted).length
  return { completed, percent: percentOf(completed, items.length) }
}

export const percentOf = (done: number, all: number): number => (all === 0 ? 0 : Math.round((done / all) * 100))

/** What was written down at a point, in whichever item it stands; empty when nothing was. */
export const readingOf = (records: ReadonlyMap<string, ItemRecord>, pointId: string): string =>
  [...records.values()].map(({ readings }) => readings[pointId]).find((reading) => reading !== undefined) ?? ''

/**
 * What a press or a typed word does to a record, whatever that record holds by the time it is reached: the page may not
 * have read it yet, and another tab may change it meanwhile. Presses and readings made once more, in order, change
 * nothing. `at` is when it was made, as in `changedAt`.
 */
export type ItemChange = (record: ItemRecord, at: string) => ItemRecord

const given = (record: ItemRecord, answer: Answer, at: string): ItemRecord => ({
  ...record,
  changedAt: { ...record.changedAt, [answer]: at },
})

/** The last open point completes its item; a point that is opened again opens the item too. */
export function tickPoint(points: readonly { id: string }[], id: string, ticked: boolean): ItemChange {
  return (record, at) => {
    const all = new Set(record.tickedPoints)
    if (ticked) all.add(id)
    else all.delete(id)
    const changed = given({ ...record, tickedPoints: [...all] }, `tick/${id}`, at)
    // Dated even when it was so already: changes made once more, in order, must end with the same times.
    if (!ticked) return complete(false)(changed, at)
    return points.every((point) => all.has(point.id)) ? complete(true)(changed, at) : changed
  }
}

export function complete(isCompleted: boolean): ItemChange {
  return (record, at) => given({ ...record, isCompleted }, 'isCompleted', at)
}

export function writeReading(pointId: string, reading: string): ItemChange {
  return (record, at) =>
    given({ ...record, readings: { ...record.readings, [pointId]: reading } }, `reading/${pointId}`, at)
}

export function pickCase(pointId: string, picked: string): ItemChange {
  return (record, at) => given({ ...record, cases: { ...record.cases, [pointId]: picked } }, `case/${pointId}`, at)
}

/** `seen` is what stood there when writing began. Notes that nobody saw then are kept above the new ones. */
export function writeNotes(seen: string | null, written: string | null): ItemChange {
  return (record, at) => {
    const { notes } = record
    if (written === seen) return record
    if (notes === null || notes === seen) return given({ ...record, notes: written }, 'notes', at)
    if (written === null || notes === written || notes.endsWith(`\n\n${written}`)) return record
    return given({ ...record, notes: `${notes}\n\n${written}` }, 'notes', at)
  }
}

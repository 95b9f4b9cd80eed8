/** What a homeowner did with one item. It is kept on this device only; no call ever carries it. */
export interface ItemRecord {
  /** Ids of the ticked check points. */
  tickedPoints: string[]
  isCompleted: boolean
  notes: string | null
  /** What was measured, by check point, as typed. */
  readings: Record<string, string>
}
export const emptyRecord: ItemRecord = { tickedPoints: [], isCompleted: false, notes: null, readings: {} }

/** How many of the items are completed, and their share in whole percent. */
export function progressOf(items: readonly { id: string }[], records: ReadonlyMap<string, ItemRecord>) {
  const completed = items.filter(({ id }) => records.get(id)?.isCompleted).length
  return { completed, percent: percentOf(completed, items.length) }
}

export const percentOf = (done: number, all: number): number => (all === 0 ? 0 : Math.round((done / all) * 100))

/**
 * What a press or a typed word does to a record, whatever that record holds by the time it is reached: the page may not
 * have read it yet, and another tab may change it meanwhile. Presses and readings made once more, in order, change
 * nothing.
 */
export type ItemChange = (record: ItemRecord) => ItemRecord

/** The last open point completes its item; a point that is opened again opens the item too. */
export function tickPoint(points: readonly { id: string }[], id: string, ticked: boolean): ItemChange {
  return (record) => {
    const all = new Set(record.tickedPoints)
    if (ticked) all.add(id)
    else all.delete(id)
    const isCompleted = ticked && (record.isCompleted || points.every((point) => all.has(point.id)))
    return { ...record, tickedPoints: [...all], isCompleted }
  }
}

export function complete(isCompleted: boolean): ItemChange {
  return (record) => ({ ...record, isCompleted })
}

export function writeReading(pointId: string, reading: string): ItemChange {
  return (record) => ({ ...record, readings: { ...record.readings, [pointId]: reading } })
}

/** `seen` is what stood there when writing began. Notes that nobody saw then are kept above the new ones. */
export function writeNotes(seen: string | null, written: string | null): ItemChange {
  return (record) => {
    const { notes } = record
    if (written === seen) return record
    if (notes === null || notes === seen) return { ...record, notes: written }
    if (written === null || notes === written || notes.endsWith(`\n\n${written}`)) return record
    return { ...record, notes: `${notes}\n\n${written}` }
  }
}

import { emptyRecord, type ItemChange, type ItemRecord } from './item-record.ts'

/** The records of one checklist, by item. */
export type Records = ReadonlyMap<string, ItemRecord>

export interface WantedChange {
  itemId: string
  change: ItemChange
  /** When it was made: ISO-8601 in UTC, by the clock of the device. */
  at: string
}

/** Where records outlive the page. A browser may refuse any of it. */
export interface RecordStorage {
  /**
   * Tells the records once they are read, and again whenever this or another tab changed one; tells each refusal, and
   * goes on asking. Returns how to stop.
   */
  watch(observer: { next: (records: Records) => void; error: () => void }): () => void
  /** Makes all the changes or none, on the records as they stand at that moment; returns what has become of them. */
  change(changes: readonly WantedChange[]): Promise<Records>
}

interface Shown {
  records: Records
  /** False once the storage has refused: what is shown then lasts as long as the page. */
  isKept: boolean
}

export const nothingYet: Shown = { records: new Map(), isKept: true }

/**
 * What a page shows of its records: the stored ones, with every change on top that is not stored yet. So a change counts
 * from the moment it is made, before the stored records are read as well as after they could not be written.
 */
export function recordBook(storage: RecordStorage) {
  let stored: Records = new Map()
  let unstored: readonly WantedChange[] = []
  let canRead = true
  let canWrite = true
  let shown = nothingYet
  let isWriting = false
  const listeners = new Set<() => void>()
  let stopWatching = () => {}

  const show = () => {
    shown = { records: withChanges(stored, unstored), isKept: canRead && canWrite }
    for (const listener of listeners) listener()
  }

  const observer = {
    next(records: Records) {
      stored = records
      canRead = true
      show()
    },
    error() {
      canRead = false
      show()
    },
  }

  async function write() {
    if (isWriting) return
    isWriting = true
    try {
      while (unstored.length > 0) {
        const changes = unstored
        const changed = await storage.change(changes)
        stored = new Map([...stored, ...changed])
        unstored = unstored.slice(changes.length)
        canWrite = true
        show()
      }
    } catch {
      // They stay on top, and go along with the next try.
      canWrite = false
      show()
    }
    isWriting = false
  }

  return {
    shown: () => shown,
    change(wanted: WantedChange) {
      unstored = [...unstored, wanted]
      show()
      void write()
    },
    /** Writes what could not be written. */
    tryAgain: write,
    subscribe(listener: () => void) {
      if (listeners.size === 0) stopWatching = storage.watch(observer)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stopWatching()
      }
    },
  }
}

export function withChanges(records: Records, changes: readonly WantedChange[]): Records {
  const changed = new Map(records)
  for (const { itemId, change, at } of changes) changed.set(itemId, change(changed.get(itemId) ?? emptyRecord, at))
  return changed
}

import { withSameRecords } from '../model/merge.ts'
import { afterOperation, emptyVisit, type Operation, type Visit } from '../model/visit.ts'

/** Where a visit outlives the page. A browser may refuse any of it. */
export interface VisitStorage {
  /**
   * Tells the visit once it is read, and again whenever another tab changed it; tells each refusal, and goes on asking.
   * Returns how to stop.
   */
  watch(observer: { next: (visit: Visit) => void; error: () => void }): () => void
  /**
   * Makes all the operations or none, on the visit as it stands at that moment; returns what they are about, as it is
   * after them.
   */
  write(operations: readonly Operation[]): Promise<Visit>
}

interface Shown {
  visit: Visit
  /** False until the storage has said what it holds, or that it cannot. */
  isRead: boolean
  /** False once the storage has refused: what is shown then lasts as long as the page. */
  isKept: boolean
  /** When the last answer was given that the storage has confirmed: ISO-8601 in UTC. */
  savedAt?: string | undefined
}

/** What can wait is drawn piece by piece, so that the next press is not held up. */
type Urgency = 'now' | 'can wait'
type Listener = (urgency: Urgency) => void

export const nothingYet: Shown = { visit: emptyVisit, isRead: false, isKept: true }

/**
 * What a page shows of a visit: the stored one, with every operation on top that is not stored yet. So an answer counts
 * from the moment it is given, before the stored ones are read as well as after it could not be written.
 */
export function optimisticVisit(storage: VisitStorage, afterPaint: (work: () => void) => void) {
  let stored = emptyVisit
  let unstored: readonly Operation[] = []
  let isRead = false
  let canRead = true
  let canWrite = true
  let shown = nothingYet
  let isWriting = false
  let savedAt: string | undefined
  const listeners = new Set<Listener>()
  let stopWatching = () => {}
  let isPainting = false

  const show = (urgency: Urgency) => {
    isPainting = false
    const visit = withSameRecords(shown.visit, unstored.reduce(afterOperation, stored))
    shown = { visit, isRead, isKept: canRead && canWrite, ...(savedAt && { savedAt }) }
    for (const listener of listeners) listener(urgency)
  }

  /** What is not of the page itself does not come before the frame in which it marks a press. */
  const showNext = (urgency: Urgency = 'can wait') => {
    if (!isPainting) show(urgency)
  }

  const goOnAfterPaint = () => {
    void write()
    if (isPainting) show('can wait')
  }

  const observer = {
    next(visit: Visit) {
      // Until then a page of a visit that was begun has nothing to show.
      const isUnbegun = visit.points.size + visit.items.size === 0 && !visit.about
      const urgency = isRead || isUnbegun ? 'can wait' : 'now'
      stored = visit
      isRead = true
      canRead = true
      showNext(urgency)
    },
    error() {
      isRead = true
      canRead = false
      showNext()
    },
  }

  async function write() {
    if (isWriting) return
    isWriting = true
    try {
      while (unstored.length > 0) {
        const operations = unstored
        const { points, items, about } = { about: stored.about, ...(await storage.write(operations)) }
        stored = {
          points: new Map([...stored.points, ...points]),
          items: new Map([...stored.items, ...items]),
          ...(about && { about }),
        }
        unstored = unstored.slice(operations.length)
        savedAt = operations.at(-1)?.at
        canWrite = true
        showNext()
      }
    } catch {
      // They stay on top, and go along with the next try; by then another tab may have said something later.
      // Notes are not late: they are kept beside those that came meanwhile.
      unstored = unstored.map((one) => ('written' in one ? one : { ...one, isLate: true }))
      canWrite = false
      showNext()
    }
    isWriting = false
  }

  return {
    shown: () => shown,
    /** With what was said last, though it may not be shown yet. */
    current: () => unstored.reduce(afterOperation, stored),
    /**
     * Where the page has marked it already, the frame with that mark comes first: the database answers in many small pieces,
     * and each would hold it up. A page that is left before takes along what is `unstored`.
     */
    add(operation: Operation, isMarked = false) {
      unstored = [...unstored, operation]
      if (!isMarked) {
        show('now')
        void write()
      } else if (!isPainting) {
        isPainting = true
        afterPaint(goOnAfterPaint)
      }
    },
    /** What is on the page only. */
    unstored: () => unstored,
    /** Gives up what is on the page only: its visit was deleted. */
    discard() {
      unstored = []
      showNext()
    },
    /** Writes what could not be written. */
    tryAgain: write,
    subscribe(listener: Listener) {
      if (listeners.size === 0) stopWatching = storage.watch(observer)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stopWatching()
      }
    },
  }
}

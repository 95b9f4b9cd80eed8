import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Operation } from './visit.ts'
import { nothingYet, visitBook } from './visit-book.ts'
import { pause, storedVisit } from './visit-store.browser.ts'

/** An operation without its time. */
export type Said = Operation extends infer One ? (One extends unknown ? Omit<One, 'at'> : never) : never

/** The visit of one checklist, and how to say something in it. A page is rendered anew for each checklist. */
export function useVisit(checklistId: string) {
  const [book] = useState(() => visitBook(storedVisit(checklistId)))
  const { visit, isKept, savedAt } = useSyncExternalStore(book.subscribe, book.shown, () => nothingYet)
  useEffect(() => {
    if (isKept) return
    const trying = setInterval(book.tryAgain, pause)
    return () => clearInterval(trying)
  }, [book, isKept])
  const say = (said: Said) => book.add({ ...said, at: laterTime() } as Operation)
  return { visit, isKept, savedAt, say }
}

let lastTime = 0
/** The clock of the device, but never the same or an earlier time twice, so that a later answer stays the later one. */
function laterTime(): string {
  lastTime = Math.max(Date.now(), lastTime + 1)
  return new Date(lastTime).toISOString()
}

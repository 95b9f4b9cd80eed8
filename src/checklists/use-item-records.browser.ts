import { useEffect, useState, useSyncExternalStore } from 'react'
import { storedRecords } from './device-store.browser.ts'
import { nothingYet, recordBook } from './record-book.ts'

/** Milliseconds between two tries to keep what the device has refused. */
const pause = 5000

/** The records of one checklist, by item, and how to change one. A page is drawn anew for each checklist. */
export function useItemRecords(checklistId: string) {
  const [book] = useState(() => recordBook(storedRecords(checklistId)))
  const { records, isKept } = useSyncExternalStore(book.subscribe, book.shown, () => nothingYet)
  useEffect(() => {
    if (isKept) return
    const trying = setInterval(book.tryAgain, pause)
    return () => clearInterval(trying)
  }, [book, isKept])
  useEffect(() => {
    // A browser may have closed the storage of a page that was in the background.
    const seenAgain = () => document.visibilityState === 'visible' && book.tryAgain()
    document.addEventListener('visibilitychange', seenAgain)
    return () => document.removeEventListener('visibilitychange', seenAgain)
  }, [book])
  return { records, isKept, change: book.change }
}

import { useEffect, useState, useSyncExternalStore } from 'react'
import { pause, storedRecords } from './device-store.browser.ts'
import type { ItemChange } from './item-record.ts'
import { nothingYet, recordBook } from './record-book.ts'

/** The records of one checklist, by item, and how to change one. A page is rendered anew for each checklist. */
export function useItemRecords(checklistId: string) {
  const [book] = useState(() => recordBook(storedRecords(checklistId)))
  const { records, isKept } = useSyncExternalStore(book.subscribe, book.shown, () => nothingYet)
  useEffect(() => {
    if (isKept) return
    const trying = setInterval(book.tryAgain, pause)
    return () => clearInterval(trying)
  }, [book, isKept])
  const change = (itemId: string, itemChange: ItemChange) =>
    book.change({ itemId, change: itemChange, at: new Date().toISOString() })
  return { records, isKept, change }
}

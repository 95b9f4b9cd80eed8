import { useState, useSyncExternalStore } from 'react'
import { storedRecords } from './device-store.tsx'
import { nothingYet, recordBook } from './record-book.ts'

/** The records of one checklist, by item, and how to change one. A page is drawn anew for each checklist. */
export function useItemRecords(checklistId: string) {
  const [book] = useState(() => recordBook(storedRecords(checklistId)))
  const { records, isKept } = useSyncExternalStore(book.subscribe, book.shown, () => nothingYet)
  return { records, isKept, change: book.change }
}

import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../../ui/browser/after-paint.browser.ts'
import type { VisitStore } from '../context/visit-context.tsx'
import { type Operation, timeOfNext } from '../model/visit.ts'
import { retryMs } from './database.browser.ts'
import { nothingYet, optimisticVisit } from './optimistic-visit.ts'
import { followOutbox } from './outbox.browser.ts'
import { storedVisit } from './visit-store.browser.ts'

/** A visit, and how to say something in it. A page is rendered anew for each visit. */
export function useVisit(id: string) {
  const [book] = useState(() => optimisticVisit(storedVisit(id), afterPaint))
  const [store] = useState(() => storeOf(book))
  const [{ visit, isRead, isKept, savedAt }, setShown] = useState(nothingYet)
  useEffect(() => {
    const show = () => setShown(book.shown())
    return book.subscribe((urgency) => (urgency === 'now' ? show() : startTransition(show)))
  }, [book])
  useEffect(() => {
    if (isKept) return
    const trying = setInterval(book.tryAgain, retryMs)
    return () => clearInterval(trying)
  }, [book, isKept])
  useEffect(() => followOutbox(id, book), [id, book])
  return { id, visit, isRead, isKept, savedAt, store }
}

/** How the parts of a page read the visit and change it, each without the others being drawn anew. */
function storeOf(book: ReturnType<typeof optimisticVisit>): VisitStore {
  return {
    shown: () => book.shown().visit,
    current: book.current,
    subscribe: book.subscribe,
    dispatch(change, isMarked) {
      book.add({ ...change, at: timeOfNext(book.current(), Date.now()) } as Operation, isMarked)
    },
  }
}

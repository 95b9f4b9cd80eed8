import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../../ui/browser/after-paint.browser.ts'
import { storedText } from '../../ui/browser/stored-text.browser.ts'
import type { VisitStore } from '../context/visit-context.tsx'
import { type Operation, timeOfNext } from '../model/visit.ts'
import { retryMs } from './database.browser.ts'
import { nothingYet, optimisticVisit } from './optimistic-visit.ts'
import { lateOperations, textOfOperations, withLeft, without } from './outbox.ts'
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
  useLateOperations(id, book)
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

/**
 * A page may be closed in the moment between a press and its place in the database. What is on its way then is left for
 * the next page, in the one store that answers at once.
 */
function useLateOperations(visitId: string, book: ReturnType<typeof optimisticVisit>): void {
  useEffect(() => {
    const left = storedText(`hqp.late/${visitId}`)
    /** What lies there, and is on this page too. */
    let lying: readonly Operation[] = lateOperations(left.read())
    // Another tab may have left some too.
    const leaveThere = (operations: readonly Operation[]) => {
      lying = [...without(lying, operations), ...operations]
      left.change(textOfOperations(withLeft(left.read(), operations)))
    }
    const follow = () => {
      const open = book.unstored()
      // Nobody types them again where the page ends before it has heard that they are stored.
      const notes = open.filter((one) => 'written' in one && !lying.includes(one))
      if (notes.length > 0) leaveThere(notes)
      const stored = lying.length > 0 ? without(lying, open) : []
      if (stored.length === 0) return
      lying = without(lying, stored)
      left.change(textOfOperations(without(lateOperations(left.read()), stored)))
    }
    for (const operation of lying) book.add(operation)
    // Now that all of them are open: what lies there and is not counts as stored.
    const stopListening = book.subscribe(follow)
    const leave = () => {
      const open = book.unstored()
      if (open.length > 0) leaveThere(open)
    }
    // A phone may end a page that it has hidden without another word.
    const hidden = () => document.visibilityState === 'hidden' && leave()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hidden)
      leave()
      stopListening()
    }
  }, [visitId, book])
}

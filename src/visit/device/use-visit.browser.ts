import { startTransition, useCallback, useEffect, useState } from 'react'
import { afterPaint } from '../../ui/browser/after-paint.browser.ts'
import { storedText } from '../../ui/browser/stored-text.browser.ts'
import { type Operation, timeOfNext } from '../model/visit.ts'
import { retryMs } from './database.browser.ts'
import { rememberLocalEdit } from './last-local-edit.browser.ts'
import { nothingYet, optimisticVisit } from './optimistic-visit.ts'
import { lateOperations, textOfOperations, withLeft, without } from './outbox.ts'
import { storedVisit } from './visit-store.browser.ts'

/** An operation without its time. */
export type Change = Operation extends infer One ? (One extends unknown ? Omit<One, 'at'> : never) : never

/** `isMarked`: the page shows it as pressed already, and has time to draw what follows from it. */
export type Dispatch = (change: Change, isMarked?: boolean) => void

/** A visit, and how to say something in it. A page is rendered anew for each visit. */
export function useVisit(id: string) {
  const [book] = useState(() => optimisticVisit(storedVisit(id), afterPaint))
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
  const dispatch: Dispatch = useCallback(
    (change, isMarked) => {
      if ('point' in change) rememberLocalEdit(change.point)
      book.add({ ...change, at: timeOfNext(book.current(), Date.now()) } as Operation, isMarked)
    },
    [book],
  )
  return { id, visit, isRead, isKept, savedAt, dispatch, current: book.current }
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

import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../../ui/browser/after-paint.browser.ts'
import { randomKey } from '../../ui/browser/random-key.browser.ts'
import type { VisitStore } from '../context/visit-context.tsx'
import { operationOf } from '../model/problem/problem-change.ts'
import { timeOfNext } from '../model/visit.ts'
import { retryMs } from './database.browser.ts'
import { nothingYet, optimisticVisit } from './optimistic-visit.ts'
import { followOutbox } from './outbox.browser.ts'
import { storedVisit } from './visit-store.browser.ts'

/** A visit, and how to say something in it. A page is rendered anew for each visit. */
export function useVisit(id: string) {
  const [optimistic] = useState(() => optimisticVisit(storedVisit(id), afterPaint))
  const [store] = useState(() => storeOf(optimistic))
  const [{ visit, isRead, isKept, savedAt }, setShown] = useState(nothingYet)
  useEffect(() => {
    const show = () => setShown(optimistic.shown())
    return optimistic.subscribe((urgency) => (urgency === 'now' ? show() : startTransition(show)))
  }, [optimistic])
  useEffect(() => {
    if (isKept) return
    const trying = setInterval(optimistic.tryAgain, retryMs)
    return () => clearInterval(trying)
  }, [optimistic, isKept])
  useEffect(() => followOutbox(id, optimistic), [id, optimistic])
  return { id, visit, isRead, isKept, savedAt, store }
}

/** How the parts of a page read the visit and change it, each without the others being drawn anew. */
function storeOf(optimistic: ReturnType<typeof optimisticVisit>): VisitStore {
  return {
    shown: () => optimistic.shown().visit,
    current: optimistic.current,
    subscribe: optimistic.subscribe,
    dispatch(change, isMarked) {
      const visit = optimistic.current()
      optimistic.add(operationOf(visit, change, { at: timeOfNext(visit, Date.now()), newId: randomKey }), isMarked)
    },
  }
}

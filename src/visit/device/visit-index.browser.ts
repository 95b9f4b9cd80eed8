import { useEffect, useRef } from 'react'
import { type Observable, useObservable } from '../../ui/browser/observable.browser.ts'
import { storedText } from '../../ui/browser/stored-text.browser.ts'
import type { VisitProgress } from '../model/progress.ts'
import { type Dispatch, shownPoint, type Visit } from '../model/visit.ts'
import {
  begunVisits,
  type IndexedVisit,
  readIndex,
  textOfIndex,
  type VisitIndex,
  withChosen,
  withVisit,
} from '../model/visit-index.ts'

/** Small enough for every page: what a visit holds lies in the database of the device, which the front page never opens. */
const stored = storedText('hqp.visits')

export const visitIndex = (): VisitIndex => readIndex(stored.read())

/** Writes only what is another than before: each writing is told to every tab. */
export function changeIndex(to: (index: VisitIndex) => VisitIndex): void {
  const before = stored.read()
  const after = textOfIndex(to(readIndex(before)))
  if (after !== before) stored.change(after)
}

/** What `pick` makes of the index; a page is drawn anew only where that changes. */
export const useVisitIndex = <T extends string | boolean>(pick: (index: VisitIndex) => T): T | null =>
  useObservable<T>({ read: () => pick(visitIndex()), watch: stored.watch })

/** From then on the pages of its checklist show this visit. */
export const chooseVisit = (visitId: string): void => changeIndex((index) => withChosen(index, visitId))

interface Visiting {
  id: string
  visit: Visit
  isRead: boolean
  isKept: boolean
  store: { dispatch: Dispatch }
}

/** Keeps how far a visit is, for the pages that lead back to it. `progress` is undefined while nothing shown is answered. */
export function useBegunVisit(
  { id, visit, isRead, isKept, store }: Visiting,
  progress: (Omit<IndexedVisit, 'name'> & VisitProgress) | undefined,
): void {
  const isNothingLeft =
    isRead && isKept && [...visit.points.values()].every((record) => shownPoint(record).answer === null)
  useEffect(() => {
    if (isNothingLeft)
      changeIndex((index) =>
        index.visits.some((one) => one.id === id) ? withVisit(index, { id, answered: 0 }) : index,
      )
  }, [id, isNothingLeft])
  const { title, answered, all, hadFullAccess, at } = progress ?? {}
  const counted = useRef<number>(undefined)
  useEffect(() => {
    const isAnswer = answered !== counted.current
    counted.current = answered
    if (title === undefined || answered === undefined || all === undefined || at === undefined) return
    changeIndex((index) => {
      // Another tab has deleted the visit, and this one has not read that yet.
      if (!isAnswer && !index.visits.some((one) => one.id === id)) return index
      return withVisit(index, { id, title, answered, all, ...(hadFullAccess && { hadFullAccess }), at })
    })
  }, [id, title, answered, all, hadFullAccess, at])
  const isAccessNew = hadFullAccess === true && isRead && isKept && visit.about?.fullAccess === undefined
  useEffect(() => {
    if (isAccessNew) store.dispatch({ about: { fullAccess: 'yes' } })
  }, [isAccessNew, store])
}

/** Followed by itself: each answer changes how far a visit is, and what shows the visit need not be drawn for that. */
export const useHadFullAccess = (visitId: string): boolean =>
  useVisitIndex(({ visits }) => visits.some((one) => one.id === visitId && one.hadFullAccess === true)) === true

const observed: Omit<Observable<string | null>, 'change'> = stored
/** The visits of which something is answered, the latest first; none on the server. */
export const useBegunVisits = (): IndexedVisit[] => begunVisits(readIndex(useObservable(observed)))

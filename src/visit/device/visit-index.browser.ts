import { useEffect, useRef } from 'react'
import { useObservable } from '../../ui/browser/observable.browser.ts'
import { storedText } from '../../ui/browser/stored-text.browser.ts'
import type { useVisit } from './use-visit.browser.ts'
import { type BegunVisit, readBegun, withBegun, withoutBegun } from './visit-index.ts'

/** Small enough for every page: what a visit holds lies in the database of the device, which the front page never opens. */
const begun = storedText('hqp.visits')

/**
 * Keeps how far a visit is, for the pages that lead back to it: from its first answer until none is left. `far` is
 * undefined while nothing that is shown is answered.
 */
export function useBegunVisit(
  { id, visit, isRead, isKept }: Pick<ReturnType<typeof useVisit>, 'id' | 'visit' | 'isRead' | 'isKept'>,
  progress: BegunVisit | undefined,
): void {
  const isNothingLeft = isRead && isKept && [...visit.points.values()].every(({ answer }) => answer === null)
  useEffect(() => {
    if (isNothingLeft) forgetBegun(id)
  }, [id, isNothingLeft])
  const { title, answered, all, hadFullAccess, at } = progress ?? {}
  const counted = useRef<number>(undefined)
  useEffect(() => {
    const isAnswer = answered !== counted.current
    counted.current = answered
    if (title === undefined || answered === undefined || all === undefined || at === undefined) return
    const before = begun.read()
    const known = readBegun(before).find((one) => one.id === id)
    // Another tab is deleting the visit: its name and its job go before its answers.
    if (!known && !isAnswer) return
    const isWhole = hadFullAccess ?? known?.hadFullAccess
    const after = withBegun(before, { id, title, answered, all, ...(isWhole && { hadFullAccess: isWhole }), at })
    // Who only looks at it has not gone on with it.
    if (after !== before) begun.change(after)
  }, [id, title, answered, all, hadFullAccess, at])
}

export function forgetBegun(visitId: string): void {
  const before = begun.read()
  if (readBegun(before).some(({ id }) => id === visitId)) begun.change(withoutBegun(before, visitId))
}

/** Keeps how far a visit is that came from another device. */
export const keepBegun = (visit: BegunVisit): void => begun.change(withBegun(begun.read(), visit))

/** Whether all items of its list were open to a visit at some time. */
export const hadFullAccess = (visitId: string): boolean => hadFullAccessIn(readBegun(begun.read()), visitId)
/** Followed by itself: each answer changes how far a visit is, and what shows the visit need not be drawn for that. */
export const useHadFullAccess = (visitId: string): boolean =>
  useObservable({ read: () => hadFullAccess(visitId), watch: begun.watch }) === true

const hadFullAccessIn = (all: readonly BegunVisit[], visitId: string): boolean =>
  all.some((one) => one.id === visitId && one.hadFullAccess === true)

/** The visits that were begun on this device, the latest first; none on the server. */
export const useBegunVisits = (): BegunVisit[] => readBegun(useObservable(begun))

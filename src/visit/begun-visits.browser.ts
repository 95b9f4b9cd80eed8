import { useEffect } from 'react'
import { useFollowed } from '../ui/followed.browser.ts'
import { kept } from '../ui/kept.browser.ts'
import { type BegunVisit, readBegun, withBegun, withoutBegun } from './begun-visits.ts'

/** Small enough for every page: what a visit holds lies in the database of the device, which the front page never opens. */
const begun = kept('hqp.visits')

/** Keeps how far a visit is, for the pages that lead back to it. `visit` is undefined while nothing is answered. */
export function useBegunVisit(visit: Omit<BegunVisit, 'at'> | undefined): void {
  const { id, title, answered, all } = visit ?? {}
  useEffect(() => {
    if (id === undefined || title === undefined || answered === undefined || all === undefined) return
    const before = begun.read()
    const known = readBegun(before).find((one) => one.id === id)
    // Who only looks at it has not gone on with it.
    if (known?.title === title && known.answered === answered && known.all === all) return
    begun.change(withBegun(before, { id, title, answered, all, at: new Date().toISOString() }))
  }, [id, title, answered, all])
}

export const forgetBegun = (visitId: string): void => begun.change(withoutBegun(begun.read(), visitId))

/** Keeps how far a visit is that came from another device. */
export const keepBegun = (visit: BegunVisit): void => begun.change(withBegun(begun.read(), visit))

/** The visits that were begun on this device, the latest first; none on the server. */
export const useBegunVisits = (): BegunVisit[] => readBegun(useFollowed(begun))

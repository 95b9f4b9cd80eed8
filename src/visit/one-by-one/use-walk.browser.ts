import { useObservable } from '../../ui/browser/observable.browser.ts'
import { storedText } from '../../ui/browser/stored-text.browser.ts'

/**
 * Another way through the checks than the order of the work: `crew` has those first that need the crew, `late` has those
 * alone that show late.
 */
export type Walk = 'crew' | 'late'

/** The walk and, behind a space, the visit that it is of. */
const stored = storedText('hqp.walk')

/** The walk of this visit, null for the order of the work, and how to take another; it outlives a reload. */
export function useWalk(visitId: string): [walk: Walk | null, take: (walk: Walk | null) => void] {
  const text = useObservable(stored)
  const walk = (['crew', 'late'] as const).find((one) => text === `${one} ${visitId}`) ?? null
  return [walk, (walk) => stored.change(walk && `${walk} ${visitId}`)]
}

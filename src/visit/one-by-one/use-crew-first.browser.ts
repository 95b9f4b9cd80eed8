import { useObservable } from '../../ui/browser/observable.browser.ts'
import { storedText } from '../../ui/browser/stored-text.browser.ts'

/** The visit at which the crew is there. */
const stored = storedText('hqp.crew-is-here')

/** Whether the checks that need the crew come first at this visit, and how to change it; it outlives a reload. */
export function useCrewFirst(visitId: string): [boolean, (isFirst: boolean) => void] {
  const isFirst = useObservable(stored) === visitId
  return [isFirst, (isFirst) => stored.change(isFirst ? visitId : null)]
}

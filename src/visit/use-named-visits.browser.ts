import { useMemo } from 'react'
import { useFollowed } from '../ui/followed.browser.ts'
import { kept } from '../ui/kept.browser.ts'
import { randomKey } from '../ui/random-key.browser.ts'
import {
  checklistOf,
  type NamedVisits,
  nextName,
  readNamedVisits,
  textOfNamedVisits,
  visitIdOf,
  withChosen,
  withNamed,
  withoutVisit,
} from './named-visits.ts'

const keptNames = (checklistId: string) => kept(`hqp.named/${checklistId}`)

/** The visits of a checklist on this device, of which every tab shows the same, and what can be done with them. */
export function useNamedVisits(checklistId: string) {
  const names = useMemo(() => keptNames(checklistId), [checklistId])
  const text = useFollowed(names)
  const visits = useMemo(() => readNamedVisits(text, checklistId), [text, checklistId])
  const change = (to: (visits: NamedVisits) => NamedVisits) =>
    names.change(textOfNamedVisits(to(readNamedVisits(names.read(), checklistId))))
  return {
    ...visits,
    choose: (id: string) => change((visits) => withChosen(visits, id)),
    rename: (name: string) => change((visits) => withNamed(visits, { ...visits.current, name })),
    begin: () =>
      change((visits) => withNamed(visits, { id: visitIdOf(checklistId, randomKey()), name: nextName(visits) })),
    remove: (id: string) => change((visits) => withoutVisit(visits, id, checklistId)),
  }
}

/** From then on the pages of its checklist show this visit. */
export function chooseVisit(visitId: string): void {
  const checklistId = checklistOf(visitId)
  const names = keptNames(checklistId)
  names.change(textOfNamedVisits(withChosen(readNamedVisits(names.read(), checklistId), visitId)))
}

import { useMemo } from 'react'
import { useFollowed } from '../ui/followed.browser.ts'
import { kept } from '../ui/kept.browser.ts'
import { randomKey } from '../ui/random-key.browser.ts'
import {
  checklistOf,
  type NamedVisit,
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
export const chooseVisit = (visitId: string): void => changeNames(visitId, (visits) => withChosen(visits, visitId))

/** What the homeowner calls a visit; empty where it has no name. */
export function nameOfVisit(visitId: string): string {
  const checklistId = checklistOf(visitId)
  const { all } = readNamedVisits(keptNames(checklistId).read(), checklistId)
  return all.find(({ id }) => id === visitId)?.name ?? ''
}

/** Makes a visit known that came from another device; a name that it has here stays. The pages go on showing the same one. */
export const keepNamed = ({ id, name }: NamedVisit): void =>
  changeNames(id, (visits) => withChosen(withNamed(visits, { id, name: nameOfVisit(id) || name }), visits.current.id))

function changeNames(visitId: string, change: (visits: NamedVisits) => NamedVisits): void {
  const checklistId = checklistOf(visitId)
  const names = keptNames(checklistId)
  names.change(textOfNamedVisits(change(readNamedVisits(names.read(), checklistId))))
}

import { useEffect, useMemo, useRef, useState } from 'react'
import { storedKeys } from '../../ui/browser/forget-stored.browser.ts'
import { useObservable } from '../../ui/browser/observable.browser.ts'
import { randomKey } from '../../ui/browser/random-key.browser.ts'
import { storedText } from '../../ui/browser/stored-text.browser.ts'
import { showToast } from '../../ui/browser/toast-store.browser.ts'
import {
  checklistOf,
  type NamedVisit,
  type NamedVisits,
  nextName,
  readNamedVisits,
  shownName,
  textOfNamedVisits,
  visitIdOf,
  withChosen,
  withNamed,
  withoutVisit,
} from '../model/named-visits.ts'

/** Before the id of the checklist. */
const names = 'hqp.named/'
const keptNames = (checklistId: string) => storedText(names + checklistId)

/** The visits of a checklist on this device, of which every tab shows the same, and what can be done with them. */
export function useNamedVisits(checklistId: string) {
  const names = useMemo(() => keptNames(checklistId), [checklistId])
  const text = useObservable(names)
  const visits = useMemo(() => readNamedVisits(text, checklistId), [text, checklistId])
  // Its name waits for the first render, its id does not: what was pressed before the program came belongs to it.
  const { id } = readNamedVisits(names.read(), checklistId).current
  const current = visits.all.find((visit) => visit.id === id) ?? { id, name: '' }
  const isFocusLost = useRef(false)
  const [begunHere, setBegunHere] = useState<string>()
  const [removed, setRemoved] = useState(0)
  useTold(current, removed)
  const change = (to: (visits: NamedVisits) => NamedVisits) =>
    names.change(textOfNamedVisits(to(readNamedVisits(names.read(), checklistId))))
  return {
    ...visits,
    current,
    /** Of what shows it: another one after a visit was deleted, though the next may go by the same id. */
    key: `${id} ${removed}`,
    /** The visit that was begun on this page, and may want another name. */
    begunHere,
    choose: (id: string) => {
      isFocusLost.current = true
      change((visits) => withChosen(visits, id))
    },
    rename: (name: string) => change((visits) => withNamed(visits, { ...current, name })),
    begin: () => {
      const id = visitIdOf(checklistId, randomKey())
      isFocusLost.current = true
      setBegunHere(id)
      change((visits) => withNamed(visits, { id, name: nextName(visits) }))
    },
    /** Whether what was pressed here went with the visit that was shown; asked once by what takes the focus. */
    takesFocus: () => {
      const isLost = isFocusLost.current
      isFocusLost.current = false
      return isLost
    },
    remove: (id: string) => {
      isFocusLost.current = true
      setRemoved((before) => before + 1)
      change((visits) => withoutVisit(visits, id, checklistId))
    },
  }
}

/** A visit was deleted here, or another one is under the thumb, perhaps because another tab chose it. */
function useTold({ id, name }: NamedVisit, removed: number): void {
  const told = useRef({ id, removed })
  useEffect(() => {
    const before = told.current
    told.current = { id, removed }
    const isOther = before.id !== id
    const now = `Now open: ${shownName({ id, name })}`
    if (before.removed !== removed) showToast({ title: 'The visit is deleted', ...(isOther && { body: now }) })
    else if (isOther) showToast({ title: now })
  }, [id, name, removed])
}

/** From then on the pages of its checklist show this visit. */
export const chooseVisit = (visitId: string): void =>
  changeNames(visitId, (visits) =>
    visits.all.some(({ id }) => id === visitId)
      ? withChosen(visits, visitId)
      : // What is kept of it outlived its name.
        withNamed(visits, { id: visitId, name: nextName(visits) }),
  )

/** The visits of a checklist as they are now. */
export const namedVisits = (checklistId: string): NamedVisits =>
  readNamedVisits(keptNames(checklistId).read(), checklistId)

/** What the homeowner calls a visit; empty where it has no name. */
export function nameOfVisit(visitId: string): string {
  const { all } = namedVisits(checklistOf(visitId))
  return all.find(({ id }) => id === visitId)?.name ?? ''
}

/** Of all visits that have a name, or stand beside others of their checklist. */
export const namedVisitIds = (): string[] =>
  storedKeys()
    .filter((key) => key.startsWith(names))
    .flatMap((key) => {
      const { all } = readNamedVisits(storedText(key).read(), key.slice(names.length))
      return all.length > 1 || all.some(({ name }) => name !== '') ? all.map(({ id }) => id) : []
    })

/** Makes a visit known that came from another device; a name that it has here stays. The pages go on showing the same one. */
export const keepNamed = ({ id, name }: NamedVisit): void =>
  changeNames(id, (visits) => withChosen(withNamed(visits, { id, name: nameOfVisit(id) || name }), visits.current.id))

function changeNames(visitId: string, change: (visits: NamedVisits) => NamedVisits): void {
  const checklistId = checklistOf(visitId)
  const names = keptNames(checklistId)
  names.change(textOfNamedVisits(change(readNamedVisits(names.read(), checklistId))))
}

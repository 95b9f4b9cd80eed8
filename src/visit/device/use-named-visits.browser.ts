import { useEffect, useMemo, useRef, useState } from 'react'
import { randomKey } from '../../ui/browser/random-key.browser.ts'
import { showToast } from '../../ui/browser/toast-store.browser.ts'
import { type NamedVisit, shownName, visitIdOf } from '../model/named-visits.ts'
import { type NamedVisits, nextName, visitsOf, withoutVisit, withVisit } from '../model/visit-index.ts'
import { changeIndex, chooseVisit, useVisitIndex, visitIndex } from './visit-index.browser.ts'
import { deleteVisit, restoreIndex, storeAbout } from './visit-store.browser.ts'

/** The visits of a checklist on this device, of which every tab shows the same, and what can be done with them. */
export function useNamedVisits(checklistId: string) {
  useEffect(() => void restoreIndex().catch(() => {}), [])
  const text = useVisitIndex((index) => JSON.stringify(visitsOf(index, checklistId)))
  const visits = useMemo(
    () => (text === null ? visitsOf({ visits: [], chosen: {} }, checklistId) : (JSON.parse(text) as NamedVisits)),
    [text, checklistId],
  )
  // Its name waits for the first render, its id does not: what was pressed before the program came belongs to it.
  const { id } = visitsOf(visitIndex(), checklistId).current
  const current = visits.all.find((visit) => visit.id === id) ?? { id, name: '' }
  const isFocusLost = useRef(false)
  const [begunHere, setBegunHere] = useState<string>()
  const [removed, setRemoved] = useState(0)
  useTold(current, removed)
  return {
    ...visits,
    current,
    /** Of what shows it: another one after a visit was deleted, though the next may go by the same id. */
    key: `${id} ${removed}`,
    /** The visit that was begun on this page, and may want another name. */
    begunHere,
    choose: (id: string) => {
      isFocusLost.current = true
      chooseVisit(id)
    },
    rename: (name: string) => nameVisit({ id, name }),
    begin: () => {
      const id = visitIdOf(checklistId, randomKey())
      isFocusLost.current = true
      setBegunHere(id)
      nameVisit({ id, name: nextName(visitsOf(visitIndex(), checklistId)) })
      chooseVisit(id)
    },
    /** Whether what was pressed here went with the visit that was shown; asked once by what takes the focus. */
    takesFocus: () => {
      const isLost = isFocusLost.current
      isFocusLost.current = false
      return isLost
    },
    /** Fails when the device refuses. */
    remove: async (id: string) => {
      await deleteVisit(id)
      isFocusLost.current = true
      setRemoved((before) => before + 1)
      changeIndex((index) => withoutVisit(index, id))
    },
  }
}

/** At once for every page, and for the record as soon as the device takes it. */
function nameVisit({ id, name }: NamedVisit): void {
  changeIndex((index) => withVisit(index, { id, name }))
  storeAbout(id, { name })
}

/** A visit was deleted here, or another one is under the thumb, perhaps because another tab chose it. */
function useTold({ id, name }: NamedVisit, removed: number): void {
  const told = useRef({ id, removed })
  useEffect(() => {
    const before = told.current
    told.current = { id, removed }
    const isOther = before.id !== id
    const now = `Now open: ${shownName({ name })}`
    if (before.removed !== removed) showToast({ title: 'The visit is deleted', ...(isOther && { body: now }) })
    else if (isOther) showToast({ title: now })
  }, [id, name, removed])
}

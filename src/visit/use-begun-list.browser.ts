import { useEffect, useMemo, useState } from 'react'
import type { Checklist, Item } from '../checklists/checklist.ts'
import { toWire } from '../checklists/checklist-wire.ts'
import {
  type BegunList,
  begunWith,
  isNothing,
  type ListChanges,
  listChanges,
  listOfVisit,
  newerFor,
  noticed,
  type ShownList,
} from './begun-list.ts'
import { changeBegunList, watchBegunList } from './begun-lists.browser.ts'
import type { Visit } from './visit.ts'

/** What a newer list says otherwise, and how to go on with it. */
export interface NewerList {
  checklist: Checklist
  changes: ListChanges
  take: () => Promise<void>
}

interface ListNow {
  checklist: Checklist
  /** Undefined while they are on their way. */
  items: Item[] | undefined
  isOpen: boolean
}

/** The list that a visit is shown: as it is now until something is answered, and from then on as it was. */
export function useBegunList(visitId: string, visit: Visit, { checklist, items, isOpen }: ListNow) {
  const [kept, setKept] = useState<BegunList | null>()
  useEffect(() => watchBegunList(visitId, setKept), [visitId])
  const isBegun = visit.points.size + visit.items.size > 0
  const isRead = kept !== undefined
  useEffect(() => {
    if (!items || !isBegun || !isRead) return
    // Where the device refuses, the answers are kept no longer than the page either.
    changeBegunList(visitId, (stored) => begunWith(stored, visitId, { checklist, items })).catch(() => {})
  }, [visitId, checklist, items, isBegun, isRead])
  const asBegun = useMemo(() => {
    if (!items || !kept) return null
    const now: ShownList = { checklist, items }
    const shown = listOfVisit(begunWith(kept, visitId, now), { ...now, isOpen })
    return { shown, now, changes: listChanges(shown.items, items) }
  }, [kept, visitId, checklist, items, isOpen])
  return useMemo(() => {
    if (!asBegun) return { checklist, items, newer: undefined }
    const { shown, now } = asBegun
    const changes = noticed(asBegun.changes, visit)
    const taken = newerFor(visit, shown, now)
    if (isNothing(changes)) return { ...taken, newer: undefined }
    const take = () =>
      changeBegunList(visitId, () => ({ visitId, checklist: now.checklist, items: taken.items.map(toWire) }))
    return { ...shown, newer: { checklist: now.checklist, changes, take } satisfies NewerList }
  }, [asBegun, visitId, visit, checklist, items])
}

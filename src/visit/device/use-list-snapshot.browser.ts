import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import { toWire } from '../../checklists/checklist-wire.ts'
import {
  isNothing,
  type ListChanges,
  type ListSnapshot,
  listChanges,
  listOfVisit,
  newerFor,
  noticed,
  type ShownList,
  snapshotWith,
  stayingOf,
} from '../model/list-snapshot.ts'
import type { Visit } from '../model/visit.ts'
import { changeListSnapshot, watchListSnapshot } from './list-snapshots.browser.ts'
import { placesOfPhotos } from './photo-store.browser.ts'

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
  /** A code on this device has started it. */
  isStarted: boolean
}

/** The list that a visit is shown: as it is now until something is answered, and from then on as it was. */
export function useListSnapshot(visitId: string, visit: Visit, { checklist, items, isOpen, isStarted }: ListNow) {
  const [kept, setKept] = useState<ListSnapshot | null>()
  useEffect(() => watchListSnapshot(visitId, (found) => startTransition(() => setKept(found))), [visitId])
  const isBegun = visit.points.size + visit.items.size > 0
  const isRead = kept !== undefined
  useEffect(() => {
    if (!items || !isBegun || !isRead) return
    // Where the device refuses, the answers are kept no longer than the page either.
    changeListSnapshot(visitId, (stored) => snapshotWith(stored, visitId, { checklist, items }, isStarted)).catch(
      () => {},
    )
  }, [visitId, checklist, items, isStarted, isBegun, isRead])
  const asBegun = useMemo(() => {
    if (!items || !kept) return null
    const now: ShownList = { checklist, items }
    const begun = snapshotWith(kept, visitId, now, true)
    const shown = listOfVisit(begun, { ...now, isOpen })
    // A tab from before a release has the older list, and one without the code has only a part of it.
    const isNewer = checklist.reviewed >= kept.checklist.reviewed && shown.items.length >= begun.items.length
    return { begun, shown, now, isNewer, changes: listChanges(shown.items, items) }
  }, [kept, visitId, checklist, items, isOpen])
  const shown = useMemo(() => {
    if (!asBegun) return { checklist, items, newer: undefined }
    const { begun, shown, now, isNewer } = asBegun
    if (!isNewer) return { ...shown, newer: undefined }
    const staying = stayingOf(visit, begun)
    const changes = noticed(asBegun.changes, staying)
    if (isNothing(changes)) return { ...newerFor(staying, shown, now), newer: undefined }
    const take = async () => {
      const stays = [...staying, ...(await placesOfPhotos(visitId))]
      const taken = newerFor(new Set(stays), shown, now)
      await changeListSnapshot(visitId, () => ({
        visitId,
        checklist: now.checklist,
        items: taken.items.map(toWire),
        stays,
      }))
    }
    return { ...shown, newer: { checklist: now.checklist, changes, take } satisfies NewerList }
  }, [asBegun, visitId, visit, checklist, items])
  return { ...shown, told: kept?.told }
}

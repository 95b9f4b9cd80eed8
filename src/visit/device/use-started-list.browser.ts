import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { query } from '../../api/query.ts'
import type { Item } from '../../checklists/checklist.ts'
import type { ChecklistItem } from '../../checklists/checklist-calls.ts'
import { fromWire } from '../../checklists/checklist-wire.ts'
import { phoenixDay } from '../../format/phoenix-time.ts'
import type { StartedList } from '../model/started-list.ts'
import { storeStartedList, watchStartedList } from './started-lists.browser.ts'

/** The code that has started the list; before its payment with the end of the time in which it is open all the same. */
interface Opening {
  code: string
  openUntil?: string | undefined
}

/**
 * All items of a started checklist: as the service sends them for this code, and until it has answered, or where it
 * does not, as this device keeps them. Without a code whatever is kept stays readable.
 */
export function useStartedList(checklistId: string, opening: Opening | undefined) {
  const accessCode = opening?.code
  const openUntil = opening?.openUntil
  const asked = useQuery({
    ...query('listChecklistItems', { params: { id: checklistId }, accessCode }),
    enabled: accessCode !== undefined,
  })
  // Without a code this is the query of the free items, which may have been answered.
  const fresh = accessCode === undefined ? undefined : asked.data
  const kept = useStoredList(checklistId)
  useEffect(() => {
    if (!fresh) return
    const fetchedAt = new Date(asked.dataUpdatedAt).toISOString()
    // Where the device refuses, the list lasts as long as the page, and the page says nothing of working offline.
    storeStartedList({ checklistId, items: fresh, fetchedAt, ...(openUntil && { openUntil }) }).catch(() => {})
  }, [checklistId, fresh, asked.dataUpdatedAt, openUntil])
  const shown = fresh ?? kept?.items
  const items = useMemo(() => shown && itemsOf(shown), [shown])
  return {
    items,
    /** What is kept came before its payment, and that time is over by the device's clock. */
    isOver: kept?.openUntil !== undefined && kept.openUntil <= new Date().toISOString(),
    /** The day in Phoenix on which the service sent what is kept; undefined where nothing is. */
    keptOn: kept ? phoenixDay(new Date(kept.fetchedAt)) : undefined,
    /** What is shown comes from the device, and nobody is on the way to get a newer one. */
    isFromDevice: fresh === undefined && items !== undefined && !asked.isFetching,
    error: accessCode === undefined ? null : asked.error,
    isFetching: asked.isFetching,
    refetch: asked.refetch,
  }
}

/** Undefined until the device has said so; null where it keeps none. */
function useStoredList(checklistId: string): StartedList | null | undefined {
  const [kept, setKept] = useState<StartedList | null>()
  useEffect(() => watchStartedList(checklistId, (found) => startTransition(() => setKept(found))), [checklistId])
  return kept
}

/** What an earlier version kept may lack what this one reads; then the list counts as not kept. */
function itemsOf(items: ChecklistItem[]): Item[] | undefined {
  try {
    return items.map(fromWire)
  } catch {
    return undefined
  }
}

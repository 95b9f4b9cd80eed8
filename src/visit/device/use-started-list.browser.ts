import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { query } from '../../api/query.ts'
import type { Item } from '../../checklists/checklist.ts'
import type { ChecklistItem } from '../../checklists/checklist-calls.ts'
import { fromWire } from '../../checklists/checklist-wire.ts'
import { phoenixDay } from '../../format/phoenix-time.ts'
import type { StartedList } from '../model/started-list.ts'
import { storeStartedList, watchStartedList } from './started-lists.browser.ts'

/**
 * All items of a started checklist: as the service sends them for this code, and until it has answered, or where it
 * does not, as this device keeps them. Without a code whatever is kept stays readable.
 */
export function useStartedList(checklistId: string, accessCode: string | undefined) {
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
    storeStartedList({ checklistId, items: fresh, fetchedAt }).catch(() => {})
  }, [checklistId, fresh, asked.dataUpdatedAt])
  const shown = fresh ?? kept?.items
  const items = useMemo(() => shown && itemsOf(shown), [shown])
  return {
    items,
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

import { useCallback, useEffect, useRef, useState } from 'react'
import { deviceStore, emptyRecord, type ItemRecord, itemKey } from './device-store.tsx'

type Records = ReadonlyMap<string, ItemRecord>

/**
 * The records of one checklist, by item, and how to change one. `state` tells whether the device keeps
 * them: when storage is refused they still work, but only as long as the page is open.
 */
export function useItemRecords(checklistId: string) {
  const [records, setRecords] = useState<Records>(new Map())
  const [state, setState] = useState<'reading' | 'kept' | 'not-kept'>('reading')
  const latest = useRef<Records>(new Map())
  /** Pending until the stored records are read; `undefined` from then on. */
  const reading = useRef<Promise<unknown>>(undefined)

  const show = useCallback((next: Records) => {
    latest.current = next
    setRecords(next)
  }, [])

  useEffect(() => {
    let current = true
    reading.current = deviceStore()
      .items.where({ checklistId })
      .toArray()
      .then((stored) => {
        if (!current) return
        show(new Map(stored.map((item) => [item.itemId, item])))
        setState('kept')
      })
      .catch(() => current && setState('not-kept'))
      .finally(() => {
        reading.current = undefined
      })
    return () => {
      current = false
    }
  }, [checklistId, show])

  const change = useCallback(
    (itemId: string, partial: Partial<ItemRecord>) => {
      const next = { ...emptyRecord, ...latest.current.get(itemId), ...partial }
      show(new Map(latest.current).set(itemId, next))
      deviceStore()
        .items.put({ ...next, key: itemKey(checklistId, itemId), checklistId, itemId })
        .then(() => setState('kept'))
        .catch(() => setState('not-kept'))
    },
    [checklistId, show],
  )
  // A change made before the records are read waits for them, or it would replace what it cannot see.
  const update = useCallback(
    (itemId: string, partial: Partial<ItemRecord>) => {
      if (reading.current) void reading.current.then(() => change(itemId, partial))
      else change(itemId, partial)
    },
    [change],
  )
  return { records, state, update }
}

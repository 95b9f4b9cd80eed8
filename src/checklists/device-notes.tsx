import { Dexie, type EntityTable } from 'dexie'
import { useCallback, useEffect, useState } from 'react'

/** What a homeowner did with one item. It is kept on this device only; no call ever carries it. */
export interface ItemRecord {
  /** Ids of the ticked check points. */
  tickedPoints: string[]
  isCompleted: boolean
  notes: string | null
  /** What was measured, by check point, as typed. */
  readings: Record<string, string>
}

interface StoredItem extends ItemRecord {
  key: string
  checklistId: string
  itemId: string
}

export const emptyRecord: ItemRecord = { tickedPoints: [], isCompleted: false, notes: null, readings: {} }

class DeviceStore extends Dexie {
  items!: EntityTable<StoredItem, 'key'>
  constructor() {
    super('home-quality')
    this.version(1).stores({ items: 'key, checklistId' })
  }
}
let opened: DeviceStore | undefined
const deviceStore = (): DeviceStore => {
  opened ??= new DeviceStore()
  return opened
}

/**
 * The records of one checklist, by item, and how to change one. `state` tells whether the device keeps
 * them: when storage is refused they still work, but only as long as the page is open.
 */
export function useDeviceNotes(checklistId: string) {
  const [records, setRecords] = useState<ReadonlyMap<string, ItemRecord>>(new Map())
  const [state, setState] = useState<'reading' | 'kept' | 'not-kept'>('reading')

  useEffect(() => {
    let current = true
    setRecords(new Map())
    deviceStore()
      .items.where({ checklistId })
      .toArray()
      .then((stored) => {
        if (!current) return
        setRecords(new Map(stored.map((item) => [item.itemId, item])))
        setState('kept')
      })
      .catch(() => current && setState('not-kept'))
    return () => {
      current = false
    }
  }, [checklistId])

  const update = useCallback(
    (itemId: string, partial: Partial<ItemRecord>) => {
      setRecords((before) => {
        const next = { ...emptyRecord, ...before.get(itemId), ...partial }
        deviceStore()
          .items.put({ ...next, key: `${checklistId}/${itemId}`, checklistId, itemId })
          .then(() => setState('kept'))
          .catch(() => setState('not-kept'))
        return new Map(before).set(itemId, next)
      })
    },
    [checklistId],
  )
  return { records, state, update }
}

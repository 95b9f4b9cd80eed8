import { Dexie, type EntityTable, liveQuery } from 'dexie'
import type { ItemRecord } from './item-record.ts'
import { type RecordStorage, withChanges } from './record-book.ts'

interface StoredItem extends ItemRecord {
  key: string
  checklistId: string
  itemId: string
}

/** A picture made smaller and stripped of what the camera wrote into it, such as the place. */
export interface StoredPhoto {
  id: number
  /** Of the item: checklist and item id with a slash between. */
  key: string
  picture: Blob
  /** ISO-8601, the device's clock when it was added. */
  addedAt: string
}

class DeviceStore extends Dexie {
  items!: EntityTable<StoredItem, 'key'>
  photos!: EntityTable<StoredPhoto, 'id'>
  constructor() {
    super('home-quality')
    this.version(1).stores({ items: 'key, checklistId', photos: '++id, key' })
  }
}

let opened: DeviceStore | undefined

/** The database on this device, opened when it is first needed. Every use of it may fail: browsers may refuse storage. */
export function deviceStore(): DeviceStore {
  opened ??= new DeviceStore()
  return opened
}

export const itemKey = (checklistId: string, itemId: string): string => `${checklistId}/${itemId}`

/** The records of one checklist on this device, also as another tab changes them. */
export function storedRecords(checklistId: string): RecordStorage {
  return {
    watch({ next, error }) {
      const ofChecklist = () => deviceStore().items.where({ checklistId }).toArray()
      const watching = liveQuery(ofChecklist).subscribe({ next: (items) => next(byItem(items)), error })
      return () => watching.unsubscribe()
    },
    async change(changes) {
      const { items } = deviceStore()
      const keys = [...new Set(changes.map(({ itemId }) => itemKey(checklistId, itemId)))]
      // Read and written in one transaction, so that no other tab writes in between.
      return deviceStore().transaction('rw', items, async () => {
        const found = (await items.bulkGet(keys)).filter((item) => item !== undefined)
        const changed = withChanges(byItem(found), changes)
        await items.bulkPut(
          [...changed].map(([itemId, record]) => ({
            ...record,
            key: itemKey(checklistId, itemId),
            checklistId,
            itemId,
          })),
        )
        return changed
      })
    },
  }
}

const byItem = (items: StoredItem[]) => new Map(items.map((item) => [item.itemId, item]))

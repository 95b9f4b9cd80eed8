import { Dexie, type EntityTable } from 'dexie'

/** What a homeowner did with one item. It is kept on this device only; no call ever carries it. */
export interface ItemRecord {
  /** Ids of the ticked check points. */
  tickedPoints: string[]
  isCompleted: boolean
  notes: string | null
  /** What was measured, by check point, as typed. */
  readings: Record<string, string>
}
export const emptyRecord: ItemRecord = { tickedPoints: [], isCompleted: false, notes: null, readings: {} }

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

/** How the database on a device is laid out. */
import type { DBSchema, StoreNames } from 'idb'
import type { ListSnapshot } from '../model/list-snapshot.ts'
import type { StoredPhoto } from '../model/photo.ts'
import type { StartedList } from '../model/started-list.ts'
import type { ItemRecord, PointRecord } from '../model/visit.ts'

export interface StoredPoint extends PointRecord {
  /** Visit and point id with a slash between. */
  key: string
  visitId: string
  id: string
}

export interface StoredMark extends ItemRecord {
  /** Visit and item id with a slash between. */
  key: string
  visitId: string
  id: string
}

export interface Schema extends DBSchema {
  points: { key: string; value: StoredPoint; indexes: { visitId: string } }
  marks: { key: string; value: StoredMark; indexes: { visitId: string } }
  pictures: { key: string; value: StoredPhoto; indexes: { key: string } }
  lists: { key: string; value: StartedList }
  begunLists: { key: string; value: ListSnapshot }
}

export type StoreName = StoreNames<Schema>

/** The stores, each with its key and the one index that it may have. */
export const layout: { [Name in StoreName]: { path: string; index?: string } } = {
  pictures: { path: 'id', index: 'key' },
  points: { path: 'key', index: 'visitId' },
  marks: { path: 'key', index: 'visitId' },
  lists: { path: 'checklistId' },
  begunLists: { path: 'visitId' },
}
export const storeNames = Object.keys(layout) as StoreName[]

/** Nothing has been released: until 1.0.0 a store may change without a way over from what came before. */
export const version = 60

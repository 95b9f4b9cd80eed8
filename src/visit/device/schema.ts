/** How the database on a device is laid out. */
import type { DBSchema, StoreNames } from 'idb'
import type { ListSnapshot } from '../model/list-snapshot.ts'
import type { StoredPhoto } from '../model/photo.ts'
import type { StartedList } from '../model/started-list.ts'
import type { AboutRecord, ItemRecord, PointRecord } from '../model/visit.ts'

/** Of a check point or an item: which visit, and which of its points or items. */
interface Place {
  visitId: string
  id: string
}
type PlaceKey = [visitId: string, id: string]

/** One for each visit of which anything is stored. */
export interface StoredVisit {
  id: string
  about: AboutRecord
}
export type StoredPoint = PointRecord & Place
export type StoredItem = ItemRecord & Place

export interface Schema extends DBSchema {
  visits: { key: string; value: StoredVisit }
  points: { key: PlaceKey; value: StoredPoint }
  items: { key: PlaceKey; value: StoredItem }
  photos: { key: string; value: StoredPhoto; indexes: { key: string } }
  /** The list that a visit began with. */
  listSnapshots: { key: string; value: ListSnapshot }
  /** The paid items of a checklist, as the service sent them last. */
  startedLists: { key: string; value: StartedList }
}

export type StoreName = StoreNames<Schema>

/** The stores, each with its key and the one index that it may have. */
export const layout: { [Name in StoreName]: { path: string | string[]; index?: string } } = {
  visits: { path: 'id' },
  points: { path: ['visitId', 'id'] },
  items: { path: ['visitId', 'id'] },
  photos: { path: 'id', index: 'key' },
  listSnapshots: { path: 'visitId' },
  startedLists: { path: 'checklistId' },
}
export const storeNames = Object.keys(layout) as StoreName[]

/** Until 1.0.0 the layout changes without a way over from the one before; from then on each change is a new version. */
export const version = 1

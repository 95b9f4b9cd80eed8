/** How the database on a device is laid out. */
import type { DBSchema, StoreNames } from 'idb'
import type { BegunList } from './begun-list.ts'
import type { EarlierRecord } from './earlier-records.ts'
import type { KeptList } from './kept-list.ts'
import type { StoredPhoto } from './photo.ts'
import type { ItemRecord, PointRecord } from './visit.ts'

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

/** How versions 1 and 2 kept the answers; `key` is checklist and item id with a slash between. */
export interface StoredItem extends EarlierRecord {
  key: string
  checklistId: string
}

/** How version 1 kept a photo; `key` is that of the item, `addedAt` is ISO-8601 in UTC. */
export interface PhotoOfVersion1 {
  id: number
  key: string
  picture: Blob
  addedAt: string
}

export interface Schema extends DBSchema {
  points: { key: string; value: StoredPoint; indexes: { visitId: string } }
  marks: { key: string; value: StoredMark; indexes: { visitId: string } }
  pictures: { key: string; value: StoredPhoto; indexes: { key: string } }
  lists: { key: string; value: KeptList }
  begunLists: { key: string; value: BegunList }
  items: { key: string; value: StoredItem; indexes: { checklistId: string } }
  photos: { key: number; value: PhotoOfVersion1; indexes: { key: string } }
}

export type StoreName = StoreNames<Schema>

/**
 * A tab that was opened before a new version came works on in the new stores with its old code. So a version only adds:
 * what an old tab reads and writes keeps its form until no such tab can be left.
 */
export const layout: { [Name in StoreName]: { path: string; counts?: true; index?: string } } = {
  items: { path: 'key', index: 'checklistId' },
  photos: { path: 'id', counts: true, index: 'key' },
  pictures: { path: 'id', index: 'key' },
  points: { path: 'key', index: 'visitId' },
  marks: { path: 'key', index: 'visitId' },
  lists: { path: 'checklistId' },
  begunLists: { path: 'visitId' },
}
export const storeNames = Object.keys(layout) as StoreName[]

/** Counts in tens, as the library did that wrote it first. */
export const version = 60

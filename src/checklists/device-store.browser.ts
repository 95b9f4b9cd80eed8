import { Dexie, type EntityTable, liveQuery } from 'dexie'
import { randomKey } from '../ui/random-key.browser.ts'
import { type ItemPhoto, photoOf, photoToKeep, type StoredPhoto } from './item-photo.ts'
import type { ItemRecord } from './item-record.ts'
import { type RecordStorage, withChanges } from './record-book.ts'

interface StoredItem extends ItemRecord {
  /** Checklist and item id with a slash between. */
  key: string
  checklistId: string
  itemId: string
}

/** How version 1 kept a photo; `key` is that of the item, `addedAt` is ISO-8601 in UTC. */
interface PhotoOfVersion1 {
  id: number
  key: string
  picture: Blob
  addedAt: string
}

/**
 * A tab that was opened before a new version came works on in the new tables with its old code. So a version only adds:
 * what an old tab reads and writes keeps its form until no such tab can be left.
 */
class DeviceStore extends Dexie {
  items!: EntityTable<StoredItem, 'key'>
  pictures!: EntityTable<StoredPhoto, 'id'>
  photos!: EntityTable<PhotoOfVersion1, 'id'>
  constructor() {
    super('home-quality')
    this.version(1).stores({ items: 'key, checklistId', photos: '++id, key' })
    this.version(2).stores({ pictures: 'id, key' })
    this.on('ready', () => {
      // Nobody waits for it: each photo shows once it has moved.
      void movePhotos(this).catch(() => {})
    })
  }
}

let store: DeviceStore | undefined

/** The database on this device, opened when it is first needed and again after it was refused. Browsers may refuse it. */
function openStore() {
  store ??= new DeviceStore()
  const opened = store
  return opened.open().then(() => opened)
}

/**
 * Moves the photos that version 1 kept. Not in an upgrade of the database: a Blob is read outside of a transaction, one
 * that the browser has lost must not keep the database shut, and a tab of version 1 may go on adding photos. What
 * cannot be moved stays for the next page that opens.
 */
async function movePhotos(opened: DeviceStore): Promise<void> {
  const { photos, pictures } = opened
  for (const { id, key, picture, addedAt } of await photos.toArray()) {
    const moved = await photoToKeep(randomKey(), key, picture, addedAt).catch(() => undefined)
    if (!moved) continue
    await opened.transaction('rw', photos, pictures, async () => {
      // Another tab may have moved it meanwhile.
      if ((await photos.where({ id }).delete()) > 0) await pictures.add(moved)
    })
  }
}

/** Milliseconds between two tries at what the device has refused. */
export const pause = 5000

interface Observer<Found> {
  next: (found: Found) => void
  error: () => void
}

/**
 * Tells what is found, at once and after each change in any tab, until it is stopped. It asks again after a refusal, and
 * when the page is seen again: a browser may have closed the storage of a page in the background.
 */
function watch<Found>(find: (store: DeviceStore) => PromiseLike<Found>, { next, error }: Observer<Found>): () => void {
  let asked = { unsubscribe() {} }
  let trying: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    asked.unsubscribe()
    clearTimeout(trying)
  }
  const ask = () => {
    stop()
    asked = liveQuery(() => openStore().then(find)).subscribe({
      next,
      error() {
        trying = setTimeout(ask, pause)
        error()
      },
    })
  }
  const seenAgain = () => document.visibilityState === 'visible' && ask()
  document.addEventListener('visibilitychange', seenAgain)
  ask()
  return () => {
    document.removeEventListener('visibilitychange', seenAgain)
    stop()
  }
}

const itemKey = (checklistId: string, itemId: string): string => `${checklistId}/${itemId}`

/** The records of one checklist on this device, also as another tab changes them. */
export function storedRecords(checklistId: string): RecordStorage {
  return {
    watch: (observer) => watch(({ items }) => items.where({ checklistId }).toArray().then(byItem), observer),
    async change(changes) {
      const opened = await openStore()
      const { items } = opened
      const keys = [...new Set(changes.map(({ itemId }) => itemKey(checklistId, itemId)))]
      // Read and written in one transaction, so that no other tab writes in between.
      return opened.transaction('rw', items, async () => {
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

/** The photos of one item on this device, in the order in which they were added, also as another tab changes them. */
export function storedPhotos(checklistId: string, itemId: string) {
  const key = itemKey(checklistId, itemId)
  return {
    watch: (observer: Observer<ItemPhoto[]>) =>
      watch(
        ({ pictures }) =>
          pictures
            .where({ key })
            .sortBy('changedAt')
            .then((found) => found.map(photoOf)),
        observer,
      ),
    /** `at` is ISO-8601 in UTC. Fails when the device refuses. */
    async add(picture: Blob, at: string): Promise<void> {
      const photo = await photoToKeep(randomKey(), key, picture, at)
      const { pictures } = await openStore()
      await pictures.add(photo)
    },
    /** Fails when the device refuses. */
    async remove(id: string): Promise<void> {
      const { pictures } = await openStore()
      await pictures.delete(id)
    },
  }
}

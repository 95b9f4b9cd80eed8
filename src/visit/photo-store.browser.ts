import { randomKey } from '../ui/random-key.browser.ts'
import {
  mostPhotos,
  type Photo,
  type PhotoFacts,
  photosOf,
  photoToKeep,
  type StoredPhoto,
  withCaption,
} from './photo.ts'
import { type DeviceStore, type Observer, openStore, watch } from './visit-store.browser.ts'

/** Why a photo is not on the device. */
export type NotKept = 'too-many' | 'no-room' | 'refused'

/** The photos of one place on this device, in the order in which they were added, also as another tab changes them. */
export function storedPhotos(visitId: string, placeId: string) {
  const key = `${visitId}/${placeId}`
  return {
    watch: (observer: Observer<Photo[]>) =>
      watch((opened) => recordsAt(opened, key).then((records) => photosOf(records)), observer),

    /** Null once it is on the device for good. Fails when the picture cannot be read. */
    async add(picture: Blob, facts: Omit<PhotoFacts, 'id' | 'key'>): Promise<NotKept | null> {
      const record = await photoToKeep({ ...facts, id: randomKey(), key }, picture)
      return written(({ pictures }) => putOneMore(pictures, record))
    },

    /** `at` is ISO-8601 in UTC. Whether it is written; a photo that was deleted meanwhile has no caption. */
    async setCaption(id: string, caption: string, at: string): Promise<boolean> {
      const refusal = await written((opened) =>
        opened.transaction('rw', opened.pictures, async () => {
          const record = await opened.pictures.get(id)
          if (record) await opened.pictures.put(withCaption(record, caption, at))
          return null
        }),
      )
      return refusal === null
    },

    /** Deletes the photo. Returns how to bring it back as it was, or null when the device refuses to delete it. */
    async remove(id: string): Promise<(() => Promise<NotKept | null>) | null> {
      let record: StoredPhoto | undefined
      const refusal = await written(async ({ pictures }) => {
        // What cannot be read can still be deleted.
        record = await pictures.get(id).catch(() => undefined)
        await pictures.delete(id)
        return null
      })
      if (refusal !== null) return null
      return async () => {
        const deleted = record
        return deleted ? written(({ pictures }) => putOneMore(pictures, deleted)) : 'refused'
      }
    },
  }
}

type Pictures = DeviceStore['pictures']

/** One record that the browser can no longer read makes it refuse all of them, so then each is asked for by itself. */
async function recordsAt({ pictures }: DeviceStore, key: string): Promise<Partial<StoredPhoto>[]> {
  const place = pictures.where({ key })
  try {
    return await place.toArray()
  } catch {
    const ids = await place.primaryKeys()
    return await Promise.all(ids.map(async (id) => (await pictures.get(id).catch(() => undefined)) ?? { id }))
  }
}

/** Counted and written in one transaction, so that two tabs do not add one too many. */
async function putOneMore(pictures: Pictures, record: StoredPhoto): Promise<NotKept | null> {
  return pictures.db.transaction('rw', pictures, async () => {
    const there = await pictures.where({ key: record.key }).primaryKeys()
    if (there.length >= mostPhotos && !there.includes(record.id)) return 'too-many'
    await pictures.put(record)
    return null
  })
}

/**
 * What `write` answers, or why the device refused. A refusal for anything but room is tried once more: browsers close
 * the storage of a page in the background, and open it again when it is asked for. So `write` must be the same twice.
 */
export async function written(write: (opened: DeviceStore) => PromiseLike<NotKept | null>): Promise<NotKept | null> {
  const attempt = async () => await write(await openStore())
  try {
    return await attempt().catch((error: unknown) => (isNoRoom(error) ? 'no-room' : attempt()))
  } catch (error) {
    return isNoRoom(error) ? 'no-room' : 'refused'
  }
}

function isNoRoom(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false
  const inner = 'inner' in error ? error.inner : undefined
  return error.name === 'QuotaExceededError' || (inner !== error && isNoRoom(inner))
}

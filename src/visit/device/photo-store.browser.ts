import { randomKey } from '../../ui/browser/random-key.browser.ts'
import {
  mostPhotos,
  type NotKept,
  type Photo,
  type PhotoFacts,
  photographedAt,
  photosOf,
  photoToKeep,
  type StoredPhoto,
  timeOfCaption,
  withCaption,
} from '../model/photo.ts'
import { type Mark, withMarks } from '../model/photo-marks.ts'
import {
  type DeviceStore,
  isHeldUp,
  type Places,
  placesOf,
  read,
  type Writing,
  watch,
  write,
} from './database.browser.ts'
import type { StoreName } from './schema.ts'
import { ensureVisit } from './visit-store.browser.ts'

/** The photos of one place on this device, in the order in which they were added, also as another tab changes them. */
export function storedPhotos(visitId: string, placeId: string) {
  const key = `${visitId}/${placeId}`
  return {
    /** Tells the photos as soon as there are some, and after each change in any tab; returns the way to stop. */
    watch: (tell: (photos: Photo[]) => void) => watchPlace(visitId, key, tell),

    /** Null once it is on the device for good. Fails when the picture cannot be read. */
    async add(picture: Blob, facts: Omit<PhotoFacts, 'id' | 'key'>): Promise<NotKept | null> {
      const record = await photoToKeep({ ...facts, id: randomKey(), key }, picture)
      return written(['visits', 'photos'], (writing) => putOneMore(writing, visitId, record), key)
    },

    /** `clock` is in milliseconds since 1970. Whether it is written; a photo that was deleted meanwhile has no caption. */
    async setCaption(id: string, caption: string, clock: number): Promise<boolean> {
      const change = async ({ store }: Writing<['photos']>) => {
        const record = await store.get(id)
        if (record) await store.put(withCaption(record, caption, timeOfCaption(record, clock)))
        return null
      }
      const refusal = await written(['photos'], change, key)
      return refusal === null
    },

    /** The same of what is drawn on it. */
    async setMarks(id: string, marks: readonly Mark[], clock: number): Promise<boolean> {
      const change = async ({ store }: Writing<['photos']>) => {
        const record = await store.get(id)
        if (record) await store.put(withMarks(record, marks, clock))
        return null
      }
      const refusal = await written(['photos'], change, key)
      return refusal === null
    },

    /** Deletes the photo. Returns how to bring it back as it was, or null when the device refuses to delete it. */
    async remove(id: string): Promise<(() => Promise<NotKept | null>) | null> {
      // What cannot be read can still be deleted, but not in the transaction that failed to read it.
      const record = await read((opened) => opened.get('photos', id)).catch(() => undefined)
      const deletion = async ({ store }: Writing<['photos']>) => {
        await store.delete(id)
        return null
      }
      const refusal = await written(['photos'], deletion, key)
      if (refusal !== null) return null
      return async () => {
        if (!record) return 'refused'
        // It was here, however many came over in a file since.
        const bringBack = async ({ store }: Writing<['photos']>) => {
          await store.put(record)
          return null
        }
        return written(['photos'], bringBack, key)
      }
    },
  }
}

/** At which points and items of a visit there are photos, once for each of them. Fails when the device refuses. */
export const placesOfPhotos = (visitId: string): Promise<string[]> =>
  read(async (opened) => {
    const places: string[] = []
    const index = opened.transaction('photos').store.index('key')
    for (let at = await index.openKeyCursor(placesOf(visitId)); at; at = await at.continue())
      places.push(at.key.slice(visitId.length + 1))
    return places
  })

/** The photos at one of them, in the order in which they were added. Fails when the device refuses. */
export const photosAtPlace = (visitId: string, placeId: string): Promise<Photo[]> =>
  read(async (opened) => photosOf(await recordsAt(opened, `${visitId}/${placeId}`)))

/**
 * When the last photo was added at a place whose photos are on the page (`photographedAt`); empty where none are, or
 * where they are not read yet.
 */
export const photographedHere = (visitId: string, placeId: string): string =>
  followed.get(visitId)?.photographedAt(`${visitId}/${placeId}`) ?? ''

type Tell = (photos: Photo[]) => void

/** The photos at those places that were asked for: where something changed, or everywhere. */
interface Found {
  changed: Places
  photos: ReadonlyMap<string, Photo[]>
}

/** Of each visit whose photos are on the page. */
const followed = new Map<string, ReturnType<typeof followVisit>>()

function watchPlace(visitId: string, key: string, tell: Tell): () => void {
  const visit = followed.get(visitId) ?? followVisit(visitId)
  followed.set(visitId, visit)
  visit.join(key, tell)
  return () => {
    visit.leave(key, tell)
    if (visit.isLeft()) followed.delete(visitId)
  }
}

/** A list has some sixty places, and few have photos: one question finds out which, for all who ask at a time. */
function followVisit(visitId: string) {
  const places = new Map<string, Set<Tell>>()
  /** Those of which photos were told last. */
  let filled: readonly string[] = []
  const lastAdded = new Map<string, string>()
  let stop: (() => void) | undefined
  let isAsking = false

  const next = ({ changed, photos }: Found) => {
    for (const key of changed ?? new Set([...filled, ...photos.keys()])) {
      const here = photos.get(key) ?? []
      lastAdded.set(key, photographedAt(here))
      for (const tell of places.get(key) ?? []) tell(here)
    }
    filled = [...filled.filter((key) => changed && !changed.has(key)), ...photos.keys()]
  }
  const ask = () => {
    isAsking = false
    stop?.()
    stop = undefined
    if (places.size > 0)
      stop = watch(['photos'], (opened, changed) => photosAt(opened, visitId, places, changed), {
        next,
        error: () => {},
      })
  }
  return {
    join(key: string, tell: Tell) {
      places.set(key, (places.get(key) ?? new Set()).add(tell))
      if (!isAsking) queueMicrotask(ask)
      isAsking = true
    },
    leave(key: string, tell: Tell) {
      const tells = places.get(key)
      tells?.delete(tell)
      if (tells?.size === 0) places.delete(key)
      if (places.size === 0) stop?.()
    },
    isLeft: () => places.size === 0,
    photographedAt: (key: string) => (places.has(key) ? lastAdded.get(key) : undefined),
  }
}

/** What is at those of the places that changed. */
async function photosAt(
  opened: DeviceStore,
  visitId: string,
  places: ReadonlyMap<string, unknown>,
  changed: Places,
): Promise<Found> {
  const asked = [...(changed ?? (await keysOfPhotos(opened, visitId)))].filter((key) => places.has(key))
  const found = await Promise.all(asked.map(async (key) => [key, photosOf(await recordsAt(opened, key))] as const))
  return { changed, photos: new Map(found.filter(([, photos]) => photos.length > 0)) }
}

async function keysOfPhotos(opened: DeviceStore, visitId: string): Promise<Set<string>> {
  const keys = new Set<string>()
  const index = opened.transaction('photos').store.index('key')
  for (let at = await index.openKeyCursor(placesOf(visitId), 'nextunique'); at; at = await at.continue())
    keys.add(at.key)
  return keys
}

/** One record that the browser can no longer read makes it refuse all of them, so then each is asked for by itself. */
async function recordsAt(opened: DeviceStore, key: string): Promise<Partial<StoredPhoto>[]> {
  try {
    return await opened.getAllFromIndex('photos', 'key', key)
  } catch {
    const ids = await opened.getAllKeysFromIndex('photos', 'key', key)
    return await Promise.all(ids.map(async (id) => (await opened.get('photos', id).catch(() => undefined)) ?? { id }))
  }
}

/** Counted and written in one transaction, so that two tabs do not add one too many. */
async function putOneMore(
  writing: Writing<['visits', 'photos']>,
  visitId: string,
  record: StoredPhoto,
): Promise<NotKept | null> {
  const photos = writing.objectStore('photos')
  const there = await photos.index('key').getAllKeys(record.key)
  if (there.length >= mostPhotos && !there.includes(record.id)) return 'too-many'
  await photos.put(record)
  await ensureVisit(writing.objectStore('visits'), visitId)
  return null
}

/**
 * What `change` answers, or why the device refused. A refusal for anything but room is tried once more: browsers close
 * the database of a page in the background, and open it again when it is asked for. So `change` must be the same twice.
 */
export async function written<const Names extends StoreName[]>(
  stores: Names,
  change: (writing: Writing<Names>) => Promise<NotKept | null>,
  place?: string,
): Promise<NotKept | null> {
  const attempt = () => write(stores, change, place)
  try {
    return await attempt().catch((error: unknown) => (isNoRoom(error) ? 'no-room' : attempt()))
  } catch (error) {
    return refusalOf(error)
  }
}

/** Why the device refused, as a person is told it. */
export const refusalOf = (error: unknown): NotKept =>
  isNoRoom(error) ? 'no-room' : isHeldUp(error) ? 'held' : 'refused'

const isNoRoom = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'

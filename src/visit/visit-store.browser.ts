import { Dexie, type EntityTable, liveQuery } from 'dexie'
import { randomKey } from '../ui/random-key.browser.ts'
import { type EarlierRecord, visitOfRecords } from './earlier-records.ts'
import type { KeptList } from './kept-list.ts'
import { photoToKeep, type StoredPhoto } from './photo.ts'
import { afterOperation, type ItemRecord, merged, type Operation, type PointRecord, type Visit } from './visit.ts'
import type { VisitStorage } from './visit-book.ts'

/** How versions 1 and 2 kept the answers; `key` is checklist and item id with a slash between. */
interface StoredItem extends EarlierRecord {
  key: string
  checklistId: string
}

interface StoredPoint extends PointRecord {
  /** Visit and point id with a slash between. */
  key: string
  visitId: string
  id: string
}

interface StoredMark extends ItemRecord {
  /** Visit and item id with a slash between. */
  key: string
  visitId: string
  id: string
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
export class DeviceStore extends Dexie {
  points!: EntityTable<StoredPoint, 'key'>
  marks!: EntityTable<StoredMark, 'key'>
  items!: EntityTable<StoredItem, 'key'>
  pictures!: EntityTable<StoredPhoto, 'id'>
  photos!: EntityTable<PhotoOfVersion1, 'id'>
  lists!: EntityTable<KeptList, 'checklistId'>
  constructor() {
    super('home-quality')
    this.version(1).stores({ items: 'key, checklistId', photos: '++id, key' })
    this.version(2).stores({ pictures: 'id, key' })
    this.version(3).stores({ points: 'key, visitId', marks: 'key, visitId' })
    this.version(5).stores({ lists: 'checklistId' })
    this.on('ready', () => {
      // Nobody waits for it: what was kept earlier shows once it has moved.
      void takeOver(this).catch(() => {})
      void movePhotos(this).catch(() => {})
    })
  }
}

let store: DeviceStore | undefined

/** The database on this device, opened when it is first needed and again after it was refused. Browsers may refuse it. */
export function openStore() {
  store ??= new DeviceStore()
  const opened = store
  return opened.open().then(() => opened)
}

/**
 * Takes over what versions 1 and 2 kept, answer by answer, wherever it is later than what is here. Each page that opens
 * does it again, for a tab of those versions may go on ticking.
 */
async function takeOver(opened: DeviceStore): Promise<void> {
  const { items, points, marks } = opened
  const earlier = Map.groupBy(await items.toArray(), ({ checklistId }) => checklistId)
  for (const [visitId, records] of earlier)
    await opened.transaction('rw', points, marks, async () => {
      const visit = await readVisit(opened, visitId)
      await keepVisit(opened, visitId, visit, merged(visit, visitOfRecords(records)))
    })
}

/** A visit as it is stored now; call it in a transaction with `keepVisit`, so that no other tab writes in between. */
export async function readVisit({ points, marks }: DeviceStore, visitId: string): Promise<Visit> {
  const [said, marked] = await Promise.all([points.where({ visitId }).toArray(), marks.where({ visitId }).toArray()])
  return visitOf(said, marked)
}

/** Only what the operations are about: an answer must be on the device before the page can be closed. */
async function readPlaces({ points, marks }: DeviceStore, visitId: string, operations: readonly Operation[]) {
  const keys = (ids: string[]) => ids.map((id) => keyOf(visitId, id))
  const [said, marked] = await Promise.all([
    points.bulkGet(keys(operations.flatMap((one) => ('point' in one ? [one.point] : [])))),
    marks.bulkGet(keys(operations.flatMap((one) => ('item' in one ? [one.item] : [])))),
  ])
  const found = <R>(records: (R | undefined)[]) => records.filter((record) => record !== undefined)
  return visitOf(found(said), found(marked))
}

const visitOf = (said: readonly StoredPoint[], marked: readonly StoredMark[]): Visit => ({
  points: new Map(said.map(({ key, visitId, id, ...record }) => [id, record])),
  items: new Map(marked.map(({ key, visitId, id, ...record }) => [id, record])),
})

const keyOf = (visitId: string, id: string): string => `${visitId}/${id}`

/** Writes what is another than before. */
export async function keepVisit(
  { points, marks }: DeviceStore,
  visitId: string,
  before: Visit,
  after: Visit,
): Promise<void> {
  const changed = <R>(records: ReadonlyMap<string, R>, earlier: ReadonlyMap<string, R>) =>
    [...records]
      .filter(([id, record]) => record !== earlier.get(id))
      .map(([id, record]) => ({ ...record, key: keyOf(visitId, id), visitId, id }))
  await points.bulkPut(changed(after.points, before.points))
  await marks.bulkPut(changed(after.items, before.items))
}

/**
 * Moves the photos that version 1 kept. Not in an upgrade of the database: a Blob is read outside of a transaction, one
 * that the browser has lost must not keep the database shut, and a tab of version 1 may go on adding photos. What
 * cannot be moved stays for the next page that opens.
 */
async function movePhotos(opened: DeviceStore): Promise<void> {
  const { photos, pictures } = opened
  for (const { id, key, picture, addedAt } of await photos.toArray()) {
    const moved = await photoToKeep({ id: randomKey(), key, changedAt: addedAt }, picture).catch(() => undefined)
    if (!moved) continue
    await opened.transaction('rw', photos, pictures, async () => {
      // Another tab may have moved it meanwhile.
      if ((await photos.where({ id }).delete()) > 0) await pictures.add(moved)
    })
  }
}

/** Milliseconds between two tries at what the device has refused. */
export const pause = 5000

export interface Observer<Found> {
  next: (found: Found) => void
  error: () => void
}

/**
 * Tells what is found, at once and after each change in any tab, until it is stopped. It asks again after a refusal, and
 * when the page is seen again: a browser may have closed the storage of a page in the background.
 */
export function watch<Found>(
  find: (store: DeviceStore) => PromiseLike<Found>,
  { next, error }: Observer<Found>,
): () => void {
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

/** A visit on this device, also as another tab changes it. */
export function storedVisit(visitId: string): VisitStorage {
  return {
    watch: (observer) => watch((opened) => readVisit(opened, visitId), observer),
    async write(operations) {
      const opened = await openStore()
      // Read and written in one transaction, so that no other tab writes in between.
      return opened.transaction('rw', opened.points, opened.marks, async () => {
        const visit = await readPlaces(opened, visitId, operations)
        const after = operations.reduce(afterOperation, visit)
        await keepVisit(opened, visitId, visit, after)
        return after
      })
    },
  }
}

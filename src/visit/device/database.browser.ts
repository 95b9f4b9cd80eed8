/** The database on this device: how it is opened, how it is read and written. Browsers may refuse any of it. */
import { type IDBPDatabase, type IDBPTransaction, type OpenDBCallbacks, openDB, wrap } from 'idb'
import { observable } from '../../ui/browser/observable.browser.ts'
import { listen, tellAll } from './changes.browser.ts'
import { layout, type Schema, type StoreName, storeNames, version } from './schema.ts'

export type DeviceStore = IDBPDatabase<Schema>
type Upgrading = IDBPTransaction<Schema, StoreName[], 'versionchange'>
/** One writing of all of these stores or none. */
export type Writing<Names extends StoreName[]> = IDBPTransaction<Schema, Names, 'readwrite'>

/** The keys of the points or items of a visit. */
export const rowsOf = (visitId: string): IDBKeyRange => IDBKeyRange.bound([visitId], [visitId, []])
/** What the index of photos has of all places of a visit. */
export const placesOf = (visitId: string): IDBKeyRange => IDBKeyRange.bound(`${visitId}/`, `${visitId}0`, false, true)

/**
 * Why the database cannot be opened, for a page to tell. `held`: another tab holds an older version of it and does not let
 * go; what is asked for meanwhile fails at once. `outdated`: a newer version of the program was here, and this page is to
 * be loaded anew. Two versions of the program never write the same database.
 */
export const closedBy = observable<'held' | 'outdated' | null>(null)
const heldUp = () => new DOMException('another tab holds it', 'TimeoutError')
export const isHeldUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

/** Milliseconds. A tab that the browser has frozen does not even say that it will not let go. */
const longestOpening = 10_000

let opening: Promise<DeviceStore> | undefined

/** The database, opened when it is first needed, and again after it was refused or closed. */
function openStore(): Promise<DeviceStore> {
  // A second question would wait behind the one that is held up, and hear nothing.
  if (closedBy.read() === 'held') return Promise.reject(heldUp())
  if (opening) return opening
  const close = () => {
    if (opening === opened) opening = undefined
  }
  const opened: Promise<DeviceStore> = open(close)
  opening = opened
  opened.catch(close)
  return opened
}

async function open(closed: () => void): Promise<DeviceStore> {
  const settings = {
    upgrade(found: DeviceStore, _: number, __: number | null, upgrading: Upgrading) {
      upgrading.done.catch(() => {})
      try {
        for (const name of storeNames) addStore(found, name)
      } catch {
        // All or nothing; opening it fails then.
        upgrading.abort()
      }
    },
    // Another tab has a newer version of the program, and waits for this one.
    blocking(_: number, newer: number | null, event: IDBVersionChangeEvent) {
      if (event.target instanceof IDBDatabase) event.target.close()
      closed()
      if (newer !== null) loadAnew()
    },
    // A browser may close the database of a page in the background.
    terminated: closed,
  }
  const opened = await openAt(version, settings).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'VersionError') loadAnew()
    throw error
  })
  for (const end of ['abort', 'error'] as const) opened.addEventListener(end, hearEnd)
  return opened
}

/** What this page could not store lies in the outbox. One that was loaded anew already says that it is the older one. */
function loadAnew(): void {
  closedBy.change('outdated')
  const [loading] = performance.getEntriesByType('navigation')
  if (loading instanceof PerformanceNavigationTiming && loading.type !== 'reload') location.reload()
}

/** The request reports its failure; swallow that of its transaction, which nobody awaits. */
function hearEnd({ target }: Event): void {
  const ended = target instanceof IDBRequest ? target.transaction : target
  if (ended instanceof IDBTransaction) wrap(ended).done.catch(() => {})
}

/** Fails where another tab does not let go; what was asked for is opened anew once it has. */
const openAt = (at: number, settings: OpenDBCallbacks<Schema>): Promise<DeviceStore> =>
  new Promise((resolve, reject) => {
    let isLate = false
    const blocked = () => {
      isLate = true
      closedBy.change('held')
      reject(heldUp())
    }
    const waiting = setTimeout(blocked, longestOpening)
    const end = () => {
      clearTimeout(waiting)
      if (isLate) closedBy.change(null)
    }
    // Async: a browser that forbids storage throws here instead of rejecting.
    const opening = async () => openDB<Schema>('home-quality', at, { ...settings, blocked })
    opening().then(
      (opened) => {
        end()
        if (isLate) opened.close()
        else resolve(opened)
      },
      (error: unknown) => {
        end()
        reject(error)
      },
    )
  })

function addStore(found: DeviceStore, name: StoreName): void {
  if (found.objectStoreNames.contains(name)) return
  const { path: keyPath, index } = layout[name]
  const store: { createIndex(name: string, path: string): unknown } = found.createObjectStore(name, { keyPath })
  if (index) store.createIndex(index, index)
}

/**
 * Makes all of `change` or nothing of it, and tells every tab. A database that was closed meanwhile is opened once more.
 * `change` may wait for nothing but the stores. With `place`, the only one that it changes, nobody reads the others
 * again. Fails when the device refuses.
 */
export async function write<const Names extends StoreName[], Made>(
  stores: Names,
  change: (writing: Writing<Names>) => Promise<Made>,
  place?: string,
): Promise<Made> {
  const writing = await again(async () => (await openStore()).transaction(stores, 'readwrite'))
  // It is waited for below, unless `change` fails before.
  writing.done.catch(() => {})
  try {
    const made = await change(writing)
    await writing.done
    tellAll(stores, place)
    return made
  } catch (error) {
    try {
      writing.abort()
    } catch {
      // It was over already.
    }
    throw error
  }
}

/** What `find` finds; asked once more where the database was closed meanwhile. Fails when the device refuses. */
export const read = <Found>(find: (store: DeviceStore) => PromiseLike<Found>): Promise<Found> =>
  again(async () => find(await openStore()))

function again<T>(attempt: () => Promise<T>): Promise<T> {
  return attempt().catch((error: unknown) => {
    if (isOfClosed(error)) opening = undefined
    return attempt()
  })
}

/** As browsers say that a database is closed, or that they have lost it. */
const isOfClosed = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name)

/** Milliseconds between two tries at what the device has refused. */
export const retryMs = 5000

export interface Observer<Found> {
  next: (found: Found) => void
  error: () => void
}

/** Where something changed since it was found last; null for anywhere. */
export type Places = ReadonlySet<string> | null

/**
 * Tells what is found, at once and after each change of these stores in any tab, until it is stopped. It asks again after
 * a refusal, and when the page is seen again: a browser may have closed the database of a page in the background. With
 * `from`, changes of this tab are not told: whoever made them knows.
 */
export function watch<Found>(
  stores: readonly StoreName[],
  find: (store: DeviceStore, changed: Places) => PromiseLike<Found>,
  { next, error }: Observer<Found>,
  from: 'any tab' | 'other tabs' = 'any tab',
): () => void {
  /** Of the question that counts; what an earlier one finds may be out of date. */
  let latest = 0
  let trying: ReturnType<typeof setTimeout> | undefined
  let unread: Places = null
  const ask = (place?: string) => {
    clearTimeout(trying)
    const mine = ++latest
    const at: Places = place === undefined ? null : unread && new Set([...unread, place])
    unread = at
    read((store) => find(store, at)).then(
      (found) => {
        if (mine !== latest) return
        unread = new Set()
        next(found)
      },
      () => {
        if (mine !== latest) return
        trying = setTimeout(ask, retryMs)
        error()
      },
    )
  }
  const seenAgain = () => document.visibilityState === 'visible' && ask()
  const stopListening = listen((changed, place, isOwn) => {
    if (isOwn && from === 'other tabs') return
    if (stores.some((store) => changed.includes(store))) ask(place)
  })
  document.addEventListener('visibilitychange', seenAgain)
  ask()
  return () => {
    latest = -1
    clearTimeout(trying)
    stopListening()
    document.removeEventListener('visibilitychange', seenAgain)
  }
}

// Whoever waits for a list that is kept here does not wait for the program first and for the database then.
// At the end of the module: nothing above is defined before.
if (typeof document !== 'undefined' && 'opening' in document.documentElement.dataset) openStore().catch(() => {})

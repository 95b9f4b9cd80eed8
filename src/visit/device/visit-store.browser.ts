/**
 * The record of a visit on this device: what is said of it as a whole in one row, and one row for each check point and
 * item, all under its id. A press reads and writes its own row only, so it stays cheap, and of two tabs at different
 * points neither waits for the other's visit.
 */
import type { IDBPObjectStore } from 'idb'
import { type AboutAnswers, afterOperation, type Operation, untouchedAbout, type Visit } from '../model/visit.ts'
import { withRecords } from '../model/visit-index.ts'
import { type DeviceStore, placesOf, read, rowsOf, watch, write } from './database.browser.ts'
import type { VisitStorage } from './optimistic-visit.ts'
import { discardOutbox, outboxOf, visitsWithOutbox } from './outbox.browser.ts'
import {
  type Schema,
  type StoredItem,
  type StoredPoint,
  type StoredVisit,
  type StoreName,
  storeNames,
} from './schema.ts'
import { changeIndex } from './visit-index.browser.ts'

export const visitStores = ['visits', 'points', 'items'] as const
type Row = (typeof visitStores)[number]
type Rows<Name extends StoreName, Mode extends IDBTransactionMode> = IDBPObjectStore<Schema, StoreName[], Name, Mode>
/** Of a transaction, whatever other stores it may have. */
interface VisitReading {
  objectStore<Name extends Row>(name: Name): Pick<Rows<Name, 'readonly'>, 'get' | 'getAll'>
}
interface VisitWriting {
  objectStore<Name extends Row>(name: Name): Pick<Rows<Name, 'readwrite'>, 'get' | 'getAll' | 'put'>
}

/** A visit on this device, also as another tab changes it. */
export const storedVisit = (visitId: string): VisitStorage => ({
  watch: (observer) => watch(visitStores, (opened) => readVisit(opened, visitId), observer, 'other tabs'),
  // Read and written in one transaction, so that no other tab writes in between.
  write: (operations) =>
    write([...visitStores], async (writing) => {
      const before = await readTouched(writing, visitId, operations)
      const after = operations.reduce(afterOperation, before)
      await putVisit(writing, visitId, before, after)
      return after
    }),
})

/** Says something of a visit as a whole; where the device refuses, it is lost with the page. */
export const storeAbout = (visitId: string, about: AboutAnswers): void =>
  void storedVisit(visitId)
    .write([{ about, at: new Date().toISOString() }])
    .catch(() => {})

/** Makes those visits known again that the index of the device has lost. Fails when the device refuses. */
export async function restoreIndex(): Promise<void> {
  const rows = await read((opened) => opened.getAll('visits'))
  const named = rows.map(({ id, about: { name = '', fullAccess } }) => ({
    id,
    name,
    ...(fullAccess && { hadFullAccess: true as const }),
  }))
  changeIndex((index) => withRecords(index, named))
}

/** Stores what pages before could not. Fails when the device refuses. */
export async function storeOutboxes(): Promise<void> {
  for (const id of visitsWithOutbox()) {
    const outbox = outboxOf(id)
    const operations = outbox.operations()
    await storedVisit(id).write(operations)
    outbox.remove(operations)
  }
}

export const readVisit = (opened: DeviceStore, visitId: string): Promise<Visit> =>
  readAll(opened.transaction([...visitStores], 'readonly'), visitId)

/** A visit as it is stored now, in a transaction with `putVisit`, so that no other tab writes in between. */
export async function readAll(reading: VisitReading, visitId: string): Promise<Visit> {
  const [row, points, items] = await Promise.all([
    reading.objectStore('visits').get(visitId),
    reading.objectStore('points').getAll(rowsOf(visitId)),
    reading.objectStore('items').getAll(rowsOf(visitId)),
  ])
  return visitOf(row, points, items)
}

/** Only what the operations are about: an answer must be on the device before the page can be closed. */
async function readTouched(writing: VisitWriting, visitId: string, operations: readonly Operation[]): Promise<Visit> {
  const found = <R>(records: (R | undefined)[]) => records.filter((record) => record !== undefined)
  const [row, points, items] = await Promise.all([
    writing.objectStore('visits').get(visitId),
    Promise.all(
      operations.flatMap((one) => ('point' in one ? [writing.objectStore('points').get([visitId, one.point])] : [])),
    ),
    Promise.all(
      operations.flatMap((one) => ('item' in one ? [writing.objectStore('items').get([visitId, one.item])] : [])),
    ),
  ])
  return visitOf(row, found(points), found(items))
}

const visitOf = (
  row: StoredVisit | undefined,
  points: readonly StoredPoint[],
  items: readonly StoredItem[],
): Visit => ({
  points: new Map(points.map(({ visitId, id, ...record }) => [id, record])),
  items: new Map(items.map(({ visitId, id, ...record }) => [id, record])),
  ...(row && { about: row.about }),
})

/** Writes what is another than before. */
export async function putVisit(writing: VisitWriting, visitId: string, before: Visit, after: Visit): Promise<void> {
  const changed = <R>(records: ReadonlyMap<string, R>, earlier: ReadonlyMap<string, R>) =>
    [...records]
      .filter(([id, record]) => record !== earlier.get(id))
      .map(([id, record]) => ({ ...record, visitId, id }))
  const isKnown = before.about !== undefined && before.about === after.about
  // Each in a promise of its own: where one is refused at once, the others are still waited for.
  await Promise.all([
    ...(isKnown ? [] : [after.about ?? untouchedAbout]).map(async (about) =>
      writing.objectStore('visits').put({ id: visitId, about }),
    ),
    ...changed(after.points, before.points).map(async (record) => writing.objectStore('points').put(record)),
    ...changed(after.items, before.items).map(async (record) => writing.objectStore('items').put(record)),
  ])
}

interface VisitRows {
  getKey(id: string): Promise<string | undefined>
  put(visit: StoredVisit): Promise<string>
}

/** A visit of which only a photo is stored is one too. */
export async function ensureVisit(visits: VisitRows, id: string): Promise<void> {
  if ((await visits.getKey(id)) === undefined) await visits.put({ id, about: untouchedAbout })
}

/** Takes a visit off this device: its answers, notes and photos, and the list it began with. Fails when the device refuses. */
export async function deleteVisit(visitId: string): Promise<void> {
  await write(storeNames, async (writing) => {
    const photos = writing.objectStore('photos')
    await Promise.all([
      writing.objectStore('visits').delete(visitId),
      writing.objectStore('points').delete(rowsOf(visitId)),
      writing.objectStore('items').delete(rowsOf(visitId)),
      writing.objectStore('listSnapshots').delete(visitId),
      ...(await photos.index('key').getAllKeys(placesOf(visitId))).map((id) => photos.delete(id)),
    ])
  })
  discardOutbox(visitId)
}

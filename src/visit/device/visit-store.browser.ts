import { afterOperation, type Operation, type Visit } from '../model/visit.ts'
import { type DeviceStore, type Reading, type Writing, watch, write } from './database.browser.ts'
import type { VisitStorage } from './optimistic-visit.ts'
import type { StoredMark, StoredPoint } from './schema.ts'

/** A visit on this device, also as another tab changes it. */
export function storedVisit(visitId: string): VisitStorage {
  return {
    watch: (observer) => watch(['points', 'marks'], (opened) => readVisit(opened, visitId), observer),
    // Read and written in one transaction, so that no other tab writes in between.
    write: (operations) =>
      write(['points', 'marks'], async (writing) => {
        const visit = await readPlaces(writing, visitId, operations)
        const after = operations.reduce(afterOperation, visit)
        await keepVisit(writing, visitId, visit, after)
        return after
      }),
  }
}

type VisitWriting = Pick<Writing<['points', 'marks']>, 'objectStore'>

export const readVisit = (opened: DeviceStore, visitId: string): Promise<Visit> =>
  readAll(opened.transaction(['points', 'marks']), visitId)

/** A visit as it is stored now, in a transaction with `keepVisit`, so that no other tab writes in between. */
export async function readAll(
  reading: Pick<Reading<['points', 'marks']>, 'objectStore'> | VisitWriting,
  visitId: string,
): Promise<Visit> {
  const [said, marked] = await Promise.all([
    reading.objectStore('points').index('visitId').getAll(visitId),
    reading.objectStore('marks').index('visitId').getAll(visitId),
  ])
  return visitOf(said, marked)
}

/** Only what the operations are about: an answer must be on the device before the page can be closed. */
async function readPlaces(writing: VisitWriting, visitId: string, operations: readonly Operation[]): Promise<Visit> {
  const [points, marks] = [writing.objectStore('points'), writing.objectStore('marks')]
  const found = <R>(records: (R | undefined)[]) => records.filter((record) => record !== undefined)
  const said = operations.flatMap((one) => ('point' in one ? [points.get(keyOf(visitId, one.point))] : []))
  const marked = operations.flatMap((one) => ('item' in one ? [marks.get(keyOf(visitId, one.item))] : []))
  return visitOf(found(await Promise.all(said)), found(await Promise.all(marked)))
}

const visitOf = (said: readonly StoredPoint[], marked: readonly StoredMark[]): Visit => ({
  points: new Map(said.map(({ key, visitId, id, ...record }) => [id, record])),
  items: new Map(marked.map(({ key, visitId, id, ...record }) => [id, record])),
})

const keyOf = (visitId: string, id: string): string => `${visitId}/${id}`

/** Writes what is another than before. */
export async function keepVisit(writing: VisitWriting, visitId: string, before: Visit, after: Visit): Promise<void> {
  const changed = <R>(records: ReadonlyMap<string, R>, earlier: ReadonlyMap<string, R>) =>
    [...records]
      .filter(([id, record]) => record !== earlier.get(id))
      .map(([id, record]) => ({ ...record, key: keyOf(visitId, id), visitId, id }))
  // Each in a promise of its own: where one is refused at once, the others are still waited for.
  await Promise.all([
    ...changed(after.points, before.points).map(async (record) => writing.objectStore('points').put(record)),
    ...changed(after.items, before.items).map(async (record) => writing.objectStore('marks').put(record)),
  ])
}

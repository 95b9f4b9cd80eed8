import { type DeviceStore, placesOf, read, type Writing } from '../device/database.browser.ts'
import { outboxOf, visitsWithOutbox } from '../device/outbox.browser.ts'
import { refusalOf, written } from '../device/photo-store.browser.ts'
import { changeIndex, visitIndex } from '../device/visit-index.browser.ts'
import { putVisit, readAll, readVisit, visitStores } from '../device/visit-store.browser.ts'
import { latest } from '../device/visits-here.browser.ts'
import { factsIn, jobChange, jobIn } from '../model/about.ts'
import { formsChange, formsIn } from '../model/forms.ts'
import { merged } from '../model/merge.ts'
import { checklistOf } from '../model/named-visits.ts'
import { isOwnId } from '../model/own-checks.ts'
import {
  idOfCopy,
  isEditedLater,
  isReadable,
  type NotKept,
  type PhotoHere,
  photoChange,
  repaired,
  type StoredPhoto,
  withLaterEdits,
} from '../model/photo.ts'
import type { StartedList } from '../model/started-list.ts'
import { type AboutAnswers, aboutIn, afterOperation, shownPoint, timeOfNext } from '../model/visit.ts'
import { nameIn, visitsOf, withChosen, withVisit } from '../model/visit-index.ts'
import { type FilePhoto, type FileVisit, toldVisit } from './visit-file.ts'
import { mergedFacts, mergedForms, mergedJob, type VisitHere } from './visit-merge.ts'

export type PictureBytes = Pick<StoredPhoto, 'bytes' | 'type'>

/** All visits on this device, with what a page could not store before it was closed. Fails when the device refuses. */
export async function readVisits(): Promise<
  (Omit<FileVisit, 'photos'> & { photos: (Omit<StoredPhoto, 'bytes'> & Partial<PictureBytes>)[] })[]
> {
  return read(async (opened) =>
    Promise.all(
      [...new Set([...(await opened.getAllKeys('visits')), ...visitsWithOutbox()])].map(async (id) => {
        const stored = await readVisit(opened, id)
        const whole = outboxOf(id).operations().reduce(afterOperation, stored)
        return { ...toldVisit(id, whole), photos: await photosHere(opened, id) }
      }),
    ),
  )
}

/** One by one: a record that the browser has lost costs its own photo only. */
async function photosHere(opened: DeviceStore, visitId: string) {
  const ids = await photoIdsOf(opened, visitId)
  const lost = { key: `${visitId}/`, changedAt: '', type: '' }
  return Promise.all(ids.map(async (id) => (await opened.get('photos', id).catch(() => undefined)) ?? { ...lost, id }))
}

const photoIdsOf = (opened: DeviceStore, visitId: string): Promise<string[]> =>
  opened.getAllKeysFromIndex('photos', 'key', placesOf(visitId))

/** What this device has of a visit, to hold these photos of a file against. Fails when the device refuses. */
export async function visitHere(id: string, photos: readonly FilePhoto[]): Promise<VisitHere> {
  return read(async (opened) => {
    const visit = await readVisit(opened, id)
    return {
      name: nameIn(visitIndex(), id),
      visit,
      job: jobIn(visit),
      facts: factsIn(visit),
      forms: formsIn(visit),
      photos: await foundPhotos(opened, photos),
    }
  })
}

/**
 * What this device has of these photos, by their ids. One by one: each is half a megabyte, and one that the browser has
 * lost would undo a transaction in which it is read.
 */
async function foundPhotos(opened: DeviceStore, photos: readonly FilePhoto[]): Promise<Map<string, PhotoHere>> {
  const found = new Map<string, PhotoHere>()
  for (const { id } of photos) {
    if ((await opened.getKey('photos', id)) === undefined) continue
    const record = await opened.get('photos', id).catch(() => undefined)
    const { changedAt = '', caption, marks, markedAt } = record ?? {}
    found.set(id, {
      changedAt,
      ...(caption !== undefined && { caption }),
      ...(marks !== undefined && { marks }),
      ...(markedAt !== undefined && { markedAt }),
      isReadable: record !== undefined && isReadable(record),
    })
  }
  return found
}

/** The photos of a file as a visit would have them: what another visit here has stays there, and this one has a copy. */
export const photosInto = (visitId: string, photos: readonly FilePhoto[]): Promise<FilePhoto[]> =>
  read(async (opened) => {
    const ids = new Set(await photoIdsOf(opened, visitId))
    return Promise.all(
      photos.map(async (photo) => {
        const isElsewhere = !ids.has(photo.id) && (await opened.getKey('photos', photo.id)) !== undefined
        return isElsewhere ? { ...photo, id: idOfCopy(photo.id, visitId) } : photo
      }),
    )
  })

/**
 * Adds a visit of a file, with the pictures by their names there, to what is here by then, all of it or nothing: of each
 * answer the later one stays, and photos come beside those that are here, more than a page would let anybody add too.
 * Null once it is on the device for good.
 */
export async function addVisit(
  { id, name, hadFullAccess: hadInFile, visit, job, facts, forms, photos }: FileVisit,
  pictures: ReadonlyMap<string, PictureBytes>,
  title: string,
): Promise<NotKept | null> {
  const found = await read((opened) => foundPhotos(opened, photos)).catch(refusalOf)
  if (typeof found === 'string') return found
  const nameHere = nameIn(visitIndex(), id) || name
  let after = visit
  const refusal = await written([...visitStores, 'photos'], async (writing) => {
    const before = await readAll(writing, id)
    const about: AboutAnswers = {
      name: nameHere,
      ...jobChange(jobIn(before), mergedJob(jobIn(before), job)),
      ...mergedFacts(factsIn(before), facts),
      ...formsChange(mergedForms(formsIn(before), forms)),
      ...(hadInFile && { fullAccess: 'yes' }),
    }
    after = afterOperation(merged(before, visit), { about, at: timeOfNext(before, Date.now()) })
    await putVisit(writing, id, before, after)
    for (const photo of photos)
      await addPhoto(writing, `${id}/${photo.place}`, photo, {
        here: found.get(photo.id),
        picture: pictures.get(photo.file),
      })
    return null
  })
  if (refusal !== null) return refusal
  const answered = [...after.points].filter(([id, record]) => !isOwnId(id) && shownPoint(record).answer !== null).length
  const hadFullAccess = aboutIn(after).fullAccess === 'yes'
  changeIndex((index) => {
    const { current } = visitsOf(index, checklistOf(id))
    // Of how many, its page tells once the list is open.
    const progress = { title, answered, all: 0, at: latest(after), ...(hadFullAccess && { hadFullAccess }) }
    // The pages of its checklist go on showing the same one.
    return withChosen(withVisit(index, { id, name: nameHere, ...progress }), current.id)
  })
  return null
}

async function addPhoto(
  writing: Writing<['visits', 'points', 'items', 'photos']>,
  key: string,
  { place: _, file: __, sha256: ___, ...facts }: FilePhoto,
  { here, picture }: { here: PhotoHere | undefined; picture: PictureBytes | undefined },
): Promise<void> {
  const stored = writing.objectStore('photos')
  const change = photoChange(here, facts, picture !== undefined)
  if (picture && (change === 'added' || change === 'repaired'))
    await stored.put(repaired(here, { ...facts, key }, picture))
  if (!here?.isReadable || !isEditedLater(facts, here)) return
  const record = await stored.get(facts.id)
  // Of what another tab has written meanwhile, the later one stays.
  if (record) await stored.put(withLaterEdits(record, facts))
}

/** The list that this device keeps; undefined where it keeps none. Fails when the device refuses. */
export const readKeptList = (checklistId: string): Promise<StartedList | undefined> =>
  read((opened) => opened.get('startedLists', checklistId))

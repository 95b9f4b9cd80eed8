import type { Job } from '../../content/job-fit.ts'
import { storedText } from '../../ui/browser/stored-text.browser.ts'
import { type DeviceStore, placesOf, read, type Writing } from '../device/database.browser.ts'
import { lateOperations } from '../device/outbox.ts'
import { type NotKept, refusalOf, written } from '../device/photo-store.browser.ts'
import { keepNamed, nameOfVisit } from '../device/use-named-visits.browser.ts'
import { hadFullAccess, keepBegun } from '../device/visit-index.browser.ts'
import { keepVisit, readAll, readVisit } from '../device/visit-store.browser.ts'
import { jobs, latest, visitIds } from '../device/visits-here.browser.ts'
import { anyJobIn } from '../model/any-job.ts'
import { checklistOf, visitTitle } from '../model/named-visits.ts'
import {
  idOfCopy,
  isReadable,
  type PhotoHere,
  photoChange,
  repaired,
  type StoredPhoto,
  withCaption,
} from '../model/photo.ts'
import { type ReportFacts, readFacts, textOfFacts } from '../model/report-facts.ts'
import type { StartedList } from '../model/started-list.ts'
import { afterOperation, merged, type Visit } from '../model/visit.ts'
import type { FilePhoto, FileVisit } from './visit-file.ts'
import { mergedFacts, mergedJob, type VisitHere } from './visit-merge.ts'

export type PictureBytes = Pick<StoredPhoto, 'bytes' | 'type'>

const keptJob = (visitId: string) => storedText(jobs + visitId)
const keptFacts = (visitId: string) => storedText(`hqp.facts/${visitId}`)

/** All visits on this device, with what a page could not store before it was closed. Fails when the device refuses. */
export async function readVisits(): Promise<
  (Omit<FileVisit, 'photos'> & { photos: (Omit<StoredPhoto, 'bytes'> & Partial<PictureBytes>)[] })[]
> {
  return read(async (opened) =>
    Promise.all(
      (await visitIds(opened)).map(async (id) => {
        const late = lateOperations(storedText(`hqp.late/${id}`).read())
        const visit = late.reduce(afterOperation, await readVisit(opened, id))
        return {
          id,
          checklistId: checklistOf(id),
          name: nameOfVisit(id),
          job: jobHere(id),
          facts: factsHere(id),
          ...(hadFullAccess(id) && { isWhole: true as const }),
          visit,
          photos: await photosHere(opened, id),
        }
      }),
    ),
  )
}

/** One by one: a record that the browser has lost costs its own photo only. */
async function photosHere(opened: DeviceStore, visitId: string) {
  const ids = await photoIdsOf(opened, visitId)
  const lost = { key: `${visitId}/`, changedAt: '', type: '' }
  return Promise.all(
    ids.map(async (id) => (await opened.get('pictures', id).catch(() => undefined)) ?? { ...lost, id }),
  )
}

const photoIdsOf = (opened: DeviceStore, visitId: string): Promise<string[]> =>
  opened.getAllKeysFromIndex('pictures', 'key', placesOf(visitId))

const jobHere = (visitId: string): Job => anyJobIn(keptJob(visitId).read())
const factsHere = (visitId: string): ReportFacts => readFacts(keptFacts(visitId).read())

/** What this device has of a visit, to hold these photos of a file against. Fails when the device refuses. */
export async function visitHere(id: string, photos: readonly FilePhoto[]): Promise<VisitHere> {
  return read(async (opened) => ({
    name: nameOfVisit(id),
    visit: await readVisit(opened, id),
    job: jobHere(id),
    facts: factsHere(id),
    photos: await foundPhotos(opened, photos),
  }))
}

/**
 * What this device has of these photos, by their ids. One by one: each is half a megabyte, and one that the browser has
 * lost would undo a transaction in which it is read.
 */
async function foundPhotos(opened: DeviceStore, photos: readonly FilePhoto[]): Promise<Map<string, PhotoHere>> {
  const found = new Map<string, PhotoHere>()
  for (const { id } of photos) {
    if ((await opened.getKey('pictures', id)) === undefined) continue
    const record = await opened.get('pictures', id).catch(() => undefined)
    const caption = record?.caption
    found.set(id, {
      changedAt: record?.changedAt ?? '',
      ...(caption !== undefined && { caption }),
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
        const isElsewhere = !ids.has(photo.id) && (await opened.getKey('pictures', photo.id)) !== undefined
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
  { id, name, isWhole, visit, job, facts, photos }: FileVisit,
  pictures: ReadonlyMap<string, PictureBytes>,
  title: string,
): Promise<NotKept | null> {
  let after: Visit | undefined
  const found = await read((opened) => foundPhotos(opened, photos)).catch(refusalOf)
  if (typeof found === 'string') return found
  const refusal = await written(['points', 'marks', 'pictures'], async (writing) => {
    const before = await readAll(writing, id)
    after = merged(before, visit)
    await keepVisit(writing, id, before, after)
    for (const photo of photos)
      await addPhoto(writing, `${id}/${photo.place}`, photo, {
        here: found.get(photo.id),
        picture: pictures.get(photo.file),
      })
    return null
  })
  if (refusal !== null || !after) return refusal
  keepNamed({ id, name })
  const said = mergedJob(jobHere(id), job)
  if (said.jobs.length + Object.keys(said.answers).length > 0) keptJob(id).change(JSON.stringify(said))
  keptFacts(id).change(textOfFacts(mergedFacts(factsHere(id), facts)))
  const answered = [...after.points.values()].filter(({ answer }) => answer !== null).length
  if (answered > 0)
    keepBegun({
      id,
      title: visitTitle(title, { id, name: nameOfVisit(id) }),
      answered,
      // Of how many, its page tells once the list is open.
      all: 0,
      ...((isWhole || hadFullAccess(id)) && { hadFullAccess: true }),
      at: latest(after),
    })
  return null
}

async function addPhoto(
  writing: Pick<Writing<['points', 'marks', 'pictures']>, 'objectStore'>,
  key: string,
  { place: _, file: __, sha256: ___, ...facts }: FilePhoto,
  { here, picture }: { here: PhotoHere | undefined; picture: PictureBytes | undefined },
): Promise<void> {
  const pictures = writing.objectStore('pictures')
  const change = photoChange(here, facts, picture !== undefined)
  if (picture && (change === 'added' || change === 'repaired'))
    await pictures.put(repaired(here, { ...facts, key }, picture))
  if (change !== 'caption') return
  const record = await pictures.get(facts.id)
  // Another tab may have written a later one meanwhile.
  if (record && record.changedAt < facts.changedAt)
    await pictures.put(withCaption(record, facts.caption ?? '', facts.changedAt))
}

/** The list that this device keeps; undefined where it keeps none. Fails when the device refuses. */
export const readKeptList = (checklistId: string): Promise<StartedList | undefined> =>
  read((opened) => opened.get('lists', checklistId))

import type { Job } from '../content/job-fit.ts'
import { kept } from '../ui/kept.browser.ts'
import { anyJobIn } from './any-job.ts'
import { keepBegun, wasWhole } from './begun-visits.browser.ts'
import { type DeviceStore, placesOf, read, type Writing } from './device-store.browser.ts'
import { visitOfRecords } from './earlier-records.ts'
import type { KeptList } from './kept-list.ts'
import { lateOperations } from './late-operations.ts'
import { checklistOf, visitTitle } from './named-visits.ts'
import { type StoredPhoto, withCaption } from './photo.ts'
import { type NotKept, written } from './photo-store.browser.ts'
import { keepNamed, nameOfVisit } from './use-named-visits.browser.ts'
import { afterOperation, merged, type Visit } from './visit.ts'
import type { FilePhoto, FileVisit } from './visit-file.ts'
import { mergedJob, type VisitHere } from './visit-merge.ts'
import { keepVisit, readAll, readVisit } from './visit-store.browser.ts'
import { jobs, latest, visitIds } from './visits-here.browser.ts'

export type PictureBytes = Pick<StoredPhoto, 'bytes' | 'type'>

const keptJob = (visitId: string) => kept(jobs + visitId)

/** All visits on this device, with what a page could not store before it was closed. Fails when the device refuses. */
export async function readVisits(): Promise<
  (Omit<FileVisit, 'photos'> & { photos: (Omit<StoredPhoto, 'bytes'> & Partial<PictureBytes>)[] })[]
> {
  return read(async (opened) =>
    Promise.all(
      (await visitIds(opened)).map(async (id) => {
        const earlier = visitOfRecords(await opened.getAllFromIndex('items', 'checklistId', id))
        const late = lateOperations(kept(`hqp.late/${id}`).read())
        const visit = late.reduce(afterOperation, merged(await readVisit(opened, id), earlier))
        const about = { id, checklistId: checklistOf(id), name: nameOfVisit(id), job: jobHere(id) }
        return {
          ...about,
          ...(wasWhole(id) && { isWhole: true as const }),
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

/** What this device has of a visit, to hold a file against. Fails when the device refuses. */
export async function visitHere(id: string): Promise<VisitHere> {
  return read(async (opened) => ({
    name: nameOfVisit(id),
    visit: await readVisit(opened, id),
    job: jobHere(id),
    photoIds: new Set(await photoIdsOf(opened, id)),
  }))
}

/**
 * Adds a visit of a file to what is here by then, all of it or nothing: of each answer the later one stays, and photos
 * come beside those that are here, more than a page would let anybody add too. Null once it is on the device for good.
 */
export async function addVisit(
  { id, name, isWhole, visit, job, photos }: FileVisit,
  pictures: ReadonlyMap<string, PictureBytes>,
  title: string,
): Promise<NotKept | null> {
  let after: Visit | undefined
  const readable = await readablePhotos(photos)
  const refusal = await written(['points', 'marks', 'pictures'], async (writing) => {
    const before = await readAll(writing, id)
    after = merged(before, visit)
    await keepVisit(writing, id, before, after)
    for (const photo of photos) {
      const here = readable.has(photo.id) ? await writing.objectStore('pictures').get(photo.id) : undefined
      await addPhoto(writing, `${id}/${photo.place}`, photo, { here, picture: pictures.get(photo.id) })
    }
    return null
  })
  if (refusal !== null || !after) return refusal
  keepNamed({ id, name })
  const said = mergedJob(jobHere(id), job)
  if (said.jobs.length + Object.keys(said.answers).length > 0) keptJob(id).change(JSON.stringify(said))
  const answered = [...after.points.values()].filter(({ answer }) => answer !== null).length
  if (answered > 0)
    keepBegun({
      id,
      title: visitTitle(title, { id, name: nameOfVisit(id) }),
      answered,
      // Of how many, its page tells once the list is open.
      all: 0,
      ...((isWhole || wasWhole(id)) && { wasWhole: true }),
      at: latest(after),
    })
  return null
}

/** Looked for before: a record that the browser has lost would undo all that is written together with it. */
async function readablePhotos(photos: readonly FilePhoto[]): Promise<Set<string>> {
  const isReadable = (opened: DeviceStore, id: string) =>
    opened.get('pictures', id).then(
      (record) => record !== undefined,
      () => false,
    )
  return read(async (opened) => {
    const found = await Promise.all(photos.map(async ({ id }) => ((await isReadable(opened, id)) ? [id] : [])))
    return new Set(found.flat())
  })
}

async function addPhoto(
  writing: Pick<Writing<['points', 'marks', 'pictures']>, 'objectStore'>,
  key: string,
  { place: _, file: __, sha256: ___, ...facts }: FilePhoto,
  { here, picture }: { here: StoredPhoto | undefined; picture: PictureBytes | undefined },
): Promise<void> {
  const pictures = writing.objectStore('pictures')
  // One that the browser has lost comes back.
  const isWhole = here?.bytes instanceof ArrayBuffer && here.bytes.byteLength > 0
  if (!isWhole && picture) await pictures.put({ ...facts, ...picture, key })
  else if (here && facts.caption !== undefined && facts.changedAt > here.changedAt)
    await pictures.put(withCaption(here, facts.caption, facts.changedAt))
}

/** The list that this device keeps; undefined where it keeps none. Fails when the device refuses. */
export const readKeptList = (checklistId: string): Promise<KeptList | undefined> =>
  read((opened) => opened.get('lists', checklistId))

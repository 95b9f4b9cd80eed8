/**
 * Photos of a visit, each at its place: a check point or an item. They are kept on this device only.
 *
 * Nothing is left of a deleted photo. A backup file that was made before can bring it back, and says so before it does;
 * only what has been sent somewhere needs a mark that it was deleted, and whatever sends it will know.
 */

import { anyMarks, hasLaterMarks, isLater, laterMarks, type Mark, type Marked } from './photo-marks.ts'

/** `camera`: taken for this place, between opening the camera and closing it. `files`: it was there before. */
export type PhotoOrigin = 'camera' | 'files'

export interface Photo {
  id: string
  /** Made smaller and stripped of what the camera wrote into it, such as where it was. Null when it cannot be read any more. */
  picture: Blob | null
  /** ISO-8601 in UTC. Of a photo without an origin, when it was added. Empty when nobody can tell. */
  takenAt: string
  /** Null where nobody can tell, such as of a photo that came in a backup file without it. */
  origin: PhotoOrigin | null
  caption: string
  /** What somebody has drawn on it. */
  marks: readonly Mark[]
  /** When it was added: ISO-8601 in UTC; empty when nobody can tell. */
  addedAt: string
  /** Of a problem: the id of the event that it shows, such as its repair. Empty for a photo of the place. */
  step: string
}

/**
 * A photo as the device keeps it: as bytes, since WebKit has lost Blobs that were stored. What is optional may be missing
 * in a photo that came in a backup file.
 */
export interface StoredPhoto extends Marked {
  /** Random, so that no two devices give the same. */
  id: string
  /** Of the place: visit and check point, or visit and item, with a slash between. */
  key: string
  bytes: ArrayBuffer
  /** Media type. */
  type: string
  /** ISO-8601 in UTC, by the clock of the device: when it was added, or its caption last written. */
  changedAt: string
  /** When it was added; missing while that is what `changedAt` says. */
  addedAt?: string
  takenAt?: string
  origin?: PhotoOrigin
  caption?: string
  /** As of `Photo`. */
  step?: string
}

/** Why a photo is not on the device. */
export type NotKept = 'too-many' | 'no-room' | 'held' | 'refused'

/** At one place. */
export const mostPhotos = 6
/** Characters. */
export const longestCaption = 200

/** When and how a picture came to be, and where it belongs. */
export type PhotoFacts = Pick<StoredPhoto, 'id' | 'key' | 'changedAt'> &
  Partial<Pick<StoredPhoto, 'takenAt' | 'origin' | 'step'>>

/** Fails when the picture cannot be read. */
export async function photoToKeep(facts: PhotoFacts, picture: Blob): Promise<StoredPhoto> {
  return { ...facts, bytes: await picture.arrayBuffer(), type: picture.type }
}

/** The photos that these records hold, in the order in which they were added. A bad record costs its own picture only. */
export function photosOf(records: readonly Partial<StoredPhoto>[]): Photo[] {
  return records
    .filter(({ id }) => typeof id === 'string')
    .map(photoOf)
    .toSorted((a, b) => (a.addedAt < b.addedAt ? -1 : 1))
}

/** Whether there is a picture in the record. */
export const isReadable = <P extends Partial<StoredPhoto>>(photo: P): photo is P & Pick<StoredPhoto, 'bytes'> =>
  photo.bytes instanceof ArrayBuffer && photo.bytes.byteLength > 0

function photoOf(record: Partial<StoredPhoto>): Photo {
  const { id = '', type, changedAt, addedAt, takenAt, origin, caption, marks, step } = record
  return {
    id,
    picture: isReadable(record) ? new Blob([record.bytes], { type: textOf(type) }) : null,
    takenAt: textOf(takenAt) || textOf(changedAt),
    origin: origin === 'camera' || origin === 'files' ? origin : null,
    caption: textOf(caption),
    marks: anyMarks(marks) ?? [],
    addedAt: textOf(addedAt) || textOf(changedAt),
    step: textOf(step),
  }
}

/** When the last of them was added that shows the place itself and no step of a problem; empty where there is none. */
export const photographedAt = (photos: readonly Photo[]): string =>
  photos.findLast(({ step }) => step === '')?.addedAt ?? ''

/**
 * The photo of what was found: the first one added since the problem before was settled (`after`, ISO-8601 in UTC; empty
 * where there was none), or undefined.
 */
export const firstPhoto = (photos: readonly Photo[], after: string): Photo | undefined =>
  photos.find(({ step, addedAt, picture }) => step === '' && picture !== null && addedAt > after)

/** What is stored may be anything: an import or another version wrote it. */
const textOf = (stored: unknown): string => (typeof stored === 'string' ? stored : '')

/** `at` is ISO-8601 in UTC. The photo keeps its place among the others. */
export const withCaption = (record: StoredPhoto, caption: string, at: string): StoredPhoto => ({
  ...record,
  addedAt: record.addedAt ?? record.changedAt,
  changedAt: at,
  caption: caption.slice(0, longestCaption),
})

/** When a caption is written that somebody types now: by `clock` (milliseconds since 1970), but after all that stood there. */
export const timeOfCaption = ({ changedAt }: Pick<StoredPhoto, 'changedAt'>, clock: number): string =>
  new Date(Math.max(clock, (Date.parse(changedAt) || 0) + 1)).toISOString()

/** What is said and drawn on a photo. */
type Edits = Pick<StoredPhoto, 'changedAt' | 'caption' | 'marks' | 'markedAt'>

/** What a device has of a photo, to hold that of a file against. */
export interface PhotoHere extends Edits {
  isReadable: boolean
}

/**
 * What adding a photo of a file does. `edited`: its caption or its marks are newer in the file. `lost`: there is no picture
 * of it, here or in the file.
 */
export type PhotoChange = 'added' | 'repaired' | 'edited' | 'same' | 'lost'

/** `isWhole`: the file has its picture undamaged. */
export function photoChange(here: PhotoHere | undefined, inFile: Edits, isWhole: boolean): PhotoChange {
  if (!here?.isReadable) return isWhole ? (here ? 'repaired' : 'added') : 'lost'
  return hasLaterCaption(inFile, here) || hasLaterMarks(inFile, here) ? 'edited' : 'same'
}

const hasLaterCaption = (one: Edits, other: Edits): boolean =>
  isLaterCaption(one, other) && one.caption !== (other.caption ?? '')
const isLaterCaption = (one: Edits, other: Edits): boolean =>
  one.caption !== undefined && one.changedAt > other.changedAt

/** Whether anything of it has a later time than on the other side, though it may say the same. */
export const isEditedLater = (one: Edits, other: Edits): boolean => isLaterCaption(one, other) || isLater(one, other)

/** A photo of this device with what is newer in a file: the caption, the marks or both. */
export const withLaterEdits = (here: StoredPhoto, inFile: Edits): StoredPhoto => ({
  ...(isLaterCaption(inFile, here) ? withCaption(here, inFile.caption ?? '', inFile.changedAt) : here),
  ...laterMarks(here, inFile),
})

/** A photo with the picture of a file in the place of one that cannot be read; of captions and marks, the later ones. */
export function repaired(
  here: Edits | undefined,
  inFile: Omit<StoredPhoto, 'bytes' | 'type'>,
  picture: Pick<StoredPhoto, 'bytes' | 'type'>,
): StoredPhoto {
  const record = { ...inFile, ...picture, ...laterMarks(inFile, here ?? {}) }
  return here?.caption !== undefined && here.changedAt > record.changedAt
    ? withCaption(record, here.caption, here.changedAt)
    : record
}

/** The id of a copy of a photo in another visit: the same each time, so that bringing it twice makes one copy. */
export const idOfCopy = (photoId: string, visitId: string): string =>
  `${visitId.replaceAll(/[^\w-]/g, '-').slice(-31)}-${photoId.slice(-32)}`

interface PickedFile {
  /** Of the file, as its device says: milliseconds since 1970. Phones give anything when they do not know. */
  lastModified: number
  /** Milliseconds since 1970. */
  now: number
  /** When the camera was opened for this place, in milliseconds since 1970; null when files were asked for. */
  cameraOpenedAt: number | null
}

/**
 * When the picture was taken, as far as the file says it, and whether that was here. A computer opens its files where a
 * phone opens its camera, so only a file that is younger than the question was taken for it.
 */
export function takenOf({
  lastModified,
  now,
  cameraOpenedAt,
}: PickedFile): Required<Pick<StoredPhoto, 'takenAt' | 'origin'>> {
  const isSane = lastModified >= firstCameras && lastModified <= now
  const isTakenHere = cameraOpenedAt !== null && (!isSane || lastModified >= cameraOpenedAt - coarsestClock)
  return {
    takenAt: new Date(isSane ? lastModified : now).toISOString(),
    origin: isTakenHere ? 'camera' : 'files',
  }
}

const firstCameras = Date.UTC(2000)
/** Some file systems count in steps of two seconds. */
const coarsestClock = 2000

/** What is said of photos: when each was taken, what became of the last one, and why one is not there. */
import type { Both } from '../../checklists/checklist.ts'
import { formats } from '../../format/formats.ts'
import { spanish } from '../../format/spanish.ts'
import type { NotKept } from '../model/photo.ts'
import { mostPhotos, type Photo } from '../model/photo.ts'
import type { PictureFault } from './small-picture.ts'

const { phoenixMinute } = formats.en

export type PhotoFault = PictureFault | NotKept

/** Each says what to do, where something can be done; what was kept before is never lost by it. */
export const photoFaultWords: Record<PhotoFault, string> = {
  'not-a-picture': 'This file is not a picture that we can read.',
  heic: 'This browser cannot read HEIC pictures. The picture is still where it was: take it again with “Photo”, or save it as a JPEG first.',
  damaged: 'This picture could not be opened. It may be damaged, or not on this device yet.',
  'too-large': 'This picture is too large to be made small here. Take it again with “Photo”, or choose a smaller one.',
  blank: 'This device ran out of memory for pictures, and the photo came out empty. Close other apps and try again.',
  'not-loaded':
    'What makes a photo small could not be loaded, and the photo was not kept. Take it again when your signal is back.',
  'too-many': `${mostPhotos} photos fit here. Delete one to add another.`,
  'no-room':
    'This device has no room for the photo. Nothing else was lost. Free some space and take it again, or write in words what it shows.',
  held: 'Another tab of this site, from before an update, holds what is kept here. The photo is not kept. Close the other tabs of this site, then add it again.',
  refused: 'This browser did not let us keep the photo. Nothing else was lost. Please try again.',
}

export const deleteRefused = 'This device did not let us delete the photo. Please try again.'
export const marksRefused = 'This device did not let us keep what you drew. Please try again.'
export const captionRefused = 'This device did not let us keep the caption. Please try again.'
export const lostToCamera =
  'The browser closed this page while the camera was open, and the photo did not arrive. Please take it again.'
export const unreadablePhoto = 'This photo cannot be read any more.'
export const saving = (done: number, all: number): string =>
  all === 1 ? 'Saving the photo…' : `Saving photo ${done + 1} of ${all}…`
export const savedWords = (count: number): string =>
  count === 1 ? 'Photo saved on this device.' : `${count} photos saved on this device.`

interface SavedPhotos {
  saved: number
  /** In the order in which they were picked. */
  faults: readonly { name: string; fault: PhotoFault }[]
}

/** What became of the picked files; a file is named where there were several. */
export function addedWords({ saved, faults }: SavedPhotos): string {
  const isOne = saved + faults.length === 1
  const byFault = Map.groupBy(faults, ({ fault }) => fault)
  const refused = [...byFault].map(([fault, files]) =>
    isOne ? photoFaultWords[fault] : `Not saved: ${namesIn(files)}. ${photoFaultWords[fault]}`,
  )
  return [...(saved > 0 ? [savedWords(saved)] : []), ...refused].join(' ')
}

/** Forty names tell no more than the first few and how many there are. */
function namesIn(files: readonly { name: string }[]): string {
  const named = files.length > 5 ? files.slice(0, 3) : files
  const rest = files.length - named.length
  return `${named.map(({ name }) => name).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** When a photo was taken; null when nobody can tell. */
export const takenWords = (photo: Photo): string | null => takenBoth(photo)?.en ?? null

/** The same for the crew. */
export function takenBoth({ takenAt, origin }: Photo): Both | null {
  const instant = new Date(takenAt)
  if (Number.isNaN(instant.getTime())) return null
  const { en, es } = origin === 'camera' ? taken : origin === 'files' ? ofFile : added
  return { en: `${en} ${phoenixMinute(instant)}`, es: `${es} ${spanish.phoenixMinute(instant)}` }
}

const taken: Both = { en: 'Taken', es: 'Tomada el' }
const ofFile: Both = { en: 'File of', es: 'Archivo del' }
const added: Both = { en: 'Added', es: 'Agregada el' }

/** Of a step of a problem that has photos of its own. */
export const stepPhotoWords = {
  settled: {
    asks: 'Fixed? Take a photo of it now',
    has: 'Fixed, with its photo',
    kept: 'is kept as Good.',
    title: 'Fixed',
    what: 'the repair of',
    button: 'Photo of the repair',
  },
  'still-wrong': {
    asks: 'Still wrong? Take a photo of it now',
    has: 'Still wrong, with its photo',
    kept: 'is kept as still wrong.',
    title: 'Still wrong',
    what: 'what is still wrong at',
    button: 'Photo of it now',
  },
} as const

import { photosAtPlace, placesOfPhotos } from '../device/photo-store.browser.ts'
import type { Photo } from '../model/photo.ts'
import { takenBoth } from '../photos/photo-words.ts'
import type { Redrawn } from '../photos/redraw-photo.browser.ts'
import { photoShrinker } from '../photos/shrink-photo.browser.ts'
import type { Size, Step } from '../photos/small-picture.ts'
import { type ReportPhoto, type ReportPhotos, stepsForReport } from './report-photos.ts'

/**
 * The photos of a visit, drawn small for a document, one after another; a bad picture costs itself only. `sizeAt`: how
 * large those of a point or an item are; null where they are left out. Fails when the device refuses to tell them.
 */
export async function photosForReport(
  visitId: string,
  sizeAt: (placeId: string) => 'large' | 'small' | null,
  tell: (done: number, all: number) => void,
): Promise<ReportPhotos> {
  const placeOfEach = (await placesOfPhotos(visitId)).filter((place) => sizeAt(place) !== null)
  const large = placeOfEach.filter((place) => sizeAt(place) === 'large').length
  const steps = stepsForReport({ large, small: placeOfEach.length - large })
  const drawn = new Map<string, ReportPhoto[]>()
  const shrinker = photoShrinker()
  const drawnPhoto = async (photo: Photo, steps: readonly Step[]) =>
    reportPhoto(photo, photo.picture && (await shrinker.shrink(photo.picture, steps).catch(() => null)))
  let done = 0
  try {
    for (const place of new Set(placeOfEach)) {
      const photos: ReportPhoto[] = []
      for (const photo of await photosAtPlace(visitId, place)) {
        tell(done++, placeOfEach.length)
        photos.push(await drawnPhoto(photo, steps[sizeAt(place) ?? 'small']))
      }
      drawn.set(place, photos)
    }
  } finally {
    shrinker.end()
  }
  return drawn
}

async function reportPhoto(photo: Photo, small: Redrawn | null): Promise<ReportPhoto> {
  const picture = small && 'picture' in small ? await dataAddress(small.picture) : null
  const size = picture && photo.picture && photo.marks.length > 0 ? await sizeOf(photo.picture) : null
  const drawn = size ? { marks: photo.marks, size } : undefined
  return { picture, taken: takenBoth(photo), caption: photo.caption, drawn, step: photo.step }
}

/** Upright, as it is shown; null where the browser cannot read it. */
async function sizeOf(picture: Blob): Promise<Size | null> {
  const bitmap = await createImageBitmap(picture).catch(() => null)
  if (!bitmap) return null
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

/** Null when the browser cannot read what it has just drawn. */
const dataAddress = (picture: Blob): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.addEventListener('error', () => resolve(null))
    reader.readAsDataURL(picture)
  })

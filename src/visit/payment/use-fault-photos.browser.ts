import { useEffect, useState } from 'react'
import { photosAtPlace } from '../device/photo-store.browser.ts'
import type { Photo } from '../model/photo.ts'

export interface NumberedPhoto {
  /** From 1, through all faults. */
  number: number
  pointId: string
  photo: Photo
}

/** The photos of these checks, numbered through in their order; null where the device does not tell them. */
export function useFaultPhotos(visitId: string, pointIds: readonly string[]): readonly NumberedPhoto[] | null {
  const [photos, setPhotos] = useState<readonly NumberedPhoto[] | null>([])
  const key = pointIds.join('/')
  useEffect(() => {
    let isOver = false
    numberedPhotos(visitId, key === '' ? [] : key.split('/'))
      .catch(() => null)
      .then((found) => {
        if (!isOver) setPhotos(found)
      })
    return () => {
      isOver = true
    }
  }, [visitId, key])
  return photos
}

async function numberedPhotos(visitId: string, pointIds: readonly string[]): Promise<NumberedPhoto[]> {
  const places = await Promise.all(
    pointIds.map(async (pointId) => (await photosAtPlace(visitId, pointId)).map((photo) => ({ pointId, photo }))),
  )
  return places.flat().map((one, index) => ({ ...one, number: index + 1 }))
}

import { useEffect, useState } from 'react'
import { photosForReport } from '../report/report-photos.browser.ts'
import type { ReportPhotos } from '../report/report-photos.ts'

export interface DrawnPhotos {
  /** Null where the device does not tell them; empty while they are drawn. */
  photos: ReportPhotos | null
  /** How many are drawn, of how many; undefined once they all are. */
  drawing?: { done: number; all: number }
}

/** The photos of these checks, drawn small for a document. */
export function useDrawnPhotos(visitId: string, pointIds: readonly string[]): DrawnPhotos {
  const [drawn, setDrawn] = useState<DrawnPhotos>({ photos: none, drawing: { done: 0, all: 0 } })
  const key = pointIds.join('/')
  useEffect(() => {
    let isOver = false
    const wanted = new Set(key.split('/'))
    const show = (now: DrawnPhotos) => !isOver && setDrawn(now)
    photosForReport(
      visitId,
      (place) => (wanted.has(place) ? 'large' : null),
      (done, all) => show({ photos: none, drawing: { done, all } }),
    )
      .catch(() => null)
      .then((photos) => show({ photos }))
    return () => {
      isOver = true
    }
  }, [visitId, key])
  return drawn
}

const none: ReportPhotos = new Map()

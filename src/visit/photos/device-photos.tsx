import { useVisitContext, type VisitPhotos } from '../context/visit-context.tsx'
import { ItemPhotos } from './item-photos.tsx'
import { takenWords } from './photo-words.ts'
import { PointPhotos } from './point-photos.tsx'
import { usePhotosOf } from './use-photos.browser.ts'
import { usePictureUrl } from './use-picture-url.browser.ts'

function ProblemPhoto({ pointId }: { pointId: string }) {
  const photo = usePhotosOf(useVisitContext().visitId, pointId).findLast(({ picture }) => picture !== null)
  const url = usePictureUrl(photo?.picture ?? null)
  if (!photo || !url) return null
  return (
    <figure>
      <img src={url} alt={photo.caption || 'What it looks like'} />
      <figcaption className="text-sm">{takenWords(photo)}</figcaption>
    </figure>
  )
}

/** Photos that are stored on this device. */
export const devicePhotos: VisitPhotos = { PointPhotos, ItemPhotos, ProblemPhoto }

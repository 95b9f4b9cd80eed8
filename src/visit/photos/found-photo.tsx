import { usePoint, useVisitContext } from '../context/visit-context.tsx'
import { firstPhoto } from '../model/photo.ts'
import { settlementsIn } from '../model/problem/problem-life.ts'
import { MarkedPicture } from './marked-picture.tsx'
import { takenWords } from './photo-words.ts'
import { usePhotosOf } from './use-photos.browser.ts'
import { usePictureUrl } from './use-picture-url.browser.ts'

/** The first photo of the problem that is open at a point, with its time. */
export function FoundPhoto({ pointId }: { pointId: string }) {
  const { events } = usePoint(pointId)
  const photo = firstPhoto(usePhotosOf(useVisitContext().visitId, pointId), settlementsIn(events).at(-1)?.at ?? '')
  const url = usePictureUrl(photo?.picture ?? null)
  if (!photo || !url) return null
  return (
    <figure className="found-photo">
      <MarkedPicture photo={photo} url={url} alt={photo.caption || 'What was found'} />
      <figcaption className="mt-1 text-sm text-quiet">{takenWords(photo)}</figcaption>
    </figure>
  )
}

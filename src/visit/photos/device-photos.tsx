import { useVisitContext, type VisitPhotos } from '../context/visit-context.tsx'
import { InBoth } from '../entry/crew-sheet.tsx'
import { crewTitles } from '../model/crew-words.ts'
import { ItemPhotos } from './item-photos.tsx'
import { MarkedPicture } from './marked-picture.tsx'
import { takenBoth } from './photo-words.ts'
import { PointPhotos } from './point-photos.tsx'
import { usePhotosOf } from './use-photos.browser.ts'
import { usePictureUrl } from './use-picture-url.browser.ts'

function ProblemPhoto({ pointId }: { pointId: string }) {
  const photo = usePhotosOf(useVisitContext().visitId, pointId).findLast(({ picture }) => picture !== null)
  const url = usePictureUrl(photo?.picture ?? null)
  if (!photo || !url) return null
  const taken = takenBoth(photo)
  return (
    <figure>
      <MarkedPicture photo={photo} url={url} alt={photo.caption || `${crewTitles.photo.es}. ${crewTitles.photo.en}`} />
      <figcaption>{taken && <InBoth of={taken} />}</figcaption>
    </figure>
  )
}

/** Photos that are stored on this device. */
export const devicePhotos: VisitPhotos = { PointPhotos, ItemPhotos, ProblemPhoto }

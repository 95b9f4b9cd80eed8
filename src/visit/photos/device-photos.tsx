import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import {
  type StepPhotoSheetProps,
  type StepPhotosProps,
  useVisitContext,
  type VisitPhotos,
} from '../context/visit-context.tsx'
import { photographedHere } from '../device/photo-store.browser.ts'
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

/** Fetched with the first problem that is fixed, or still wrong. */
const StepPhotoSheet = lazyPart(
  () => import('./step-photo-sheet.tsx').then((part) => part.StepPhotoSheet),
  ({ of, onClose }: StepPhotoSheetProps, retry) => (
    <div role="alert" className="mt-3">
      <p>
        {of === 'settled' ? 'Good' : 'Still wrong'} is kept. There is no connection to load what takes a photo of it.
      </p>
      <Button onClick={retry}>Try again</Button> <Button onClick={onClose}>Later</Button>
    </div>
  ),
)

const StepPhotos = lazyPart(
  () => import('./step-photos.tsx').then((part) => part.StepPhotos),
  (_: StepPhotosProps) => null,
)

const FoundPhoto = lazyPart(
  () => import('./found-photo.tsx').then((part) => part.FoundPhoto),
  () => null,
)

/** Photos that are stored on this device. */
export const devicePhotos: VisitPhotos = {
  PointPhotos,
  ItemPhotos,
  ProblemPhoto,
  FoundPhoto,
  StepPhotoSheet,
  StepPhotos,
  photographedAt: photographedHere,
}

import Camera from 'lucide-react/icons/camera'
import { useId, useRef, useState } from 'react'
import { useModal } from '../../ui/browser/modal.browser.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/form/file-button.tsx'
import { type RepairPhotoProps, useVisitContext } from '../context/visit-context.tsx'
import { firstPhoto, mostPhotos, type Photo } from '../model/photo.ts'
import { settlementsIn } from '../model/problem/problem-life.ts'
import { storedPoint } from '../model/visit.ts'
import { MarkedPicture } from './marked-picture.tsx'
import { PhotoStatusLine } from './photo-list.tsx'
import { photoFaultWords, takenWords } from './photo-words.ts'
import { usePhotos } from './use-photos.browser.ts'
import { usePictureUrl } from './use-picture-url.browser.ts'

/** Asks for a photo of what was fixed just now, with the first one of the problem beside the camera. */
export function RepairPhoto({ pointId, number, onClose }: RepairPhotoProps) {
  const { visitId, current } = useVisitContext()
  const [settlements] = useState(() => settlementsIn(storedPoint(current(), pointId).events))
  const step = settlements.at(-1)?.id ?? ''
  const { photos, status, add, open, cancel } = usePhotos(visitId, pointId, step)
  const found = firstPhoto(photos, settlements.at(-2)?.at ?? '')
  const fixed = photos.filter((photo) => photo.step === step)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const sheet = useModal({ onLeave: onClose, focusFirst: () => heading.current?.focus() })
  return (
    <dialog ref={sheet} aria-labelledby={id} className="alert-sheet enter max-w-lg">
      <div className="alert-words px-5 pt-5 pb-3 sm:px-8">
        <h2 ref={heading} id={id} tabIndex={-1} className="w-fit text-xl">
          {fixed.length > 0 ? 'Fixed, with its photo' : 'Fixed? Take a photo of it now'}
        </h2>
        <p className="mt-1 text-quiet">
          {number} is kept as Good. {found && fixed.length === 0 && 'Take it from the same side.'}
        </p>
        <div className="repair-photos">
          {found && <Picture photo={found} title="Found" alt={`What was found at ${number}`} />}
          {fixed.map((photo, index) => (
            <Picture key={photo.id} photo={photo} title="Fixed" alt={`Photo ${index + 1} of the repair of ${number}`} />
          ))}
          {fixed.length === 0 &&
            (photos.length < mostPhotos ? (
              <FileButton
                accept="image/*"
                capture="environment"
                label={`Photo of the repair of ${number}`}
                variant="primary"
                className="camera"
                wide
                icon={<Camera size={24} aria-hidden="true" />}
                onOpen={open}
                onCancel={cancel}
                onPick={(files) => add(files, 'camera')}
              >
                Photo
              </FileButton>
            ) : (
              <p>{photoFaultWords['too-many']}</p>
            ))}
        </div>
        <PhotoStatusLine status={status} />
      </div>
      <div className="grid shrink-0 border-t border-hairline px-5 py-3 sm:px-8">
        <Button size="large" variant={fixed.length > 0 ? 'primary' : 'secondary'} onClick={onClose}>
          {fixed.length > 0 ? 'Done' : 'Later'}
        </Button>
      </div>
    </dialog>
  )
}

function Picture({ photo, title, alt }: { photo: Photo; title: string; alt: string }) {
  const url = usePictureUrl(photo.picture)
  return (
    <figure>
      {url && <MarkedPicture photo={photo} url={url} alt={photo.caption || alt} />}
      <figcaption className="mt-1 text-sm">
        <strong>{title}</strong> <span className="text-quiet">{takenWords(photo)}</span>
      </figcaption>
    </figure>
  )
}

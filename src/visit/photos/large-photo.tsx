import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import type { PointLine } from '../../checklists/checklist-words.ts'
import { PointDrawing } from '../../checklists/drawing/point-drawing.tsx'
import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { useModal } from '../../ui/browser/modal.browser.ts'
import { Button, CloseButton } from '../../ui/button.tsx'
import type { Photo } from '../model/photo.ts'
import type { MarkPhotoProps } from './mark-photo.tsx'
import { MarkedPicture } from './marked-picture.tsx'
import { takenWords } from './photo-words.ts'
import { usePictureUrl } from './use-picture-url.browser.ts'

interface LargePhotoProps {
  photo: Photo
  title: string
  /** What stands at its check point. */
  lines?: readonly PointLine[] | undefined
  onMarks: MarkPhotoProps['onMarks']
  onClose: () => void
}

/** One photo over the whole screen, beside the drawing of its check point and to draw on; open for as long as it is rendered. */
export function LargePhoto({ photo, title, lines = [], onMarks, onClose }: LargePhotoProps) {
  const [isMarking, setMarking] = useState(false)
  const url = usePictureUrl(photo.picture)
  const sheet = useModal({ onLeave: onClose, focusFirst: (dialog) => dialog.focus() })
  const leave = () => {
    setMarking(false)
    sheet.current?.focus()
  }
  return (
    <dialog ref={sheet} tabIndex={-1} aria-label={`Photo of ${title}`} className="photo-sheet">
      {url && isMarking ? (
        <MarkPhoto marks={photo.marks} url={url} onMarks={onMarks} onDone={leave} />
      ) : (
        <>
          <div className="photo-and-drawing [&>.drawing]:grid-cols-2 md:[&>.drawing]:grid-cols-1">
            {url && <MarkedPicture photo={photo} url={url} alt={photo.caption || `Photo of ${title}`} />}
            {lines.map((line) => line.kind === 'drawing' && <PointDrawing key={line.kind} {...line} />)}
          </div>
          <div className="flex flex-wrap items-start gap-3 border-t border-hairline py-3 ps-4 pe-2">
            <div className="min-w-0 flex-1 py-2">
              {photo.caption && (
                <p dir="auto" className="font-semibold wrap-anywhere">
                  {photo.caption}
                </p>
              )}
              <p className="text-quiet">{takenWords(photo)}</p>
            </div>
            <Button onClick={() => setMarking(true)} icon={<Pencil size={20} aria-hidden="true" />}>
              Draw on it
            </Button>
            <CloseButton onClick={onClose} />
          </div>
        </>
      )}
    </dialog>
  )
}

/** Fetched when somebody draws. */
const MarkPhoto = lazyPart(
  () => import('./mark-photo.tsx').then((part) => part.MarkPhoto),
  ({ onDone }: MarkPhotoProps, retry) => (
    <div className="grid gap-3 p-4">
      <p>What draws on a photo could not be loaded now. The photo is kept.</p>
      <Button onClick={retry}>Try again</Button>
      <Button onClick={onDone}>Back to the photo</Button>
    </div>
  ),
)

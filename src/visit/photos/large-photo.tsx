import { useModal } from '../../ui/browser/modal.browser.ts'
import { CloseButton } from '../../ui/button.tsx'
import type { Photo } from '../model/photo.ts'
import { takenWords } from './photo-words.ts'
import { usePictureUrl } from './use-picture-url.browser.ts'

/** One photo over the whole screen, with its time and caption; open for as long as it is rendered. */
export function LargePhoto({ photo, title, onClose }: { photo: Photo; title: string; onClose: () => void }) {
  const url = usePictureUrl(photo.picture)
  const sheet = useModal({ onLeave: onClose, focusFirst: (dialog) => dialog.focus() })
  return (
    <dialog ref={sheet} tabIndex={-1} aria-label={`Photo of ${title}`} className="photo-sheet">
      {url && <img src={url} alt={photo.caption || `Photo of ${title}`} />}
      <div className="flex items-start gap-3 border-t border-hairline py-3 ps-4 pe-2">
        <div className="min-w-0 flex-1 py-2">
          {photo.caption && (
            <p dir="auto" className="font-semibold wrap-anywhere">
              {photo.caption}
            </p>
          )}
          <p className="text-quiet">{takenWords(photo)}</p>
        </div>
        <CloseButton onClick={onClose} />
      </div>
    </dialog>
  )
}

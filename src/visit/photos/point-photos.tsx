import Camera from 'lucide-react/icons/camera'
import Images from 'lucide-react/icons/images'
import { classes } from '../../ui/classes.ts'
import { FileButton } from '../../ui/form/file-button.tsx'
import { type PointPhotosProps, useVisitContext } from '../context/visit-context.tsx'
import { mostPhotos } from '../model/photo.ts'
import { PhotoList, PhotoStatusLine } from './photo-list.tsx'
import { photoFaultWords } from './photo-words.ts'
import { usePhotos } from './use-photos.browser.ts'

/** The photos of one check point: buttons for the camera and for files, and what has been taken. */
export function PointPhotos({ pointId, number, lines, isWanted, isInRows }: PointPhotosProps) {
  const { photos, status, add, remove, setCaption, setMarks, isBack, open, cancel, place } = usePhotos(
    useVisitContext().visitId,
    pointId,
  )
  const isLarge = isWanted || photos.length > 0 || isBack
  const input = { accept: 'image/*', onOpen: open, onCancel: cancel } as const
  return (
    <div ref={place} className={classes('noscript:hidden', (isLarge || status.text) && 'mb-3 w-full')}>
      {photos.length < mostPhotos ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FileButton
            {...input}
            capture="environment"
            label={`Photo of ${number}`}
            onPick={(files) => add(files, 'camera')}
            size={isLarge ? 'large' : 'small'}
            wide={isLarge}
            className={isLarge ? 'max-w-sm flex-1' : ''}
            icon={<Camera size={isLarge ? 24 : 18} aria-hidden="true" />}
          >
            Photo
          </FileButton>
          {isLarge && (
            <FileButton
              {...input}
              multiple
              variant="quiet"
              label={`From files, photos of ${number}`}
              onPick={(files) => add(files, 'files')}
              icon={<Images size={20} aria-hidden="true" />}
            >
              From files
            </FileButton>
          )}
        </div>
      ) : (
        <p>{photoFaultWords['too-many']}</p>
      )}
      <PhotoStatusLine status={status} />
      <PhotoList
        isInRows={isInRows}
        lines={lines}
        title={number}
        photos={photos}
        onCaption={setCaption}
        onMarks={setMarks}
        onDelete={remove}
      />
    </div>
  )
}

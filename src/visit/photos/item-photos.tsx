import Camera from 'lucide-react/icons/camera'
import { FileButton } from '../../ui/form/file-button.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { mostPhotos } from '../model/photo.ts'
import { PhotoList, PhotoStatusLine } from './photo-list.tsx'
import { usePhotos } from './use-photos.browser.ts'

/** The photos of a whole item: one button for what the phone offers, camera or files. */
export function ItemPhotos({ item }: { item: { id: string; title: string } }) {
  const { photos, status, add, remove, setCaption, setMarks, open, cancel, place } = usePhotos(
    useVisitContext().visitId,
    item.id,
  )
  return (
    <div ref={place} className={photos.length > 0 || status.text ? 'w-full' : ''}>
      {photos.length < mostPhotos && (
        <FileButton
          accept="image/*"
          size="small"
          label={`Document ${item.title} with a photo`}
          onOpen={open}
          onCancel={cancel}
          onPick={(files) => add(files, 'camera')}
          icon={<Camera size={18} aria-hidden="true" />}
        >
          Document
        </FileButton>
      )}
      <PhotoStatusLine status={status} />
      <PhotoList title={item.title} photos={photos} onCaption={setCaption} onMarks={setMarks} onDelete={remove} />
    </div>
  )
}

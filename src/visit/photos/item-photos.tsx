import Camera from 'lucide-react/icons/camera'
import { FileButton } from '../../ui/file-button.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { mostPhotos } from '../model/photo.ts'
import { PhotoList } from './photo-list.tsx'
import { PhotoStatusLine } from './photo-status-line.tsx'
import { usePhotos } from './use-photos.browser.ts'

/** The Document button: pictures of a whole item, from the camera or from files, as the phone offers. */
export function ItemPhotos({ item }: { item: { id: string; title: string } }) {
  const { photos, status, add, remove, setCaption, open, cancel, place } = usePhotos(useVisitContext().visitId, item.id)
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
      <PhotoList title={item.title} photos={photos} onCaption={setCaption} onDelete={remove} />
    </div>
  )
}

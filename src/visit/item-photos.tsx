import Camera from 'lucide-react/icons/camera'
import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import type { ItemPhoto } from './item-photo.ts'
import { shrinkPhoto } from './shrink-photo.browser.ts'
import { storedPhotos } from './visit-store.browser.ts'

const mostPhotos = 6

interface ItemPhotosProps {
  checklistId: string
  item: { id: string; title: string }
}

/** The Document button: pictures from the camera or from files, kept on this device only. */
export function ItemPhotos({ checklistId, item }: ItemPhotosProps) {
  const { photos, fault, add, remove } = usePhotos(checklistId, item.id)
  const inputId = useId()
  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const { files } = event.currentTarget
    for (const file of files ?? []) await add(file)
    event.target.value = ''
  }
  return (
    <div className={photos.length > 0 ? 'w-full' : ''}>
      {photos.length < mostPhotos && (
        <>
          {/* The label is the button: a phone then offers its camera and its pictures, a computer its files. */}
          <input
            id={inputId}
            type="file"
            accept="image/*"
            className="peer sr-only"
            onChange={pick}
            aria-label={`Document ${item.title} with a photo`}
          />
          <label
            data-screen-only=""
            htmlFor={inputId}
            className="inline-flex min-h-target items-center gap-2 rounded-control border-2 border-outline bg-card px-3 py-1 text-sm font-semibold hover:border-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-link"
          >
            <Camera size={18} aria-hidden="true" />
            Document
          </label>
        </>
      )}
      <p role="status" className={fault ? 'mt-2 font-semibold text-problem' : 'sr-only'}>
        {fault}
      </p>
      {photos.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-3">
          {photos.map((photo, index) => (
            <li key={photo.id} className="w-32">
              <Picture photo={photo} alt={`Photo ${index + 1} of ${item.title}`} />
              <Button
                size="small"
                variant="quiet"
                onClick={() => remove(photo.id)}
                aria-label={`Delete photo ${index + 1} of ${item.title}`}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Picture({ photo, alt }: { photo: ItemPhoto; alt: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(photo.picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return <img src={url} alt={alt} className="h-24 w-32 rounded-small border border-hairline object-cover" />
}

/** The photos of one item, and how to add and to remove one. An item is rendered anew for each id. */
function usePhotos(checklistId: string, itemId: string) {
  const [storage] = useState(() => storedPhotos(checklistId, itemId))
  const [photos, setPhotos] = useState<readonly ItemPhoto[]>([])
  const [fault, setFault] = useState('')
  useEffect(() => {
    // A photo that is shown already stays the same object, so that its picture is not rendered anew.
    const next = (found: ItemPhoto[]) =>
      setPhotos((shown) => found.map((photo) => shown.find(({ id }) => id === photo.id) ?? photo))
    return storage.watch({ next, error: () => {} })
  }, [storage])
  const add = async (file: Blob) => {
    const picture = await shrinkPhoto(file)
    if (!picture) return setFault('This file is not a picture that we can read.')
    try {
      await storage.add(picture, new Date().toISOString())
      setFault('')
    } catch {
      setFault('This device has no room for the photo. Nothing else was lost.')
    }
  }
  const remove = (id: string) =>
    storage.remove(id).catch(() => setFault('This device did not let us delete the photo. Please try again.'))
  return { photos, fault, add, remove }
}

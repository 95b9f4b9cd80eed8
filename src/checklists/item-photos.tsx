import Camera from 'lucide-react/icons/camera'
import { type ChangeEvent, useCallback, useEffect, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { deviceStore, itemKey, type StoredPhoto } from './device-store.browser.ts'
import { shrinkPhoto } from './shrink-photo.browser.ts'

const mostPhotos = 6

interface ItemPhotosProps {
  checklistId: string
  item: { id: string; title: string }
}

/** The Document button: pictures from the camera or from files, kept on this device only. */
export function ItemPhotos({ checklistId, item }: ItemPhotosProps) {
  const { photos, fault, add, remove } = usePhotos(itemKey(checklistId, item.id))
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

function Picture({ photo, alt }: { photo: StoredPhoto; alt: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(photo.picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return <img src={url} alt={alt} className="h-24 w-32 rounded-small border border-hairline object-cover" />
}

function usePhotos(key: string) {
  const [photos, setPhotos] = useState<StoredPhoto[]>([])
  const [fault, setFault] = useState('')
  const refresh = useCallback(
    () =>
      deviceStore()
        .photos.where({ key })
        .toArray()
        .then(setPhotos)
        .catch(() => setPhotos([])),
    [key],
  )
  useEffect(() => {
    void refresh()
  }, [refresh])
  const add = async (file: Blob) => {
    const picture = await shrinkPhoto(file)
    if (!picture) return setFault('This file is not a picture that we can read.')
    try {
      await deviceStore().photos.add({ key, picture, addedAt: new Date().toISOString() })
      setFault('')
      await refresh()
    } catch {
      setFault('This device has no room for the photo. Nothing else was lost.')
    }
  }
  const remove = async (id: number) => {
    await deviceStore().photos.delete(id)
    await refresh()
  }
  return { photos, fault, add, remove }
}

import { useEffect, useState } from 'react'
import type { PointLine } from '../../checklists/checklist-words.ts'
import { useDeferred } from '../../ui/browser/deferred.browser.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { longestCaption, type Photo } from '../model/photo.ts'
import type { Mark } from '../model/photo-marks.ts'
import { LargePhoto } from './large-photo.tsx'
import { MarkedPicture } from './marked-picture.tsx'
import { takenWords, unreadablePhoto } from './photo-words.ts'
import { usePictureUrl } from './use-picture-url.browser.ts'

export interface PhotoListProps {
  /** What the photos are of, for screen readers. */
  title: string
  photos: readonly Photo[]
  /** What stands at the check point of the photos. */
  lines?: readonly PointLine[] | undefined
  onCaption: (id: string, caption: string) => void
  onMarks: (id: string, marks: readonly Mark[]) => void
  onDelete: (id: string) => void
  /** Each photo is small and its caption folded, so that the fields below stay in sight. */
  isInRows?: boolean | undefined
}

/** The photos of one place, each with its time, its caption and a button to delete it; a press enlarges one. */
export function PhotoRows({ title, photos, lines, onCaption, onMarks, onDelete, isInRows }: PhotoListProps) {
  const [large, setLarge] = useState<string | null>(null)
  const shown = photos.find(({ id }) => id === large)
  return (
    <>
      <ul className={isInRows ? 'photo-rows' : 'photo-list'} aria-label={`Photos of ${title}`}>
        {photos.map((photo, index) => {
          const name = `photo ${index + 1} of ${title}`
          const caption = <Caption photo={photo} name={name} onSave={(caption) => onCaption(photo.id, caption)} />
          return (
            <li key={photo.id}>
              <Thumbnail photo={photo} alt={`P${name.slice(1)}`} onOpen={() => setLarge(photo.id)} />
              <p className="mt-1 text-sm text-quiet">{takenWords(photo)}</p>
              {isInRows ? (
                <details className="caption">
                  <summary className="min-h-target content-center text-sm font-semibold text-link">
                    Caption<span className="sr-only"> of {name}</span>
                  </summary>
                  {caption}
                </details>
              ) : (
                caption
              )}
              <Button
                size="small"
                variant="quiet"
                onClick={() => onDelete(photo.id)}
                aria-label={`Delete ${name}`}
                data-screen-only=""
              >
                Delete
              </Button>
            </li>
          )
        })}
      </ul>
      {shown?.picture && (
        <LargePhoto
          photo={shown}
          title={title}
          lines={lines}
          onMarks={(marks) => onMarks(shown.id, marks)}
          onClose={() => setLarge(null)}
        />
      )}
    </>
  )
}

const frame = 'aspect-4/3 w-full rounded-small border border-hairline bg-sunken'

function Thumbnail({ photo, alt, onOpen }: { photo: Photo; alt: string; onOpen: () => void }) {
  const url = usePictureUrl(photo.picture)
  const [isBroken, setBroken] = useState(false)
  if (!photo.picture || isBroken)
    return (
      <p className="grid aspect-4/3 place-content-center rounded-small border-2 border-dashed border-outline p-2 text-center text-sm">
        {unreadablePhoto}
      </p>
    )
  return (
    <button type="button" onClick={onOpen} aria-haspopup="dialog" className="block w-full">
      {/* Chromium 150 draws no box for an image whose address is set while `content-visibility` skips its card. */}
      {url === undefined ? (
        <span className={`block ${frame}`} />
      ) : (
        <MarkedPicture isCut photo={photo} url={url} alt={alt} onError={() => setBroken(true)} className={frame} />
      )}
    </button>
  )
}

/** Saved while it is typed. */
function Caption({ photo, name, onSave }: { photo: Photo; name: string; onSave: (caption: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const saving = useDeferred(onSave, 400)
  useEffect(() => {
    setTyped((typed) => (typed === photo.caption ? null : typed))
  }, [photo.caption])
  return (
    <Field
      className="mt-1"
      label={
        <span className="text-sm">
          Caption<span className="sr-only"> of {name}</span>
        </span>
      }
    >
      <TextInput
        dir="auto"
        maxLength={longestCaption}
        value={typed ?? photo.caption}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          saving.later(value)
        }}
        onBlur={saving.now}
      />
    </Field>
  )
}

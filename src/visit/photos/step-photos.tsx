import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { type StepPhotosProps, useVisitContext } from '../context/visit-context.tsx'
import type { Photo } from '../model/photo.ts'
import { LargePhoto } from './large-photo.tsx'
import { MarkedPicture } from './marked-picture.tsx'
import { stepPhotoWords } from './photo-words.ts'
import { StepPhotoSheet } from './step-photo-sheet.tsx'
import { usePhotos } from './use-photos.browser.ts'
import { usePictureUrl } from './use-picture-url.browser.ts'

/** The photos of one step of a problem, small; a press enlarges one. Where one is wanted and none is there, it is asked for. */
export function StepPhotos({ pointId, number, step, isWanted = false }: StepPhotosProps) {
  const { photos: all, setMarks } = usePhotos(useVisitContext().visitId, pointId)
  const photos = all.filter((photo) => photo.step === step.id)
  const [large, setLarge] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const shown = photos.find(({ id }) => id === large)
  const { what, button } = stepPhotoWords[step.kind]
  const title = `${what} ${number}`
  return (
    <>
      {photos.length > 0 && (
        <span className="step-photos">
          {photos.map((photo, index) => (
            <Small
              key={photo.id}
              photo={photo}
              alt={`Photo ${index + 1} of ${title}`}
              onOpen={() => setLarge(photo.id)}
            />
          ))}
        </span>
      )}
      {photos.length === 0 && isWanted && (
        <span className="mt-1 block">
          <Button size="small" onClick={() => setAsked(true)}>
            {button}
            <span className="sr-only"> ({number})</span>
          </Button>
        </span>
      )}
      {shown?.picture && (
        <LargePhoto
          photo={shown}
          title={title}
          onMarks={(marks) => setMarks(shown.id, marks)}
          onClose={() => setLarge(undefined)}
        />
      )}
      {isAsked && <StepPhotoSheet pointId={pointId} number={number} of={step.kind} onClose={() => setAsked(false)} />}
    </>
  )
}

function Small({ photo, alt, onOpen }: { photo: Photo; alt: string; onOpen: () => void }) {
  const url = usePictureUrl(photo.picture)
  if (!url) return null
  return (
    <button type="button" aria-haspopup="dialog" onClick={onOpen}>
      <MarkedPicture photo={photo} url={url} alt={photo.caption || alt} isCut />
    </button>
  )
}

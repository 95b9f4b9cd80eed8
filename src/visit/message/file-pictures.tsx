import Images from 'lucide-react/icons/images'
import { useState } from 'react'
import type { Item } from '../../checklists/checklist.ts'
import { Field, WrappingSelect } from '../../ui/form/field.tsx'
import { FileButton } from '../../ui/form/file-button.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { mostPhotos } from '../model/photo.ts'
import type { Step } from '../model/steps.ts'
import { useFormField } from '../paperwork/use-form-field.tsx'
import { PhotoList, PhotoStatusLine } from '../photos/photo-list.tsx'
import { photoFaultWords } from '../photos/photo-words.ts'
import { usePhotos } from '../photos/use-photos.browser.ts'
import type { AskedLine } from './asked-lines.ts'
import { fieldOfLine } from './message-words.ts'

interface FilePicturesProps {
  lines: readonly AskedLine[]
  steps: readonly Step[]
  items: readonly Item[]
}

/** First the number is chosen, then its pictures, several at once: each goes to its check, or to a whole item. */
export function FilePictures({ lines, steps, items }: FilePicturesProps) {
  const [place, setPlace] = useState('')
  const asked = new Set(lines.map(({ point }) => point.id))
  const nameOf = ({ number, point }: Step) => `${number} ${point.name.en}`
  const chosen = steps.find(({ point }) => point.id === place)
  const item = items.find(({ id }) => id === place)
  return (
    <>
      <p className="mt-1">Choose a number, then all the pictures of that number.</p>
      <Field label="Number" className="mt-3 max-w-md">
        <WrappingSelect
          shown={chosen ? nameOf(chosen) : (item?.title ?? noNumber)}
          autoComplete="off"
          value={place}
          onChange={({ currentTarget: { value } }) => setPlace(value)}
        >
          <option value="">{noNumber}</option>
          <optgroup label="Asked for">{lines.map(optionOf)}</optgroup>
          <optgroup label="Other checks">{steps.filter(({ point }) => !asked.has(point.id)).map(optionOf)}</optgroup>
          <optgroup label="A whole item, where no number fits">
            {items.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </optgroup>
        </WrappingSelect>
      </Field>
      {place !== '' && (
        <PicturesOf key={place} place={place} title={chosen?.number ?? item?.title ?? ''} isAsked={asked.has(place)} />
      )}
      <p className="mt-3 text-sm text-quiet">
        {mostPhotos} pictures fit at one place. A picture that you file nowhere stays in your phone’s photos, as all of
        them do.
      </p>
    </>
  )

  function optionOf(step: Step) {
    return (
      <option key={step.point.id} value={step.point.id}>
        {nameOf(step)}
      </option>
    )
  }
}

const noNumber = 'Choose a number'

interface PicturesOfProps {
  place: string
  title: string
  /** Its first picture answers the line that asked for it. */
  isAsked: boolean
}

function PicturesOf({ place, title, isAsked }: PicturesOfProps) {
  const { photos, status, add, remove, setCaption, setMarks, open, cancel } = usePhotos(
    useVisitContext().visitId,
    place,
  )
  const [came, write] = useFormField(fieldOfLine(place))
  const take = async (files: readonly File[]) => {
    const saved = await add(files, 'files')
    if (saved > 0 && isAsked && came === '') write('came')
  }
  return (
    <div className="mt-3">
      {photos.length < mostPhotos ? (
        <FileButton
          accept="image/*"
          multiple
          label={`Pictures of ${title}`}
          onOpen={open}
          onCancel={cancel}
          onPick={take}
          icon={<Images size={20} aria-hidden="true" />}
        >
          Pictures of {title}
        </FileButton>
      ) : (
        <p>{photoFaultWords['too-many']}</p>
      )}
      <PhotoStatusLine status={status} />
      <PhotoList isInRows title={title} photos={photos} onCaption={setCaption} onMarks={setMarks} onDelete={remove} />
    </div>
  )
}

import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import type { PhotoListProps } from './photo-rows.tsx'

/** The photos of one place. Their code is fetched with the first photo: most visitors never take one. */
export const PhotoList = (props: PhotoListProps) => (props.photos.length > 0 ? <PhotoRows {...props} /> : null)

const PhotoRows = lazyPart(
  () => import('./photo-rows.tsx').then((part) => part.PhotoRows),
  ({ photos }: PhotoListProps, retry) => (
    <>
      <p>
        {photos.length === 1 ? 'The photo is' : `The ${photos.length} photos are`} on this device. There is no
        connection to load what shows {photos.length === 1 ? 'it' : 'them'}.
      </p>
      <Button onClick={retry}>Try again</Button>
    </>
  ),
)

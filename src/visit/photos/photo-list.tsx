import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import type { PhotoListProps } from './photo-rows.tsx'
import type { PhotoStatus } from './use-photos.browser.ts'

/** The photos of one place. Their code is fetched with the first photo, since most visitors never take one. */
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

/** What happened last. The element is there before, so that its words are announced. */
export function PhotoStatusLine({ status: { text, isFault, undo } }: { status: PhotoStatus }) {
  return (
    <div className={text ? 'mt-2 flex w-full flex-wrap items-center gap-x-4' : 'sr-only'} data-screen-only="">
      <p role="status" className={isFault ? 'font-semibold text-problem' : ''}>
        {text}
      </p>
      {undo && (
        // The button that was pressed is gone; the focus goes to what takes it back.
        <Button size="small" autoFocus onClick={undo}>
          Undo
        </Button>
      )}
    </div>
  )
}

import { Button } from '../../ui/button.tsx'
import type { PhotoStatus } from './use-photos.browser.ts'

/** What happened last; it stands there empty before, so that it is read out when it comes. */
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

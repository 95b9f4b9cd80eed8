import { Button } from '../../ui/button.tsx'
import { ownItemId } from '../model/own-checks.ts'
import { NewChecks } from './new-checks.tsx'

interface NewChecksHereProps {
  item: { id: string; title: string }
  onClose: () => void
}

/** Checks of one's own for one item; they come behind its other checks. */
export function NewChecksHere({ item: { id, title }, onClose }: NewChecksHereProps) {
  return (
    <section aria-label={`Checks of my own for ${title}`} className="w-full" data-screen-only="">
      <NewChecks itemId={id === ownItemId ? '' : id} autoFocus />
      <p className="mt-1 text-sm text-quiet">It comes after the other checks of “{title}”.</p>
      <Button size="small" className="mt-2" onClick={onClose}>
        Close
      </Button>
    </section>
  )
}

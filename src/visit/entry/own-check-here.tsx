import { useState } from 'react'
import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'

interface OwnCheckHereProps {
  /** The item that the check belongs to. */
  item: { id: string; title: string }
}

/** Adds a check of one's own to an item, from the check or the item where one stands. */
export function OwnCheckHere({ item }: OwnCheckHereProps) {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched')
  if (state === 'open') return <NewChecksHere item={item} onClose={() => setState('closed')} />
  return (
    <Button
      size="small"
      className="noscript:hidden"
      // The button that closed it is gone, and the focus with it.
      autoFocus={state === 'closed'}
      onClick={() => setState('open')}
    >
      Add a check of my own<span className="sr-only"> to {item.title}</span>
    </Button>
  )
}

const NewChecksHere = lazyPart(
  () => import('../own/new-checks-here.tsx').then((part) => part.NewChecksHere),
  ({ onClose }: OwnCheckHereProps & { onClose: () => void }, retry) => (
    <p role="alert" className="w-full" data-screen-only="">
      There is no connection to load the fields for a check of your own. <Button onClick={retry}>Try again</Button>{' '}
      <Button onClick={onClose}>Close</Button>
    </p>
  ),
)

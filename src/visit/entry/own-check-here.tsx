import { useState } from 'react'
import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'

interface OwnCheckHereProps {
  /** The item that the check belongs to. */
  item: { id: string; title: string }
}

/** Adds a check of one's own to an item, from the check or the item where one stands. */
export function OwnCheckHere({ item }: OwnCheckHereProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <NewChecksHere item={item} onClose={() => setOpen(false)} />
  return (
    <Button size="small" className="noscript:hidden" onClick={() => setOpen(true)}>
      Add a check of my own<span className="sr-only"> to {item.title}</span>
    </Button>
  )
}

const NewChecksHere = lazyPart(
  () => import('../own/new-checks-here.tsx').then((part) => part.NewChecksHere),
  (_: OwnCheckHereProps & { onClose: () => void }, retry) => (
    <p role="alert" className="w-full">
      There is no connection to load the fields for it. <Button onClick={retry}>Try again</Button>
    </p>
  ),
)

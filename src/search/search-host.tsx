import { useEffect, useState } from 'react'
import { useFollowed } from '../ui/followed.browser.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { NoConnection } from '../ui/no-connection.tsx'
import { searchIsOpen } from './search-opening.browser.ts'
import { isSearchShortcut } from './shortcut.ts'
import { slashKey } from './slash-key.browser.ts'

const SearchDialog = lazyPart(
  async () => (await import('./search-dialog.tsx')).SearchDialog,
  (_, retry, isDown) => (
    <NoConnection title="Search failed" isDown={isDown} onRetry={retry} onClose={() => searchIsOpen.change(false)} />
  ),
)

/** Stands once beside the header: listens for the keys, loads the dialog, and remembers what was typed in it. */
export function SearchHost() {
  const isOpen = useFollowed(searchIsOpen)
  const [query, setQuery] = useState('')
  useEffect(() => {
    addEventListener('keydown', openOnShortcut)
    return () => removeEventListener('keydown', openOnShortcut)
  }, [])
  if (!isOpen) return null
  return <SearchDialog query={query} onQuery={setQuery} />
}

function openOnShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || !isSearchShortcut(event, isTypedInto(event.target), slashKey.areOn())) return
  // One window at a time: what is open may be asking a question that needs its answer first.
  if (document.querySelector('dialog[open]')) return
  event.preventDefault()
  searchIsOpen.change(true)
}

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

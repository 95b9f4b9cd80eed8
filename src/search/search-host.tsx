import { useEffect, useRef, useState } from 'react'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { lazyPart } from '../ui/browser/lazy-part.tsx'
import { useObservable } from '../ui/browser/observable.browser.ts'
import { searchIsOpen, searchWanted } from './search-opening.browser.ts'
import { slashKey } from './slash-key.browser.ts'

const SearchDialog = lazyPart(
  async () => (await import('./search-dialog.tsx')).SearchDialog,
  (_, retry, isDown) => (
    <NoConnection title="Search failed" isDown={isDown} onRetry={retry} onClose={() => searchIsOpen.change(false)} />
  ),
)

/**
 * Rendered once beside the header: listens for the keys, loads the dialog, and remembers its query. A press before
 * hydration has opened a popover instead, by which it is recognized.
 */
export function SearchHost() {
  const isOpen = useObservable(searchIsOpen)
  const [query, setQuery] = useState('')
  const wanted = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!wanted.current?.matches(':popover-open')) return
    wanted.current.hidePopover()
    searchIsOpen.change(true)
  }, [])
  useEffect(() => {
    addEventListener('keydown', openOnShortcut)
    return () => removeEventListener('keydown', openOnShortcut)
  }, [])
  return (
    <>
      <p
        ref={wanted}
        id={searchWanted}
        popover="auto"
        role="status"
        className="m-auto rounded-card border bg-card p-5 text-ink"
      >
        Loading the search…
      </p>
      {isOpen && <SearchDialog query={query} onQuery={setQuery} />}
    </>
  )
}

function openOnShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || !isSearchShortcut(event, isTypedInto(event.target), slashKey.areOn())) return
  // One dialog at a time: an open one may ask a question that must be answered first.
  if (document.querySelector('dialog[open]')) return
  event.preventDefault()
  searchIsOpen.change(true)
}

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

interface KeyPress {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/**
 * Whether a key press opens the search: Ctrl+K or Cmd+K anywhere, and "/" where nothing is being typed.
 * A single key can be pressed by accident or by speech input, so `slashIsOn` may switch that one off.
 */
export function isSearchShortcut(press: KeyPress, isTyping: boolean, slashIsOn: boolean): boolean {
  if (press.altKey) return false
  if (press.ctrlKey !== press.metaKey) return press.key.toLowerCase() === 'k'
  return press.key === '/' && !press.ctrlKey && !isTyping && slashIsOn
}

interface NoConnectionProps {
  title: string
  /** Something answered, and it was a failure of ours. */
  isDown: boolean
  onRetry: () => void
  onClose: () => void
}

function NoConnection({ title, isDown, onRetry, onClose }: NoConnectionProps) {
  return (
    <AlertDialog
      onClose={onClose}
      title={title}
      description={
        isDown
          ? 'Our side failed, not your signal. Please try again in a minute.'
          : 'There is no connection right now. Please try again when your signal is back.'
      }
      confirmLabel="Retry"
      onConfirm={onRetry}
      cancelLabel="Close"
    />
  )
}

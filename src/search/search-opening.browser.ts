/** Opens the search from anywhere: `openSearch()`. `SearchHost` draws it; this file draws nothing and loads nothing. */

let isOpen = false
let opener: Element | null = null
const listeners = new Set<() => void>()

export function openSearch(): void {
  if (isOpen) return
  opener = document.activeElement
  change(true)
}

/** Closes it and puts the focus back where it was, or on the page's content when that has just changed. */
export function closeSearch({ toContent = false } = {}): void {
  if (!isOpen) return
  change(false)
  const target = toContent ? document.getElementById('main') : opener
  opener = null
  // The dialog gives the focus away while it leaves; only then may somebody else take it.
  setTimeout(() => {
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  })
}

export const isSearchOpen = (): boolean => isOpen

/** Calls back on every change; returns the way to stop. */
export function watchSearch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useIsHydrating } from './hydrating.browser.ts'

/**
 * Opens a native dialog over everything for as long as it is drawn, and gives the focus back when it is gone.
 * `onLeave` hears every way out that is not a button of the dialog's own: Escape, the veil where the dialog allows
 * it, the browser.
 */
export function useModal(
  box: RefObject<HTMLDialogElement | null>,
  { onLeave, focusFirst }: { onLeave: () => void; focusFirst: (dialog: HTMLDialogElement) => void },
): void {
  const leave = useEffectEvent(onLeave)
  const focus = useEffectEvent(focusFirst)
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog) return
    // One that the server drew stands open already, but over nothing.
    dialog.removeAttribute('open')
    // The page behind loses its scrollbar; where that takes room, the room is kept.
    const page = document.documentElement
    if (innerWidth > page.clientWidth) page.dataset.scrollbar = ''
    dialog.showModal()
    focus(dialog)
    const cancelled = (event: Event) => {
      event.preventDefault()
      leave()
    }
    // Some browsers close at a second Escape whatever the page says.
    const closed = () => leave()
    dialog.addEventListener('cancel', cancelled)
    dialog.addEventListener('close', closed)
    return () => {
      dialog.removeEventListener('cancel', cancelled)
      dialog.removeEventListener('close', closed)
      // Closing, and not only leaving the page, gives the focus back to where it was.
      dialog.close()
      delete page.dataset.scrollbar
    }
  }, [box])
}

/** Whether what calls it was drawn by the server; the answer stays the same for as long as it is drawn. */
export function useDrawnByServer(): boolean {
  const [answer] = useState(useIsHydrating())
  return answer
}

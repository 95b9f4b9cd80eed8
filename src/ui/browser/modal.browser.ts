/**
 * Every dialog is the browser's own: over everything, the page behind out of reach, the focus given back. There are two
 * ways to open one, because two of them must open before the script has come, and without any:
 *
 * - What a reader opens stands in the page, and its button is `<Button {...opensDialog('menu')}>`.
 * - What the program opens, since something happened or an address says so, is open for as long as it is rendered:
 *   `<dialog ref={useModal({ … })}>`.
 */
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useIsHydrating } from './hydrating.browser.ts'

/**
 * For the button that opens the dialog with this id. Browsers that do not know `command` yet need the press; React's
 * types do not know it either.
 */
export const opensDialog = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  onClick() {
    const knowsCommand = 'commandForElement' in HTMLButtonElement.prototype
    if (!knowsCommand) document.querySelector<HTMLDialogElement>(`dialog#${id}`)?.showModal()
  },
})

interface Modal {
  /** Hears every way out that is not a button of the dialog's own: Escape, the veil if `closedby="any"`, the browser. */
  onLeave: () => void
  focusFirst: (dialog: HTMLDialogElement) => void
}

/** Opens the dialog that takes the answer as its `ref`, for as long as it is rendered. */
export function useModal({ onLeave, focusFirst }: Modal): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null)
  const leave = useEffectEvent(onLeave)
  const focus = useEffectEvent(focusFirst)
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog) return
    // One that the server rendered stands open already, but over nothing.
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
    // The veil belongs to the dialog; browsers that do not know `closedby` yet only say that it was pressed.
    const pressed = ({ target }: Event) => {
      if (target === dialog && dialog.getAttribute('closedby') === 'any' && !('closedBy' in dialog)) leave()
    }
    dialog.addEventListener('cancel', cancelled)
    dialog.addEventListener('close', closed)
    dialog.addEventListener('click', pressed)
    return () => {
      dialog.removeEventListener('cancel', cancelled)
      dialog.removeEventListener('close', closed)
      dialog.removeEventListener('click', pressed)
      // Closing, and not only leaving the page, gives the focus back to where it was.
      dialog.close()
      delete page.dataset.scrollbar
    }
  }, [])
  return box
}

/** Whether what calls it was rendered by the server; the answer stays the same for as long as it is rendered. */
export function useRenderedByServer(): boolean {
  const [answer] = useState(useIsHydrating())
  return answer
}

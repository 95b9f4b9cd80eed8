import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useObservable } from './browser/observable.browser.ts'
import { dismissToast, latestToast, type ShownToast, toastDurationMs } from './browser/toast-store.browser.ts'
import { CloseButton } from './button.tsx'
import { ToneIcon } from './tone.tsx'

/** Stands once in the shell, before there is a message, so that each one is read out when it comes. */
export function ToastHost() {
  const toast = useObservable(latestToast)
  return <div role="status">{toast?.open && <Toast key={toast.id} {...toast} />}</div>
}

/**
 * Seen over everything, also over a dialog, which keeps the focus to itself. F8 moves the focus here; it stays while it
 * is pointed at or has the focus.
 */
function Toast({ id, title, body, tone = 'info' }: ShownToast) {
  const box = useRef<HTMLElement>(null)
  const [isHeld, setIsHeld] = useState(false)
  const written = useWrittenHalf()
  useEffect(() => {
    box.current?.addEventListener('pointerenter', () => setIsHeld(true))
    box.current?.addEventListener('pointerleave', () => setIsHeld(false))
  }, [])
  useEffect(() => {
    if (isHeld) return
    const leaving = setTimeout(() => dismissToast(id), toastDurationMs)
    return () => clearTimeout(leaving)
  }, [id, isHeld])
  useLayoutEffect(() => {
    const toast = box.current
    let before: Element | null = null
    const focusOnF8 = ({ key }: { key: string }) => {
      if (key !== 'F8' || toast?.contains(document.activeElement)) return
      before = document.activeElement
      toast?.focus()
    }
    toast?.showPopover()
    addEventListener('keydown', focusOnF8)
    return () => {
      removeEventListener('keydown', focusOnF8)
      if (toast?.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
    }
  }, [])
  const leaveOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && dismissToast(id)
  return (
    <section
      ref={box}
      popover="manual"
      aria-label="Notification (F8)"
      tabIndex={-1}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onKeyDown={leaveOnEscape}
      data-clear-of={written}
      className="toast enter inset-x-4 mx-auto w-auto max-w-[420px] rounded-card border border-outline bg-card text-ink shadow-float sm:left-auto sm:right-6 sm:w-full"
    >
      <div className="flex items-start gap-3 py-3 ps-4 pe-2">
        <span className="mt-2.5">
          <ToneIcon tone={tone} size={22} />
        </span>
        <div className="min-w-0 flex-1 py-2">
          <p className="font-bold">{title}</p>
          {body && <p className="text-quiet">{body}</p>}
        </div>
        <CloseButton aria-label="Dismiss" onClick={() => dismissToast(id)} />
      </div>
    </section>
  )
}

/** The half of the screen, of what the keyboard leaves of it, in which a field is being written: the message stays clear of it. */
function useWrittenHalf(): 'top' | 'bottom' | undefined {
  const [half, setHalf] = useState<'top' | 'bottom'>()
  useLayoutEffect(() => {
    const look = () => {
      const field = document.activeElement
      if (!field?.matches('textarea, input:not([type=radio], [type=checkbox], [type=file])')) return setHalf(undefined)
      const { top, bottom } = field.getBoundingClientRect()
      setHalf((top + bottom) / 2 < (visualViewport?.height ?? innerHeight) / 2 ? 'top' : 'bottom')
    }
    look()
    document.addEventListener('focusin', look)
    document.addEventListener('scroll', look, { passive: true })
    visualViewport?.addEventListener('resize', look)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('scroll', look)
      visualViewport?.removeEventListener('resize', look)
    }
  }, [])
  return half
}

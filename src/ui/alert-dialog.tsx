/**
 * A question or a piece of news that must be answered before anything else: a native modal dialog, so that it needs
 * nothing fetched and can also say that there is no connection. A press outside does not close it. Without
 * `cancelLabel` there is one way out, for news that must be seen. The words scroll, the answers stay at the foot.
 */
import { type ReactNode, useId, useRef } from 'react'
import { useModal } from './browser/modal.browser.ts'
import { Button } from './button.tsx'

export type AlertDialogProps = {
  /** Escape, or the button that says no. */
  onClose: () => void
  title: ReactNode
  /** What the news is about, where it must be seen before any words about it. */
  lead?: ReactNode
  /** What happens, in a sentence or two; read out together with the title. */
  description: ReactNode
  /** Says what the press does: "Start the project", not "OK". */
  confirmLabel: ReactNode
  onConfirm: () => void
  cancelLabel?: ReactNode
  /** The press takes something away: then keeping it is the main button. */
  isTakingAway?: boolean
  /** While true the dialog stays open and the confirming button refuses. */
  busy?: boolean
  /** More than words: figures, a list of details. */
  children?: ReactNode
}

/** Open for as long as it is rendered. */
export function AlertDialog(props: AlertDialogProps) {
  const { onClose, title, lead, description, confirmLabel, onConfirm, cancelLabel, isTakingAway, busy, children } =
    props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const leave = () => {
    if (!busy) onClose()
  }
  const box = useModal({
    onLeave: leave,
    // Never a button: it would bring itself into sight, and a key still held down would give an answer unread.
    focusFirst: () => heading.current?.focus(),
  })
  return (
    <dialog
      ref={box}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="alert-sheet enter max-w-lg"
    >
      <div className="alert-words p-5 sm:px-8 sm:pt-8 sm:pb-6">
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="w-fit text-xl">
          {title}
        </h2>
        {lead && <div className="mt-4">{lead}</div>}
        <p id={`${id}-text`} className="mt-3">
          {description}
        </p>
        {children && <div className="mt-4">{children}</div>}
      </div>
      <div className="flex shrink-0 flex-col-reverse gap-3 border-t border-hairline px-5 py-4 sm:flex-row sm:justify-end sm:px-8">
        {cancelLabel && (
          <Button variant={isTakingAway ? 'primary' : 'secondary'} disabled={busy} onClick={leave}>
            {cancelLabel}
          </Button>
        )}
        <Button variant={isTakingAway ? 'secondary' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  )
}

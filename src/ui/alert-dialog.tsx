/**
 * A question or a piece of news that must be answered before anything else: a native modal dialog, so that it needs
 * nothing fetched and can also say that there is no connection. A press outside does not close it. Without
 * `cancelLabel` there is one way out, for news that must be seen.
 */
import { type ReactNode, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { useModal } from './modal.tsx'

export type AlertDialogProps = {
  /** Escape, or the button that says no. */
  onClose: () => void
  title: ReactNode
  /** What happens, in a sentence or two; read out together with the title. */
  description: ReactNode
  /** Says what the press does: "Start the project", not "OK". */
  confirmLabel: ReactNode
  onConfirm: () => void
  cancelLabel?: ReactNode
  /** While true the dialog stays open and the confirming button refuses. */
  busy?: boolean
  /** More than words: figures, a list of details. */
  children?: ReactNode
}

/** Open for as long as it is drawn. */
export function AlertDialog(props: AlertDialogProps) {
  const { onClose, title, description, confirmLabel, onConfirm, cancelLabel, busy, children } = props
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const leave = () => {
    if (!busy) onClose()
  }
  useModal(box, {
    onLeave: leave,
    // The safe answer first: where there is a choice, "no".
    focusFirst: () => buttons.current?.querySelector('button')?.focus(),
  })
  return (
    <dialog
      ref={box}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="alert-sheet dialog-sheet enter max-w-lg overflow-y-auto bg-card p-5 text-ink shadow-float sm:p-8"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-3">
        {description}
      </p>
      {children && <div className="mt-4">{children}</div>}
      <div ref={buttons} className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {cancelLabel && (
          <Button disabled={busy} onClick={leave}>
            {cancelLabel}
          </Button>
        )}
        <Button variant="primary" busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  )
}

/**
 * A question that must be answered before anything else. It brings Radix: load this file lazily.
 * It does not close on a press outside. Without `cancelLabel` there is one way out, for news that must be seen.
 */
import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useFocusReturn } from './focus-return.ts'

export type AlertDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
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

export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, onConfirm, cancelLabel, busy, children } = props
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={(next) => (busy && !next ? undefined : onOpenChange(next))}>
      <Radix.Portal>
        <Radix.Overlay className="enter fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          {...focusReturn}
          className="dialog-sheet enter fixed z-50 max-w-lg overflow-y-auto border-hairline bg-card p-5 shadow-float sm:p-8"
        >
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Description className="mt-3">{description}</Radix.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            {cancelLabel && (
              <Radix.Cancel asChild>
                <Button>{cancelLabel}</Button>
              </Radix.Cancel>
            )}
            <Button variant="primary" busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

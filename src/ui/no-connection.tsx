/** Stands in for a window whose part of the program could not be fetched. */
import { AlertDialog } from './alert-dialog.tsx'

export function NoConnection({ title, onRetry, onClose }: { title: string; onRetry: () => void; onClose: () => void }) {
  return (
    <AlertDialog
      onClose={onClose}
      title={title}
      description="There is no connection right now."
      confirmLabel="Retry"
      onConfirm={onRetry}
      cancelLabel="Close"
    />
  )
}

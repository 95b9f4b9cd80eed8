/** Stands in for a window whose part of the program could not be fetched. */
import { AlertDialog } from './alert-dialog.tsx'

interface NoConnectionProps {
  title: string
  /** Something answered, and it was a failure of ours. */
  isDown: boolean
  onRetry: () => void
  onClose: () => void
}

export function NoConnection({ title, isDown, onRetry, onClose }: NoConnectionProps) {
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

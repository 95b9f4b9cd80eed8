import { AlertDialog } from '../ui/alert-dialog.tsx'

interface OrderFailedProps {
  outcome: 'refused' | 'unknown'
  onClose: () => void
}

/** Says that no order was placed, or that nobody knows whether one was. */
export function OrderFailed({ outcome, onClose }: OrderFailedProps) {
  return (
    <AlertDialog
      onClose={onClose}
      title={outcome === 'refused' ? 'The order was not placed' : 'Your order may have been placed'}
      description="Payment processing temporarily unavailable. Please try again later."
      confirmLabel="Close"
      onConfirm={onClose}
    >
      {outcome === 'unknown' && (
        <p>
          No answer came. Please stay on this page and press Complete Purchase again: if the order is there, you get
          that same one, and no second one is made.
        </p>
      )}
    </AlertDialog>
  )
}

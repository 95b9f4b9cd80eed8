import { useNavigate } from 'react-router'
import type { OrderAnswer } from '../contract.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { lastFour } from './access-code.ts'
import { OrderDetails } from './order-placed.tsx'

interface OrderDialogProps {
  order: OrderAnswer
  /** A different code that this device keeps. */
  otherCode: string | null
  onUse: (accessCode: string) => void
  onClose: () => void
}

/** The news of a new order: the code and how to pay. It closes only by a choice. */
export function OrderDialog({ order, otherCode, onUse, onClose }: OrderDialogProps) {
  const navigate = useNavigate()
  const use = () => {
    onUse(order.accessCode)
    navigate('/access')
  }
  const paid = order.status === 'active'
  return (
    <AlertDialog
      onClose={onClose}
      title="Your access code"
      description={
        paid
          ? 'Your code is open. Keep it: it is all you need, and there is no account to recover it from.'
          : 'Keep this code. It opens as soon as your payment is confirmed. Include the reference in your payment.'
      }
      confirmLabel={paid ? 'Open my checklists' : 'See the state of my order'}
      onConfirm={use}
      cancelLabel="Stay here"
    >
      <OrderDetails order={order} />
      {otherCode !== null && (
        <Notice tone="caution" className="mt-4">
          <p>
            This device already keeps another code, ending {lastFour(otherCode)}. Opening with the new one replaces it
            here, so keep the other one safe first.
          </p>
        </Notice>
      )}
    </AlertDialog>
  )
}

import { useNavigate } from 'react-router'
import { paths } from '../content/paths.ts'
import { useSite } from '../shell/use-site.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { lastFour } from './access-code.ts'
import { OrderCode, PaymentDetails, RecoveryWords } from './order-placed.tsx'
import { nothingToPay } from './order-words.ts'
import type { OrderResponse } from './purchase-calls.ts'

interface OrderDialogProps {
  order: OrderResponse
  /** A different code that this device keeps. */
  otherCode: string | null
  onUse: (accessCode: string) => void
  onClose: () => void
}

/** The news of a new order: the code, then how to pay. It closes only by a choice. */
export function OrderDialog({ order, otherCode, onUse, onClose }: OrderDialogProps) {
  const navigate = useNavigate()
  const { demonstration } = useSite()
  const use = () => {
    onUse(order.accessCode)
    navigate(paths.access)
  }
  const paid = order.status === 'active'
  return (
    <AlertDialog
      onClose={onClose}
      title="Your access code"
      lead={<OrderCode order={order} />}
      description={
        paid
          ? 'Your code is open. Keep it: it is all you need, and there is no account.'
          : 'Keep this code. It opens as soon as your payment is confirmed. Include the reference in your payment.'
      }
      confirmLabel={paid ? 'Open my checklists' : 'See the state of my order'}
      onConfirm={use}
      cancelLabel="Stay here"
    >
      {otherCode !== null && (
        <Notice tone="caution" className="mb-6">
          <p>
            This device already keeps another code, ending {lastFour(otherCode)}. Opening with the new one replaces it
            here, so keep the other one safe first.
          </p>
        </Notice>
      )}
      <RecoveryWords phrase={order.recoveryPhrase} />
      <h3 className="text-lg">{demonstration ? 'Payment' : 'How to pay'}</h3>
      {demonstration && <p className="mt-1">{nothingToPay}</p>}
      <PaymentDetails instructions={order.instructions} demonstration={demonstration} className="mt-3" />
    </AlertDialog>
  )
}

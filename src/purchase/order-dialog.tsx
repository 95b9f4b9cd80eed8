import { useNavigate } from 'react-router'
import { opensAt, whatOpens } from '../opening/opening-words.ts'
import { lastFour } from '../orders/access-code.ts'
import { useSite } from '../shell/use-site.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { useNow } from '../ui/browser/now.browser.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Notice } from '../ui/notice.tsx'
import { OrderCode, PaymentDetails, RecoveryWords } from './order-placed.tsx'
import { nothingToPay } from './order-words.ts'
import type { OrderResponse } from './purchase-calls.ts'
import { type CarriedList, nextPlace } from './what-now.tsx'

interface OrderDialogProps {
  order: OrderResponse
  list: CarriedList | undefined
  /** A different code that this device keeps. */
  otherCode: string | null
  onUse: (accessCode: string) => void
  onClose: () => void
}

/** The news of a new order: the code, the recovery words, how to pay, and what to do now. It closes only by a choice. */
export function OrderDialog({ order, list, otherCode, onUse, onClose }: OrderDialogProps) {
  const navigate = useNavigate()
  const formats = useFormats()
  const { demonstration } = useSite()
  const now = useNow(60_000) ?? new Date()
  const opens = opensAt(now, order)
  const next = nextPlace(opens, list)
  const use = () => {
    onUse(order.accessCode)
    navigate(next.path)
  }
  return (
    <AlertDialog
      onClose={onClose}
      title="Your access code"
      lead={<OrderCode order={order} />}
      description={
        order.status === 'active'
          ? 'Your code is open. Keep it: it is all you need, and there is no account.'
          : `Keep this code. ${whatOpens(now, order, formats)}`
      }
      confirmLabel={next.label}
      onConfirm={use}
      cancelLabel="Stay here"
    >
      {otherCode !== null && (
        <Notice tone="caution" className="mb-6">
          <p>
            This device already keeps another code, ending {lastFour(otherCode)}. “{next.label}” replaces it here, so
            keep the other one safe first.
          </p>
        </Notice>
      )}
      <RecoveryWords phrase={order.recoveryPhrase} />
      <h3 className="text-lg">{demonstration ? 'Payment' : 'How to pay'}</h3>
      <p className="mt-1">
        {demonstration ? nothingToPay : 'By bank transfer or Zelle. Include the reference in your payment.'}
      </p>
      <PaymentDetails instructions={order.instructions} demonstration={demonstration} className="mt-3" />
      <h3 className="mt-6 text-lg">What to do now</h3>
      <p className="mt-1">
        {opens
          ? `“${next.label}”: the checklist works on this device, also without a signal.`
          : 'Pay, and come back when it suits you.'}
        {otherCode === null && ' The link “Your order” at the top of each page brings you back to this order.'}
      </p>
    </AlertDialog>
  )
}

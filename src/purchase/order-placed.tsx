import Download from 'lucide-react/icons/download'
import { useEffect, useRef } from 'react'
import { paths } from '../content/paths.ts'
import { groupAccessCode, lastFour } from '../orders/access-code.ts'
import { useSite } from '../shell/use-site.ts'
import { saveFile } from '../ui/browser/save-file.browser.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { DetailList } from '../ui/detail-list.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextLink } from '../ui/text-link.tsx'
import type { KnownOrder } from './known-order.ts'
import { keepTheWords, orderAsText, paymentLines } from './order-words.ts'
import type { OrderResponse, PaymentInstructions } from './purchase-calls.ts'

interface OrderPlacedProps {
  order: OrderResponse
  isSaved: boolean
  /** Its dialog is open. */
  isShown: boolean
  onShow: () => void
}

/** Shown on the page after the dialog is closed, so that a wrong tap loses nothing. */
export function OrderPlaced({ order, isSaved, isShown, onShow }: OrderPlacedProps) {
  const box = useRef<HTMLDivElement>(null)
  // The button that ordered has left the page, so the dialog gives the focus back to nothing.
  useEffect(() => {
    if (!isShown && document.activeElement === document.body) box.current?.focus()
  }, [isShown])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice
        tone="pass"
        role="status"
        title="Order placed"
        actions={<Button onClick={onShow}>Show code and payment details</Button>}
      >
        <p>
          Reference <span className="font-mono">{order.instructions.reference}</span>.{' '}
          {isSaved ? 'Your code is saved on this device.' : 'Your code is not saved on this device yet.'}
        </p>
      </Notice>
    </div>
  )
}

/** The order that is found again on this device by its code. */
export function OrderFound({ order: { reference, accessCode } }: { order: KnownOrder }) {
  return (
    <Notice tone="pass" title="You have an order">
      <p>
        {reference && (
          <>
            Reference <span className="font-mono">{reference}</span>.{' '}
          </>
        )}
        Its code, ending {lastFour(accessCode)}, is saved on this device.{' '}
        <TextLink href={paths.access}>See the code and all that it opens</TextLink>
      </p>
    </Notice>
  )
}

/** How an order is paid, or that it is. */
export function PayOrder({ order: { status, instructions, paidCents } }: { order: KnownOrder }) {
  const { demonstration } = useSite()
  if (demonstration) return <p>This is a demonstration: nothing is to be paid.</p>
  if (status === 'active') return <p>Your payment is confirmed. Thank you.</p>
  if (!instructions) return <p className="text-quiet">How it stands is not known on this device right now.</p>
  return <PaymentDetails instructions={instructions} paidCents={paidCents} />
}

/** The code, with buttons to copy it and to save it as a file. */
export function OrderCode({ order }: { order: OrderResponse }) {
  const site = useSite()
  const formats = useFormats()
  const save = () =>
    saveFile(
      new File([orderAsText(new Date(), order, site, formats)], `${order.instructions.reference}.txt`, {
        type: 'text/plain',
      }),
    )
  return (
    <>
      <p className="rounded-card border-2 border-ink p-4 text-center font-mono text-lg font-semibold text-balance">
        {groupAccessCode(order.accessCode)}
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <CopyButton text={order.accessCode} of="access code" label="Copy code" />
        <Button size="small" icon={<Download size={18} aria-hidden="true" />} onClick={save}>
          Save as a file
        </Button>
      </div>
    </>
  )
}

/** The recovery phrase, with a button to copy it. */
export function RecoveryWords({ phrase }: { phrase: string }) {
  return (
    <section aria-label="Recovery words" className="mb-6">
      <h3 className="text-lg">Recovery words</h3>
      <p className="mt-1">{keepTheWords}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-hairline py-2.5">
        <p className="font-mono font-semibold">{phrase}</p>
        <CopyButton text={phrase} of="recovery words" label="Copy words" />
      </div>
    </section>
  )
}

interface PaymentDetailsProps {
  instructions: PaymentInstructions
  /** Then there is nowhere to pay to. */
  demonstration?: boolean
  /** What has come so far. */
  paidCents?: number | undefined
  className?: string
}

/** What to pay and where, each with a copy button. */
export function PaymentDetails({
  instructions,
  demonstration = false,
  paidCents,
  className = '',
}: PaymentDetailsProps) {
  const items = paymentLines(instructions, { demonstration, paidCents }, useFormats()).map((line) => ({
    ...line,
    copy: isForForms(line) ? (line.copy ?? line.value) : undefined,
  }))
  return <DetailList className={className} items={items} />
}

/** Whether a line is useful in a bank's form: no placeholder, no day, no Zelle that is not offered. */
const isForForms = ({ label, value }: { label: string; value: string }): boolean =>
  !value.startsWith('[') && value !== 'Not offered' && !['Price', 'Received so far', 'Due'].includes(label)

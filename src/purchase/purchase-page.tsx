import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import plans from '../../content/plans.yml'
import { useSavedCode } from '../access/use-access.browser.ts'
import type { Plan } from '../content/content-schema.ts'
import { paths } from '../content/paths.ts'
import type { PlanType } from '../content/plan-table.ts'
import { codeOpensInShort, whenCodeOpens } from '../shell/before-payment-words.ts'
import { Head } from '../shell/head.tsx'
import { NeedsScript } from '../shell/needs-script.tsx'
import { useSite } from '../shell/use-site.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DetailList } from '../ui/detail-list.tsx'
import { RadioCard, RadioCards } from '../ui/form/radio-card.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { ContinueVisit } from '../visit/my-visits/continue-visit.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { OrderPlaced } from './order-placed.tsx'
import { placeholders } from './order-words.ts'
import type { OrderResponse } from './purchase-calls.ts'
import { useOrder } from './use-order.browser.ts'

export default function PurchasePage() {
  const site = useSite()
  const { hours } = useFormats()
  const [planType, setPlanType] = useState<PlanType>()
  const plan = plans.find((one) => one.planType === planType)
  // A link may name the plan in its hash, which the server never sees, so it is read after hydration.
  const { hash } = useLocation()
  useEffect(() => {
    // A choice made before hydration is in the radio buttons only.
    const early = document.querySelector<HTMLInputElement>('input[name="plan"]:checked')?.value
    const wanted = plans.find((one) => one.planType === (early ?? hash.slice(1)))
    if (wanted) setPlanType(wanted.planType)
  }, [hash])
  const savedCode = useSavedCode()
  const order = useOrder(({ accessCode }) => {
    // A code that is saved on this device may hold projects, so only the buyer replaces it.
    if (savedCode.code === null) savedCode.save(accessCode)
  })
  const { placed, outcome } = order
  const [asksForSecond, askForSecond] = useState(false)
  const press = (plan: Plan) => (placed ? askForSecond(true) : order.place(plan))
  return (
    <Page width="regular">
      <Head
        title="Buy a plan"
        description={`Pay by bank transfer or Zelle. You get your access code at once; ${codeOpensInShort(site)}.`}
        path={paths.purchase}
      />
      <PageHeader title="Buy a plan" intro="Choose a plan, place the order, then pay by bank transfer or Zelle." />
      <ContinueVisit className="mt-4" />
      <NeedsScript>Placing an order needs JavaScript. Please switch it on and open this page again.</NeedsScript>
      <RadioCards legend="Which plan?" className="mt-8">
        {plans.map((one) => (
          <RadioCard
            key={one.planType}
            name="plan"
            value={one.planType}
            title={one.name}
            aside={`$${one.priceDollars}`}
            checked={plan?.planType === one.planType}
            onChange={() => setPlanType(one.planType)}
          >
            {one.summary}
          </RadioCard>
        ))}
      </RadioCards>
      {plan ? <PaymentPanel plan={plan} /> : <p className="mt-6 text-quiet">Choose a plan to see how to pay.</p>}
      {placed && <OrderPlaced order={placed} isSaved={savedCode.code === placed.accessCode} onShow={order.show} />}
      <div className="mt-6">
        <Button
          variant="primary"
          size="large"
          disabled={!plan}
          busy={order.isPending}
          onClick={() => plan && press(plan)}
        >
          {order.isPending ? 'Processing...' : 'Complete Purchase'}
        </Button>
      </div>
      <p className="mt-4 text-sm text-quiet">
        Business hours: {hours.short.days} {hours.short.span}, Phoenix time. Payments are confirmed within these hours.
      </p>
      {placed && plan && asksForSecond && (
        <SecondOrder
          placed={placed}
          plan={plan}
          onYes={() => {
            askForSecond(false)
            order.place(plan)
          }}
          onNo={() => askForSecond(false)}
        />
      )}
      {(outcome === 'refused' || outcome === 'unknown') && <FailureDialog outcome={outcome} onClose={order.close} />}
      {outcome === 'placed' && placed && (
        <OrderDialog
          order={placed}
          otherCode={savedCode.code === placed.accessCode ? null : savedCode.code}
          onUse={savedCode.save}
          onClose={order.close}
        />
      )}
    </Page>
  )
}

const { zelleRecipient, ...bankDetails } = placeholders
/** Where the details will stand. The real ones come with an order, and its reference, and to nobody before. */
const whereToPay = {
  demo: { bank: Object.values(bankDetails).join(', '), zelle: zelleRecipient },
  live: {
    bank: 'Account name, bank, routing number and account number come with your order.',
    zelle: 'The recipient comes with your order, where we offer Zelle.',
  },
}

function PaymentPanel({ plan }: { plan: Plan }) {
  const site = useSite()
  const { demonstration } = site
  const { bank, zelle } = demonstration ? whereToPay.demo : whereToPay.live
  return (
    <Card as="section" tone="sunken" aria-label="Payment" className="mt-6">
      <h2 className="text-xl">Payment</h2>
      <DetailList
        className="mt-4"
        items={[
          { label: 'Plan', value: plan.name },
          { label: 'Price', value: `$${plan.priceDollars} ${plan.currency}` },
          { label: 'Pay by', value: 'Bank transfer or Zelle' },
          { label: 'Bank details', value: bank },
          { label: 'Zelle instead', value: zelle },
          { label: 'Reference', value: 'Yours comes with the order. It must be included in the payment.' },
        ]}
      />
      <p className="mt-4">
        When you complete the purchase you see your access code
        {demonstration ? ' and your reference' : ', your reference and where to pay'}. Cards and PayPal: coming soon.
      </p>
      {!demonstration && <p className="mt-2">{whenCodeOpens(site)} If you do not pay, you owe nothing.</p>}
      <p className="mt-2">
        A payment by Zelle to a business cannot be taken back, so check the recipient’s name first. No refunds.
      </p>
    </Card>
  )
}

interface SecondOrderProps {
  placed: OrderResponse
  plan: Plan
  onYes: () => void
  onNo: () => void
}

/** The button is the same as before the first order, so a press on it may be meant for that one. */
function SecondOrder({ placed, plan, onYes, onNo }: SecondOrderProps) {
  return (
    <AlertDialog
      onClose={onNo}
      title="Place a second order?"
      description={`You have an order already, with the reference ${placed.instructions.reference}. A second one, for ${plan.name} at $${plan.priceDollars}, has a code and a reference of its own and is paid for separately.`}
      confirmLabel="Yes, place a second order"
      onConfirm={onYes}
      cancelLabel="No, keep the one I have"
    />
  )
}

interface FailureDialogProps {
  outcome: 'refused' | 'unknown'
  onClose: () => void
}

function FailureDialog({ outcome, onClose }: FailureDialogProps) {
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

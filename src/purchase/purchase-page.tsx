import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import plans from '../../content/plans.yml'
import { useSavedCode } from '../access/use-access.browser.ts'
import { makeCall } from '../api/make-call.browser.ts'
import type { Plan } from '../content/content-schema.ts'
import { paths } from '../content/paths.ts'
import type { PlanType } from '../content/plan-table.ts'
import { Head } from '../shell/head.tsx'
import { NeedsScript } from '../shell/needs-script.tsx'
import { useSite } from '../shell/use-site.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DetailList } from '../ui/detail-list.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { RadioCard, RadioCards } from '../ui/radio-card.tsx'
import { randomKey } from '../ui/random-key.browser.ts'
import { ContinueVisit } from '../visit/continue-visit.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { OrderPlaced } from './order-placed.tsx'
import { placeholders } from './order-words.ts'
import type { OrderResponse } from './purchase-calls.ts'

export default function PurchasePage() {
  const [planType, setPlanType] = useState<PlanType>()
  const plan = plans.find((one) => one.planType === planType)
  // A link may name the plan; the server never sees this part of an address, so it counts after the first render.
  const { hash } = useLocation()
  useEffect(() => {
    // A choice made before the script arrived is in the radios only.
    const early = document.querySelector<HTMLInputElement>('input[name="plan"]:checked')?.value
    const wanted = plans.find((one) => one.planType === (early ?? hash.slice(1)))
    if (wanted) setPlanType(wanted.planType)
  }, [hash])
  const savedCode = useSavedCode()
  const [dialog, setDialog] = useState<'order' | 'failure'>()
  // Stays in sight also while the next order is placed, and when that one fails.
  const [placed, setPlaced] = useState<OrderResponse>()
  // One key for one wish: a second press, or a try after a lost answer, finds the same order.
  const idempotencyKey = useRef<string>(undefined)
  const order = useMutation({
    mutationFn: (wanted: Plan) => {
      idempotencyKey.current ??= randomKey()
      return makeCall('orderPlan', {
        body: { planType: wanted.planType, amount: wanted.priceDollars, currency: wanted.currency },
        idempotencyKey: idempotencyKey.current,
      })
    },
    onSuccess: (placed) => {
      setPlaced(placed)
      // A code that this device already keeps may hold projects: only the buyer may replace it.
      if (savedCode.code === null) savedCode.save(placed.accessCode)
      setDialog('order')
    },
    onError: () => setDialog('failure'),
  })
  // Until the buyer has seen the order, every further press is about that same order.
  const closeOrder = () => {
    setDialog(undefined)
    idempotencyKey.current = undefined
  }
  const choose = (chosen: PlanType) => {
    setPlanType(chosen)
    idempotencyKey.current = undefined
  }
  return (
    <Page width="regular">
      <Head
        title="Buy a plan"
        description="Pay by bank transfer or Zelle. You get your access code at once; it opens when your payment is confirmed."
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
            onChange={() => choose(one.planType)}
          >
            {one.summary}
          </RadioCard>
        ))}
      </RadioCards>
      {plan ? <PaymentPanel plan={plan} /> : <p className="mt-6 text-quiet">Choose a plan to see how to pay.</p>}
      {placed && (
        <OrderPlaced order={placed} isKept={savedCode.code === placed.accessCode} onShow={() => setDialog('order')} />
      )}
      <div className="mt-6">
        <Button
          variant="primary"
          size="large"
          disabled={!plan}
          busy={order.isPending}
          onClick={() => plan && order.mutate(plan)}
        >
          {order.isPending ? 'Processing...' : 'Complete Purchase'}
        </Button>
      </div>
      <p className="mt-4 text-sm text-quiet">
        Business hours: Mon-Fri 9AM-5PM, Phoenix time. Payments are confirmed within these hours.
      </p>
      {dialog === 'failure' && <FailureDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'order' && placed && (
        <OrderDialog
          order={placed}
          otherCode={savedCode.code === placed.accessCode ? null : savedCode.code}
          onUse={savedCode.save}
          onClose={closeOrder}
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
  const { demonstration } = useSite()
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
      <p className="mt-2">
        A payment by Zelle to a business cannot be taken back, so check the recipient’s name first. No refunds.
      </p>
    </Card>
  )
}

function FailureDialog({ onClose }: { onClose: () => void }) {
  return (
    <AlertDialog
      onClose={onClose}
      title="The order was not placed"
      description="Payment processing temporarily unavailable. Please try again later."
      confirmLabel="Close"
      onConfirm={onClose}
    />
  )
}

import type { Plan } from '../content/content-schema.ts'
import { useSite } from '../shell/use-site.ts'
import { Card } from '../ui/card.tsx'
import { DetailList } from '../ui/detail-list.tsx'
import { placeholders } from './order-words.ts'

const { zelleRecipient, ...bankDetails } = placeholders
/** Where the details will stand. The real ones come with an order, and its reference, and to nobody before. */
const whereToPay = {
  demo: [
    { label: 'Bank details', value: Object.values(bankDetails).join(', ') },
    { label: 'Zelle instead', value: zelleRecipient },
  ],
  live: [
    {
      label: 'Bank details',
      value: 'Account name, bank, routing number and account number come with your order.',
    },
    { label: 'Zelle instead', value: 'The recipient comes with your order, where we offer Zelle.' },
  ],
}

/** What a plan costs and how it is paid, before it is ordered. */
export function PaymentPanel({ plan }: { plan: Plan }) {
  const { demonstration } = useSite()
  return (
    <Card as="section" tone="sunken" aria-label="Payment">
      <DetailList
        items={[
          { label: 'Plan', value: plan.name },
          { label: 'Price', value: `$${plan.priceDollars} ${plan.currency}` },
          { label: 'Pay by', value: 'Bank transfer or Zelle' },
          ...(demonstration ? [] : whereToPay.live),
          { label: 'Reference', value: 'Yours comes with the order. It must be included in the payment.' },
        ]}
      />
      {demonstration ? (
        <details className="mt-2">
          <summary className="min-h-target content-center">Where a real order is paid</summary>
          <DetailList items={whereToPay.demo} />
        </details>
      ) : (
        <p className="mt-4">You pay after you have ordered. If you do not pay, you owe nothing.</p>
      )}
      <p className="mt-2">
        A payment by Zelle to a business cannot be taken back, so check the recipient’s name first. No refunds. Cards
        and PayPal: coming soon.
      </p>
    </Card>
  )
}

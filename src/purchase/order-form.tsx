import { useRef, useState } from 'react'
import plans from '../../content/plans.yml'
import type { Plan } from '../content/content-schema.ts'
import { paths } from '../content/paths.ts'
import type { PlanType } from '../content/plan-table.ts'
import { useSite } from '../shell/use-site.ts'
import { Button } from '../ui/button.tsx'
import { RadioCard, RadioCards } from '../ui/form/radio-card.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ToneIcon } from '../ui/tone.tsx'

interface OrderFormProps {
  chosen: Plan | undefined
  onChoose: (planType: PlanType) => void
  isPending: boolean
  onOrder: (plan: Plan) => void
  /** There is an order already. */
  isAnother: boolean
}

/** Chooses a plan and orders it. */
export function OrderForm({ chosen, onChoose, isPending, onOrder, isAnother }: OrderFormProps) {
  const { demonstration } = useSite()
  const box = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  const order = () => {
    if (chosen) return onOrder(chosen)
    setAsked(true)
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={box}>
      {isAnother && (
        <p className="mb-4 max-w-reading">
          This is another order, with a code and a reference of its own. It is paid for separately.
        </p>
      )}
      <RadioCards legend="Which plan?" hideLegend>
        {plans.map((one) => (
          <RadioCard
            key={one.planType}
            name="plan"
            value={one.planType}
            title={one.name}
            aside={`$${one.priceDollars}`}
            checked={chosen?.planType === one.planType}
            onChange={() => onChoose(one.planType)}
          >
            {one.summary}
          </RadioCard>
        ))}
      </RadioCards>
      {/* It stands there empty before, so that its words are read aloud when they come. */}
      <p role="alert" className="flex gap-2 font-semibold text-problem not-empty:mt-3">
        {isAsked && !chosen && (
          <>
            <ToneIcon tone="problem" />
            Choose a plan first.
          </>
        )}
      </p>
      <p className="mt-3">
        One payment. No refunds. <TextLink href={paths.terms}>Terms of service</TextLink>
      </p>
      <Button variant="primary" size="large" className="mt-3 max-sm:w-full" busy={isPending} onClick={order}>
        {isPending ? 'Processing...' : 'Complete Purchase'}
      </Button>
      <p className="mt-3 max-w-reading text-sm">
        {demonstration
          ? 'Next: your access code and your reference. Nothing is charged.'
          : 'Next: your access code, your reference and where to pay. Nothing is charged on this page.'}
      </p>
    </div>
  )
}

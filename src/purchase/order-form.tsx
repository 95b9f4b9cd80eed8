import plans from '../../content/plans.yml'
import type { Plan } from '../content/content-schema.ts'
import type { PlanType } from '../content/plan-table.ts'
import { useSite } from '../shell/use-site.ts'
import { Button } from '../ui/button.tsx'
import { RadioCard, RadioCards } from '../ui/form/radio-card.tsx'

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
  return (
    <>
      {isAnother && (
        <p className="mb-4 max-w-reading">
          This is another order, with a code and a reference of its own. It is paid for separately.
        </p>
      )}
      <RadioCards legend="Which plan?">
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
      <Button
        variant="primary"
        size="large"
        className="mt-5"
        disabled={!chosen}
        busy={isPending}
        onClick={() => chosen && onOrder(chosen)}
      >
        {isPending ? 'Processing...' : 'Complete Purchase'}
      </Button>
      <p className="mt-3 max-w-reading">
        {demonstration
          ? 'You see your access code and your reference at once. Nothing is charged.'
          : 'You see your access code, your reference and where to pay at once.'}
      </p>
    </>
  )
}

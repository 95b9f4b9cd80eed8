import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import type { Plan } from '../content/content-schema.ts'
import { paths } from '../content/paths.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card, CardTitle } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'

interface PlanCardsProps {
  plans: Plan[]
  /** Of their headings. */
  level: 2 | 3
  className?: string
}

/** The plans side by side, each with its price and what it holds. */
export function PlanCards({ plans, level, className }: PlanCardsProps) {
  return (
    <div className={classes('grid grid-cols-1 gap-6 md:grid-cols-2', className)}>
      {plans.map((plan, place) => (
        <PlanCard key={plan.planType} plan={plan} below={plans[place - 1]} level={level} />
      ))}
    </div>
  )
}

interface PlanCardProps {
  plan: Plan
  /** The plan before it, all of which it holds too. */
  below: Plan | undefined
  level: 2 | 3
}

function PlanCard({ plan, below, level }: PlanCardProps) {
  const features = plan.features.filter(({ text }) => !below?.features.some((known) => known.text === text))
  return (
    <Card tone={plan.recommended ? 'strong' : 'plain'} className="flex flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle level={level}>{plan.name}</CardTitle>
        {plan.recommended && <Badge>Recommended for two projects</Badge>}
      </div>
      <p className="mt-2 text-4xl font-bold tracking-tight sm:text-5xl">
        ${plan.priceDollars}
        <span className="ms-2 text-base font-normal tracking-normal text-quiet">one payment, one year</span>
      </p>
      <p className="mt-2 md:min-h-14">{plan.summary}</p>
      {/* The buttons of both stand at one height. */}
      <ButtonLink
        href={`${paths.purchase}#${plan.planType}`}
        variant={plan.recommended ? 'primary' : 'secondary'}
        wide
        className="mt-4"
      >
        Choose {plan.name}
      </ButtonLink>
      {below && <p className="mt-5 font-semibold">Everything in {below.name}, and:</p>}
      <ul className={classes('grid grid-cols-1 gap-2', below ? 'mt-2' : 'mt-5')}>
        {features.map((feature) => (
          <li key={feature.text} className={feature.included ? 'flex gap-3' : 'flex gap-3 text-quiet'}>
            {feature.included ? (
              <Check size={20} aria-hidden="true" className="mt-1 shrink-0 text-pass" />
            ) : (
              <Minus size={20} aria-hidden="true" className="mt-1 shrink-0" />
            )}
            <span>
              {feature.text}
              {!feature.included && ' (not included)'}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

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
      {plans.map((plan) => (
        <PlanCard key={plan.planType} plan={plan} level={level} />
      ))}
    </div>
  )
}

function PlanCard({ plan, level }: { plan: Plan; level: 2 | 3 }) {
  return (
    <Card tone={plan.recommended ? 'strong' : 'plain'} className="flex flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle level={level}>{plan.name}</CardTitle>
        {plan.recommended && <Badge tone="info">Recommended</Badge>}
      </div>
      <p className="mt-3 text-5xl font-bold tracking-tight">
        ${plan.priceDollars}
        <span className="ms-2 text-base font-normal tracking-normal text-quiet">once, for one year</span>
      </p>
      <p className="mt-3">{plan.summary}</p>
      <ul className="mt-5 mb-6 grid grid-cols-1 gap-2">
        {plan.features.map((feature) => (
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
      <ButtonLink
        href={`${paths.purchase}#${plan.planType}`}
        variant={plan.recommended ? 'primary' : 'secondary'}
        wide
        className="mt-auto"
      >
        Choose {plan.name}
      </ButtonLink>
    </Card>
  )
}

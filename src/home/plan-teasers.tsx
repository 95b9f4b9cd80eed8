import type { Plan } from '../content/content-schema.ts'
import { paths } from '../content/paths.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card, CardTitle } from '../ui/card.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** The plans with their price; what each holds stands on the page of prices. */
export function PlanTeasers({ plans }: { plans: Plan[] }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        {plans.map(({ planType, name, priceDollars, summary, recommended }) => (
          <Card key={planType} tone={recommended ? 'strong' : 'plain'} className="flex flex-col max-sm:p-4">
            <div className="flex flex-wrap items-center justify-between gap-x-2">
              <CardTitle>{name}</CardTitle>
              {recommended && <Badge>Recommended for two projects</Badge>}
            </div>
            <p className="text-3xl font-bold tracking-tight sm:text-4xl">
              ${priceDollars}
              <span className="ms-2 text-base font-normal tracking-normal text-quiet">one payment, one year</span>
            </p>
            <p className="mb-3 max-sm:text-sm">{summary}</p>
            <ButtonLink
              href={`${paths.purchase}#${planType}`}
              variant={recommended ? 'primary' : 'secondary'}
              wide
              className="mt-auto"
            >
              Choose {name}
            </ButtonLink>
          </Card>
        ))}
      </div>
      <p className="mt-4">
        <TextLink alone href={paths.pricing}>
          Compare all that each plan holds
        </TextLink>
      </p>
    </>
  )
}

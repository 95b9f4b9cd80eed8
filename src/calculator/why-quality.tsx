import { paths } from '../content/paths.ts'
import { ClaimStats } from '../shell/claims.tsx'
import { Card, CardTitle } from '../ui/card.tsx'
import { Section } from '../ui/page-section.tsx'
import { Faucet, Gauge, SolarModule } from '../ui/pictures/pictures.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { searchFor } from './link.ts'

/** Why the calculator asks at all. The figures are a worked example that anybody can calculate here. */
export function WhyQuality() {
  return (
    <Card as="section" tone="sunken" aria-labelledby="why-title" data-screen-only="">
      <CardTitle level={2} id="why-title">
        Why Quality Matters
      </CardTitle>
      <p className="mt-3 max-w-reading">
        Two jobs can look alike on the day you pay. The difference shows later: a joint that weeps, a duct that was
        never sealed, a pump that runs all night. Desert heat and hard water bring it out sooner.
      </p>
      <ul className="mt-3 list-disc space-y-1 ps-6">
        <li>Quality work is sized and set by readings you can ask for.</li>
        <li>It leaves paper behind: model numbers, permits, photos of what is now covered.</li>
        <li>It costs more on the first day. This page shows when that comes back.</li>
      </ul>
      <div className="mt-6">
        <ClaimStats ids={['standard-five-years', 'quality-five-years']} />
      </div>
      <p className="mt-4">
        <TextLink
          href={paths.calculator + searchFor({ serviceType: 'other', projectValue: 5000, homeAge: 'under-10' })}
          alone
        >
          Calculate this example
        </TextLink>
      </p>
    </Card>
  )
}

/** What stands behind the three figures of a result. */
export function QualityCards() {
  return (
    <div data-screen-only="">
      <Section title="What the figures stand for">
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
          <Card as="li">
            <Faucet className="mb-3 h-16 w-auto" />
            <CardTitle>Hidden Costs</CardTitle>
            <p className="mt-2 text-quiet">
              The price on the quote is only the first payment. A second visit, wasted power or water, and a wall that
              is opened again come on top. The model counts them as repairs and energy waste.
            </p>
          </Card>
          <Card as="li">
            <Gauge className="mb-3 h-16 w-auto" />
            <CardTitle>Quality Assurance</CardTitle>
            <p className="mt-2 text-quiet">
              You need not be an expert to check work. Read the plate, ask for the reading, see the permit, take the
              photo before it is covered. Each <TextLink href={paths.checklists}>checklist</TextLink> says what good
              looks like.
            </p>
          </Card>
          <Card as="li">
            <SolarModule className="mb-3 h-16 w-auto" />
            <CardTitle>Long-term Savings</CardTitle>
            <p className="mt-2 text-quiet">
              Careful work costs more at the start. Where it prevents repairs it earns that back, and the result shows
              in which year. It is an aid for planning, not a promise.
            </p>
          </Card>
        </ul>
      </Section>
    </div>
  )
}

import landing from '../../content/landing.yml'
import plans from '../../content/plans.yml'
import { CatalogueList } from '../checklists/catalogue-list.tsx'
import type { Landing } from '../content/content-schema.ts'
import { paths } from '../content/paths.ts'
import { SearchButton } from '../search/search-button.tsx'
import { Head } from '../shell/head.tsx'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Card, CardTitle } from '../ui/card.tsx'
import { LinkRow } from '../ui/link-row.tsx'
import { Page, Section } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ElsewhereNotice } from '../visit/context/elsewhere-notice.tsx'
import { useBegunVisits } from '../visit/device/visit-index.browser.ts'
import { ContinueVisit } from '../visit/my-visits/continue-visit.tsx'
import { ClaimTable } from './claim-table.tsx'
import { Consultation } from './consultation.tsx'
import { DemoChecklist } from './demo-checklist.tsx'
import { Hero } from './hero.tsx'
import { LocalRules } from './local-rules.tsx'
import { MissionStatement } from './mission-statement.tsx'
import { PlanTeasers } from './plan-teasers.tsx'

export default function HomePage() {
  const begun = useBegunVisits()
  return (
    <>
      <Head
        title="check the work before you pay for it"
        description="Verification checklists for homeowners in Greater Phoenix. Know what to look at, what to ask and what good work is, trade by trade."
        path={paths.home}
      />
      <ElsewhereNotice />
      <Hero
        landing={landing}
        price={Math.min(...plans.map(({ priceDollars }) => priceDollars))}
        resume={begun.length > 0 && <ContinueVisit variant="primary" size="large" className="max-sm:w-full" />}
        search={
          <SearchButton className="max-sm:w-full">
            <span className="max-sm:hidden">Search All Details</span>
            <span className="sm:hidden">Search Everything</span>
          </SearchButton>
        }
      />
      <Page className="below-fold pt-0! pb-2! sm:pt-4! sm:pb-16! max-sm:[&>section]:mt-6 max-sm:[&_h2]:text-xl max-sm:[&>section>:first-child]:mb-2">
        <Section id="services" title="Checklists for your trade" intro="Ten items each. The first three are free.">
          <CatalogueList look="rows" />
        </Section>
        <Section
          id="tools"
          title="What it looks like"
          intro="Things to see, read, ask for or try. You open no panel and climb no roof."
        >
          <DemoChecklist demo={landing.demo} />
        </Section>
        <Section
          id="local"
          title="What a free answer gets wrong"
          intro="Most advice is written for everywhere. Three rules that differ here."
        >
          <LocalRules rules={landing.localRules} />
        </Section>
        <Section id="plans" title="Choose Your Protection Plan">
          <PlanTeasers plans={plans} />
        </Section>
        <Section
          id="issues"
          title="What goes wrong in Greater Phoenix"
          intro="Nine usual faults, with a typical price."
        >
          <IssuesGrid issues={landing.issues} />
        </Section>
        <Section title="Why Quality Verification Matters">
          <ul className="grid grid-cols-1 gap-2 md:grid-cols-3 md:gap-4">
            {landing.why.map((card) => (
              <Card as="li" key={card.title} className="max-sm:px-4 max-sm:py-3">
                <CardTitle>{card.title}</CardTitle>
                <p className="text-quiet max-sm:text-sm">{card.text}</p>
              </Card>
            ))}
          </ul>
        </Section>
        <Section id="find" title="Find Everything You Need">
          <FindCards />
        </Section>
        <Qualitechnician />
        <Section id="mission-statement" title="Mission Statement">
          <MissionStatement />
        </Section>
        <Section id="consultation" title="Talk to us">
          <Consultation />
        </Section>
        <Costs />
      </Page>
    </>
  )
}

function FindCards() {
  return (
    <ul className="grid grid-cols-1 gap-x-10 md:grid-cols-2">
      <LinkRow href={paths.pricing} title="Qualitechnician Checklists">
        Twelve trades, on your phone and on paper.
      </LinkRow>
      <LinkRow href={paths.calculator} title="Cost Calculator">
        Poor work or good work, over five years.
      </LinkRow>
      <LinkRow href={paths.pricing} title="Expertise Service">
        A phone call or an advisory visit.
      </LinkRow>
      <LinkRow href={paths.education} title="Learning Center">
        Licenses, contracts, permits and heat.
      </LinkRow>
    </ul>
  )
}

/** Every figure that is said to persuade, once and last, with what it rests on. */
function Costs() {
  return (
    <Section id="costs" title="What it costs to get it right">
      <ClaimTable
        ids={[
          'standard-five-years',
          'quality-five-years',
          'average-saving',
          'issues-caught',
          'hvac-points',
          'solar-points',
        ]}
      />
      <p className="mt-4">
        <TextLink alone href={paths.pricing}>
          See what a plan costs
        </TextLink>
      </p>
    </Section>
  )
}

function Qualitechnician() {
  return (
    <Section id="qualitechnician" title="What is a Qualitechnician?">
      <div className="grid grid-cols-1 max-w-reading gap-4">
        <p>
          Our word for a homeowner with a plan in hand: somebody who knows which plate to read, which number to ask for
          and which photo to take before the wall is closed. You need no tools beyond a tape measure, a thermometer and
          your phone.
        </p>
      </div>
    </Section>
  )
}

/** What goes wrong most, each with a typical job to start the calculator with. */
function IssuesGrid({ issues }: { issues: Landing['issues'] }) {
  const { money } = useFormats()
  return (
    <ul className="grid grid-cols-1 gap-x-10 md:grid-cols-2 lg:grid-cols-3">
      {issues.map((issue) => (
        <LinkRow
          key={issue.service}
          href={`${paths.calculator}?service=${issue.service}&value=${issue.value}&age=${issue.age}`}
          title={issue.title}
          note={money(issue.value)}
        >
          <p className="max-sm:hidden">{issue.text}</p>
        </LinkRow>
      ))}
    </ul>
  )
}

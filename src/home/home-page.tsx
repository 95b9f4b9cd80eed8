import landing from '../../content/landing.yml'
import plans from '../../content/plans.yml'
import { CatalogueList } from '../checklists/catalogue-list.tsx'
import { TradePicture } from '../checklists/trade-picture.tsx'
import type { Landing } from '../content/content-schema.ts'
import { paths } from '../content/paths.ts'
import { PlanCards } from '../purchase/plan-cards.tsx'
import { SearchButton } from '../search/search-button.tsx'
import { ClaimStats } from '../shell/claims.tsx'
import { Head } from '../shell/head.tsx'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Card, CardTitle, LinkCard } from '../ui/card.tsx'
import { Page, Section } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ElsewhereNotice } from '../visit/context/elsewhere-notice.tsx'
import { useBegunVisits } from '../visit/device/visit-index.browser.ts'
import { ContinueVisit } from '../visit/my-visits/continue-visit.tsx'
import { Consultation } from './consultation.tsx'
import { DemoChecklist } from './demo-checklist.tsx'
import { Hero } from './hero.tsx'
import { MissionStatement } from './mission-statement.tsx'

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
        sample={landing.sample}
        resume={begun.length > 0 && <ContinueVisit variant="primary" size="large" className="max-sm:w-full" />}
        search={
          <SearchButton size="large" className="max-sm:w-full">
            <span className="max-sm:hidden">Search All Details</span>
            <span className="sm:hidden">Search Everything</span>
          </SearchButton>
        }
      />
      <Page>
        <ClaimStats ids={['average-saving', 'issues-caught', 'hvac-points', 'solar-points']} />
        <Section title="Why Quality Verification Matters">
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
            {landing.why.map((card) => (
              <Card as="li" key={card.title}>
                <CardTitle>{card.title}</CardTitle>
                <p className="mt-2 text-quiet">{card.text}</p>
              </Card>
            ))}
          </ul>
        </Section>
        <Section id="find" title="Find Everything You Need">
          <FindCards />
        </Section>
        <Section
          id="services"
          title="Checklists for your trade"
          intro="Each holds ten items. The first three are free, whole and useful on their own."
        >
          <CatalogueList />
        </Section>
        <Section
          id="tools"
          title="What it looks like"
          intro="Point after point, each something you can see, read, ask for or try. You open no panel and climb no roof."
        >
          <DemoChecklist demo={landing.demo} />
        </Section>
        <Section
          id="plans"
          title="Choose Your Protection Plan"
          intro="One payment. A code opens your checklists for one year."
        >
          <PlanCards plans={plans} level={3} />
        </Section>
        <Section
          id="issues"
          title="What goes wrong in Greater Phoenix"
          intro="Nine jobs, nine usual faults. Each opens the calculator with a typical price."
        >
          <IssuesGrid issues={landing.issues} />
        </Section>
        <CostTeaser />
        <Qualitechnician />
        <Section id="mission-statement" title="Mission Statement">
          <MissionStatement />
        </Section>
        <Section id="consultation" title="Talk to us">
          <Consultation />
        </Section>
      </Page>
    </>
  )
}

function FindCards() {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <LinkCard as="li" href={paths.pricing} title="Qualitechnician Checklists" action="See the plans">
        <p>Full checklists for twelve trades, on your phone and on paper.</p>
      </LinkCard>
      <LinkCard as="li" href={paths.calculator} title="Cost Calculator" action="Work it out">
        <p>What poor work and good work cost over five years, factor by factor.</p>
      </LinkCard>
      <LinkCard as="li" href={paths.pricing} title="Expertise Service" action="See what is included">
        <p>A phone call or an advisory visit when you want a second pair of eyes.</p>
      </LinkCard>
      <LinkCard as="li" href={paths.education} title="Learning Center" action="Read the articles">
        <p>Licenses, contracts, permits and desert heat, explained for this valley.</p>
      </LinkCard>
    </ul>
  )
}

function CostTeaser() {
  return (
    <Section id="costs" title="What it costs to get it right">
      <ClaimStats ids={['standard-five-years', 'quality-five-years', 'average-saving']} />
      <p className="mt-6">
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
          and which photo must be taken before the wall is closed.
        </p>
        <p>
          You need no tools beyond a tape measure, a thermometer and your phone. The contractor takes the readings that
          need a trained hand; you ask for them, look at the gauge and write the number down.
        </p>
      </div>
    </Section>
  )
}

/** What goes wrong most, each with a typical job to start the calculator with. */
function IssuesGrid({ issues }: { issues: Landing['issues'] }) {
  const { money } = useFormats()
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-3">
      {issues.map((issue) => (
        <LinkCard
          as="li"
          key={issue.service}
          href={`${paths.calculator}?service=${issue.service}&value=${issue.value}&age=${issue.age}`}
          title={issue.title}
          label={issue.service.toUpperCase()}
          picture={<TradePicture category={issue.service} />}
          action={`Estimate a job of ${money(issue.value)}`}
        >
          <p>{issue.text}</p>
        </LinkCard>
      ))}
    </ul>
  )
}

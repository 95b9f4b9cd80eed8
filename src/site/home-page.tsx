import { useSuspenseQuery } from '@tanstack/react-query'
import { CatalogueList } from '../checklists/catalogue-list.tsx'
import { PlanCard } from '../purchase/plan-card.tsx'
import { plansQuery } from '../purchase/plan-queries.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Horizon } from '../ui/horizon.tsx'
import { Page, Section } from '../ui/page-section.tsx'
import { ClaimStats } from './claims.tsx'
import { Head } from './head.tsx'
import { useSite } from './site-queries.tsx'

export default function HomePage() {
  const { data: plans } = useSuspenseQuery(plansQuery())
  return (
    <>
      <Head
        title="check the work before you pay for it"
        description="Verification checklists for homeowners in Greater Phoenix. Know what to look at, what to ask and what good work is, trade by trade."
        path="/"
      />
      <Hero />
      <Page>
        <ClaimStats ids={['average-saving', 'issues-caught', 'hvac-points', 'solar-points']} />
        <Section
          id="services"
          title="Checklists for your trade"
          intro="Each holds ten items. The first three are free, whole and useful on their own."
        >
          <CatalogueList />
        </Section>
        <Section id="how" title="How it works">
          <ol className="grid gap-6 md:grid-cols-3">
            <Step number="1" title="Look before you hire">
              Read the three free items of your checklist. They already tell you what to ask and what good looks like.
            </Step>
            <Step number="2" title="Stand beside the work">
              Open the full list on your phone. Every point is something you can see, read, ask for or try. You open no
              panel and climb no roof.
            </Step>
            <Step number="3" title="Pay when it is right">
              What is ticked and written down stays with you, on your phone and on paper.
            </Step>
          </ol>
        </Section>
        <Section
          id="plans"
          title="Choose Your Protection Plan"
          intro="One payment. A code opens your checklists for one year."
        >
          <div className="grid gap-6 md:grid-cols-2">
            {plans.map((plan) => (
              <PlanCard key={plan.planType} plan={plan} />
            ))}
          </div>
        </Section>
      </Page>
    </>
  )
}

function Hero() {
  const site = useSite()
  return (
    <div className="border-b border-hairline">
      <div className="mx-auto w-full max-w-wide px-4 pt-12 sm:px-8 sm:pt-20">
        <p className="form-label">For homeowners in Greater Phoenix</p>
        <h1 className="mt-3 max-w-reading text-4xl sm:text-5xl">Check the work before you pay for it.</h1>
        <p className="mt-5 max-w-reading text-lg text-quiet">
          {site.name} tells you what to look at, what to ask and what good work is. Twelve trades, in plain English,
          with the sentence to say in Spanish too.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="#services" variant="primary" size="large">
            Find your checklist
          </ButtonLink>
          <ButtonLink to="#plans" size="large">
            See the plans
          </ButtonLink>
        </div>
        <Horizon className="mt-10 block w-full text-quiet" />
      </div>
    </div>
  )
}

function Step({ number, title, children }: { number: string; title: string; children: string }) {
  return (
    <li className="border-t-2 border-ink pt-4">
      <p className="font-mono text-2xl text-quiet">{number}</p>
      <h3 className="mt-2 text-lg">{title}</h3>
      <p className="mt-2">{children}</p>
    </li>
  )
}

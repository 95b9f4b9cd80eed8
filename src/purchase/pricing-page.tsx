import plans from '../../content/plans.yml'
import { paths } from '../content/paths.ts'
import { codeOpensAtAGlance, whenCodeOpens } from '../opening/opening-words.ts'
import { ClaimNote, ClaimStats } from '../shell/claims.tsx'
import { ExampleReportLink } from '../shell/example-report-link.tsx'
import { Head } from '../shell/head.tsx'
import { JsonLd } from '../shell/json-ld.tsx'
import { MoneyBox } from '../shell/money-box.tsx'
import { useSite } from '../shell/use-site.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Page, PageHeader, Section } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { PlanCards } from './plan-cards.tsx'
import { planOffers } from './plan-offers.ts'
import { WhenNotToBuy } from './when-not-to-buy.tsx'

export default function PricingPage() {
  const site = useSite()
  const { hours } = useFormats()
  return (
    <Page>
      <Head
        title="Plans and prices"
        description={`${plans.map(({ name, priceDollars }) => `${name} $${priceDollars}`).join(', ')}: full checklists for checking contractor work. One payment by bank transfer or Zelle, open for one year.`}
        path={paths.pricing}
      />
      <JsonLd data={planOffers(site, plans)} />
      <PageHeader
        title="Choose your plan"
        intro="You pay once, by bank transfer or Zelle. A code opens your checklists for one year. No account, no subscription."
      />
      <PlanCards plans={plans} level={2} className="mt-6 sm:mt-8" />
      <BeforeChoosing />
      <Section title="Paying">
        <ul className="max-w-reading list-disc space-y-2 ps-6">
          <li>Bank transfer or Zelle. Cards and PayPal: coming soon.</li>
          <li>Your reference must travel with the payment, so that we can find it.</li>
          <li>
            We confirm payments {hours.days}, {hours.opens} to {hours.closes}, Phoenix time.
          </li>
          <li>{whenCodeOpens(site)} If you do not pay, you owe nothing.</li>
          <li>No refunds: please look at the three free items of your checklist first.</li>
        </ul>
      </Section>
      <Section title="When not to buy">
        <WhenNotToBuy />
        <ClaimNote />
      </Section>
      <Section
        title="When a check fails"
        intro="A failed check is a reason to ask for a fix before you pay for that work."
      >
        <MoneyBox className="max-w-reading" />
      </Section>
      <Section title="What it can save you">
        <ClaimStats ids={['average-saving-plus', 'issues-caught']} />
      </Section>
    </Page>
  )
}

/** What is free, when a code opens, and what comes out of it. */
function BeforeChoosing() {
  const site = useSite()
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-8">
      <ul className="list-disc ps-6">
        <li>
          The first 3 items of <TextLink href={paths.checklists}>every checklist</TextLink> are free.
        </li>
        <li>{site.demonstration ? 'In this demonstration your code opens at once.' : codeOpensAtAGlance(site)}</li>
      </ul>
      <ExampleReportLink />
    </div>
  )
}

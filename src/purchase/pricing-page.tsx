import plans from '../../content/plans.yml'
import { paths } from '../content/paths.ts'
import { whenCodeOpens } from '../shell/before-payment-words.ts'
import { ClaimNote, ClaimStats } from '../shell/claims.tsx'
import { Head } from '../shell/head.tsx'
import { JsonLd } from '../shell/json-ld.tsx'
import { MoneyBox } from '../shell/money-box.tsx'
import { useSite } from '../shell/use-site.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Page, PageHeader, Section } from '../ui/page-section.tsx'
import { PlanCards } from './plan-cards.tsx'
import { planOffers } from './plan-offers.ts'

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
        intro="You pay once. A code opens your checklists for one year. There is no account and no subscription."
      />
      <PlanCards plans={plans} level={2} className="mt-10" />
      <Section title="What it can save you">
        <ClaimStats ids={['average-saving-plus', 'issues-caught']} />
      </Section>
      <Section
        title="When a check fails"
        intro="A failed check is a reason to ask for a fix before you pay for that work."
      >
        <MoneyBox className="max-w-reading" />
      </Section>
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
        <ClaimNote />
      </Section>
    </Page>
  )
}

import equipment from '../../content/equipment.yml'
import suppliers from '../../content/suppliers.yml'
import { paths } from '../content/paths.ts'
import { Head } from '../shell/head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card, CardTitle } from '../ui/card.tsx'
import { Day } from '../ui/day.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page, PageHeader, Section } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { BrandCategories } from './brand-categories.tsx'
import { Comparisons } from './comparisons.tsx'
import { Examples } from './examples.tsx'
import { composeGuide, type Guide } from './guide.ts'
import { LaborCost } from './labor-cost.tsx'
import { Rankings } from './rankings.tsx'
import { SupplierDirectory } from './supplier-directory.tsx'
import { TopGrade } from './top-grade.tsx'

/** The parts of the page in their order; the contents at the top lead to each. */
const parts = [
  { id: 'top-grade', title: 'What makes equipment Top Quality Grade' },
  { id: 'brands', title: 'Brands by category' },
  { id: 'rankings', title: 'Brand rankings' },
  { id: 'comparisons', title: 'Professional or budget' },
  { id: 'labor', title: 'What labor costs' },
  { id: 'examples', title: 'Worked examples' },
  { id: 'suppliers', title: 'Supplier directory' },
  { id: 'verification', title: 'Equipment verification checklist' },
  { id: 'disclaimer', title: 'Legal disclaimer' },
] as const
type PartId = (typeof parts)[number]['id']
const titleOf = (id: PartId): string => parts.find((part) => part.id === id)?.title ?? ''

const title = 'Equipment and supplier standards'
const guide = composeGuide(equipment, suppliers)

export default function EquipmentPage() {
  return (
    <Page>
      <Head
        title={title}
        description="What makes equipment top grade in Phoenix heat and hard water: brands by category, rankings with their criteria, costs side by side, suppliers and a checklist. Opinions, with grounds and dates."
        path={paths.equipment}
      />
      <PageHeader label="Opinions with grounds and dates" title={title} intro={guide.intro}>
        <p className="text-sm text-quiet">
          Last reviewed <Day date={guide.reviewed} />.{' '}
          <TextLink href="#disclaimer">Opinions only: no endorsement, no business relationship.</TextLink>
        </p>
      </PageHeader>
      <nav aria-label="On this page" className="mt-8 border-y border-hairline py-3">
        <ol className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <TextLink href={`#${id}`} alone>
                {title}
              </TextLink>
            </li>
          ))}
        </ol>
      </nav>
      <Section id="top-grade" title={titleOf('top-grade')} index={`${guide.topGrade.length} marks`}>
        <TopGrade guide={guide} />
      </Section>
      <Section
        id="brands"
        title={titleOf('brands')}
        intro={guide.warrantyNote}
        index={`${guide.categories.length} categories`}
      >
        <Notice tone="caution" className="mb-8">
          <p>{guide.recallNote}</p>
        </Notice>
        <BrandCategories categories={guide.categories} />
      </Section>
      <Section id="rankings" title={titleOf('rankings')} intro={guide.rankingNote} index="stars by written criteria">
        <Rankings rankings={guide.rankings} />
      </Section>
      <Section id="comparisons" title={titleOf('comparisons')} intro={guide.comparisonNote} index="our own examples">
        <Comparisons comparisons={guide.comparisons} />
      </Section>
      <Section id="labor" title={titleOf('labor')} intro={guide.labor.note} index="our own example">
        <LaborCost labor={guide.labor} />
      </Section>
      <Section id="examples" title={titleOf('examples')} intro={guide.exampleNote} index="made-up cases">
        <Examples examples={guide.examples} />
      </Section>
      <Section id="suppliers" title={titleOf('suppliers')} intro={guide.suppliers.note}>
        <SupplierDirectory suppliers={guide.suppliers} />
      </Section>
      <Section
        id="verification"
        title={titleOf('verification')}
        index={`${guide.verification.length} points`}
        intro="Five things to settle before anything is opened, mounted or paid for."
      >
        <VerificationList points={guide.verification} />
        <div className="mt-8" data-screen-only="">
          <ButtonLink href={paths.checklists} variant="primary">
            Choose the checklist for your trade
          </ButtonLink>
        </div>
      </Section>
      <Section id="disclaimer" title={titleOf('disclaimer')}>
        <Disclaimer disclaimer={guide.disclaimer} />
      </Section>
    </Page>
  )
}

function Disclaimer({ disclaimer }: { disclaimer: Guide['disclaimer'] }) {
  return (
    <Card tone="strong" className="max-w-reading">
      <CardTitle>{disclaimer.title}</CardTitle>
      <ul className="mt-3 list-disc space-y-2 ps-6">
        {disclaimer.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  )
}

/** What to settle before the work, each with the sentence to say. */
function VerificationList({ points }: { points: Guide['verification'] }) {
  return (
    <ol className="grid grid-cols-1 gap-4">
      {points.map(({ title, text, say, redFlag }, place) => (
        <Card as="li" key={title} tone={redFlag ? 'caution' : 'plain'}>
          <div className="flex gap-4">
            <span aria-hidden="true" className="form-label w-5 shrink-0 pt-1">
              {place + 1}
            </span>
            <div className="max-w-reading">
              <CardTitle>{title}</CardTitle>
              <p className="mt-1">{text}</p>
              <p className="mt-3 border-s-2 border-outline ps-4">
                <span className="form-label block">What to say</span>“{say}”
              </p>
            </div>
          </div>
        </Card>
      ))}
    </ol>
  )
}

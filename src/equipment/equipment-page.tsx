import equipment from '../../content/equipment.yml'
import suppliers from '../../content/suppliers.yml'
import { equipmentTradePath, paths } from '../content/paths.ts'
import { Head } from '../shell/head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card, CardTitle } from '../ui/card.tsx'
import { FoldRow, FoldRows } from '../ui/fold-row.tsx'
import { LinkRow } from '../ui/link-row.tsx'
import { Page, Section } from '../ui/page-section.tsx'
import { EquipmentPicture } from './equipment-picture.tsx'
import { composeGuide, type Guide } from './guide.ts'
import { GuideHeader } from './guide-header.tsx'
import { LaborCost } from './labor-cost.tsx'
import { SupplierDirectory } from './supplier-directory.tsx'
import { TopGrade } from './top-grade.tsx'

const title = 'Equipment and supplier standards'
const guide = composeGuide(equipment)

/** The guide in general: the verdict, the way to each trade, and what is true of all of them. */
export default function EquipmentPage() {
  return (
    <Page>
      <Head
        title={title}
        description="What makes equipment top grade in Phoenix heat and hard water, trade by trade: lines we would accept, what is on record, warranties and suppliers. Opinions, with grounds and dates."
        path={paths.equipment}
      />
      <GuideHeader
        title={title}
        label="Opinions with grounds and dates"
        verdict={guide.verdict}
        reviewed={guide.reviewed}
        disclaimer="#disclaimer"
      />
      <nav aria-labelledby="trades-title" className="mt-8">
        <h2 id="trades-title" className="text-2xl">
          Choose your trade
        </h2>
        <ul className="mt-3 grid grid-cols-1 gap-x-12 border-t-2 border-ink md:grid-cols-2">
          {guide.trades.map(({ id, name, line }) => (
            <LinkRow key={id} href={equipmentTradePath(id)} title={name} picture={<EquipmentPicture trade={id} />}>
              {line}
            </LinkRow>
          ))}
        </ul>
      </nav>
      <Section
        id="top-grade"
        title="What makes equipment Top Quality Grade"
        intro={guide.intro}
        index={`${guide.topGrade.length} marks`}
      >
        <TopGrade guide={guide} />
      </Section>
      <Section
        id="verification"
        title="Equipment verification checklist"
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
      <Section id="labor" title="What labor costs" intro={guide.labor.note} index="our own example">
        <LaborCost labor={guide.labor} />
      </Section>
      <Section id="suppliers" title="Supplier directory" intro={suppliers.note}>
        <SupplierDirectory suppliers={suppliers} />
      </Section>
      <Section id="disclaimer" title="Legal disclaimer">
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
    <FoldRows ordered>
      {points.map(({ title, text, say, redFlag }, place) => (
        <FoldRow
          key={title}
          title={<strong className={redFlag ? 'text-caution' : ''}>{`${place + 1}. ${title}`}</strong>}
        >
          <p>{text}</p>
          <p className="mt-3 border-s-2 border-outline ps-4">
            <span className="form-label block">What to say</span>“{say}”
          </p>
        </FoldRow>
      ))}
    </FoldRows>
  )
}

import { paths } from '../content/paths.ts'
import { Head } from '../shell/head.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ContinueVisit } from '../visit/continue-visit.tsx'
import { CatalogueList } from './catalogue-list.tsx'

export default function ChecklistsPage() {
  return (
    <Page>
      <Head
        title="All verification checklists"
        description="Twelve checklists for homeowners in Greater Phoenix: what to look at, what to ask and what good work is, trade by trade."
        path={paths.checklists}
      />
      <PageHeader
        title="Choose your checklist"
        intro="Each one has ten items, in the order of the job. The first three are free. Answers and notes stay on your device."
      >
        <p>
          Have a code? <TextLink href={paths.access}>Open your checklists</TextLink>
        </p>
        <ContinueVisit className="mt-4" />
      </PageHeader>
      <div className="mt-10">
        <CatalogueList level={2} />
      </div>
    </Page>
  )
}

import { useAccess, useSavedCode } from '../access/use-access.browser.ts'
import { paths } from '../content/paths.ts'
import { Head } from '../shell/head.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ContinueVisit } from '../visit/continue-visit.tsx'
import { CatalogueList } from './catalogue-list.tsx'

export default function ChecklistsPage() {
  const { code } = useSavedCode()
  const access = useAccess()
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
        {code === null ? (
          <p>
            Have a code? <TextLink href={paths.access}>Enter it</TextLink>
          </p>
        ) : (
          // The words come with the answer; their place is kept.
          <p role="status" className="min-h-7">
            {access && openWords(access.projects.length, access.projectsRemaining)}
          </p>
        )}
        <ContinueVisit className="mt-4" />
      </PageHeader>
      <div className="mt-10">
        <CatalogueList level={2} started={access?.projects.map(({ checklistId }) => checklistId) ?? []} />
      </div>
    </Page>
  )
}

/** What the code on this device opens here, and what it can still start. */
function openWords(started: number, left: number): string {
  const open =
    started === 0
      ? 'Your code has started no checklist yet.'
      : `Your code has ${inWords(started, 'checklist')} open, marked below.`
  return left === 0 ? open : `${open} ${inWords(left, 'project')} left: choose a checklist and start it there.`
}

const inWords = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

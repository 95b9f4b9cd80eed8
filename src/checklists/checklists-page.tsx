import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useSavedCode } from '../access/saved-code.browser.ts'
import { useAccess } from '../access/use-access.browser.ts'
import { checklistPath, paths } from '../content/paths.ts'
import { Head } from '../shell/head.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ContinueVisit } from '../visit/my-visits/continue-visit.tsx'
import { CatalogueList } from './catalogue-list.tsx'
import { checklistsQuery } from './checklist-queries.ts'

export default function ChecklistsPage() {
  const { code } = useSavedCode()
  const access = useAccess()
  const started = access?.openLists ?? []
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
            {access && <OpenWithCode openLists={started} left={access.canStart ? access.projectsRemaining : 0} />}
          </p>
        )}
        <ContinueVisit className="mt-4" />
      </PageHeader>
      <div className="mt-10">
        <CatalogueList level={2} started={started} />
      </div>
    </Page>
  )
}

interface OpenWithCodeProps {
  /** The lists that the code on this device has open. */
  openLists: readonly string[]
  left: number
}

/** The lists that the code on this device has open, and what it can still start. */
function OpenWithCode({ openLists, left }: OpenWithCodeProps) {
  const { data = [] } = useQuery(checklistsQuery)
  const open = data.filter(({ id }) => openLists.includes(id))
  if (open.length === 0 && left === 0)
    return (
      <>
        Your code waits for its payment. <TextLink href={paths.access}>How to pay</TextLink>
      </>
    )
  return (
    <>
      {open.length > 0 ? 'Open with your code: ' : 'Your code has started no checklist yet. '}
      {open.map(({ id, title }, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <TextLink href={checklistPath(id)}>{title}</TextLink>
        </Fragment>
      ))}
      {open.length > 0 && '. '}
      {left > 0 && `${left} ${left === 1 ? 'project' : 'projects'} left: choose a checklist and start it there.`}
    </>
  )
}

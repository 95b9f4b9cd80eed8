import { paths } from '../content/paths.ts'
import { NotFoundHead } from '../shell/head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'

export function ChecklistNotFound() {
  return (
    <Page width="reading">
      <NotFoundHead
        title="Checklist Not Found"
        description="There is no checklist at this address. Twelve trades have one: see them all, or search for yours."
      />
      <PageHeader
        title="Checklist Not Found"
        intro="We have no checklist at this address. There are twelve; one of them may be what you need."
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.home} variant="primary">
            Return Home
          </ButtonLink>
          <ButtonLink to={paths.checklists}>See all checklists</ButtonLink>
        </div>
      </PageHeader>
    </Page>
  )
}

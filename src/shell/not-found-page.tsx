import { paths } from '../content/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { NotFoundHead } from './head.tsx'

export default function NotFoundPage() {
  return (
    <Page width="reading">
      <NotFoundHead
        title="404 Page Not Found"
        description="There is no page at this address. The checklists, the articles and the search are one step away."
      />
      <PageHeader
        title="404 Page Not Found"
        intro="There is no page at this address. It may have moved, or the link may have a typing error."
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

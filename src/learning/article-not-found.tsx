import { paths } from '../content/paths.ts'
import { NotFoundHead } from '../shell/head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'

export function ArticleNotFound() {
  return (
    <Page width="reading">
      <NotFoundHead
        title="Article Not Found"
        description="There is no article at this address. See all articles for homeowners in Greater Phoenix, or search for one."
      />
      <PageHeader
        title="Article Not Found"
        intro="We have no article at this address. It may have moved, or the link may have a typing error."
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.education} variant="primary">
            Back to Articles
          </ButtonLink>
          <ButtonLink to={paths.home}>Return Home</ButtonLink>
        </div>
      </PageHeader>
    </Page>
  )
}

import { isRouteErrorResponse, useRouteError } from 'react-router'
import { CallError } from '../api/make-call.browser.ts'
import { ChecklistNotFound } from '../checklists/checklist-not-found.tsx'
import { ArticleNotFound } from '../learning/article-not-found.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { NotFoundHead } from './head.tsx'
import { NoAnswer } from './no-answer.tsx'

/** Stands in for a page that is not there, or that failed. */
export function Fault() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.data === 'checklist-not-found') return <ChecklistNotFound />
  if (isRouteErrorResponse(error) && error.data === 'article-not-found') return <ArticleNotFound />
  if (isRouteErrorResponse(error) && error.status === 404) return <PageNotFound />
  if (error instanceof CallError) return <NoAnswer error={error} />
  return <PageFailed />
}

function PageNotFound() {
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
          <ButtonLink to="/" variant="primary">
            Return Home
          </ButtonLink>
          <ButtonLink to="/checklist">See all checklists</ButtonLink>
        </div>
      </PageHeader>
    </Page>
  )
}

function PageFailed() {
  return (
    <Page width="reading">
      <title>This page could not be shown</title>
      <PageHeader
        title="This page could not be shown"
        intro="Something went wrong on our side. What you ticked and wrote is safe on this device."
      >
        <Button variant="primary" onClick={() => location.reload()}>
          Retry
        </Button>
      </PageHeader>
    </Page>
  )
}

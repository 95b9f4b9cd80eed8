import type { ReactNode } from 'react'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { NotFoundHead } from './head.tsx'

interface NotFoundProps {
  title: string
  /** For shared links. */
  description: string
  intro: string
  /** The ways on. */
  children: ReactNode
}

/** A page in the place of one that is not there. */
export function NotFound({ title, description, intro, children }: NotFoundProps) {
  return (
    <Page width="regular">
      <NotFoundHead title={title} description={description} />
      <PageHeader title={title} intro={intro}>
        <div className="flex flex-wrap gap-3">{children}</div>
      </PageHeader>
    </Page>
  )
}

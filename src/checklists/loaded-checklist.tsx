import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isNotFound } from '../api/call-error.ts'
import { query } from '../api/query.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { Loading, SkeletonLines } from '../ui/skeleton.tsx'
import type { Checklist } from './checklist.ts'
import { ChecklistNotFound } from './checklist-not-found.tsx'

interface LoadedChecklistProps {
  id: string
  /** Of the page for as long as the checklist has none. */
  title: string
  children: (checklist: Checklist) => ReactNode
}

/** A page of one checklist: what `children` makes of it, or why it is not here. */
export function LoadedChecklist({ id, title, children }: LoadedChecklistProps) {
  const { data: checklist, error, isFetching, refetch } = useQuery(query('getChecklist', { params: { id } }))
  if (checklist) return children(checklist)
  if (isNotFound(error)) return <ChecklistNotFound />
  return (
    <Page>
      <title>{title}</title>
      <PageHeader title={title} className="mb-8" />
      {error && !isFetching ? (
        <LoadFailed title="Failed to fetch checklist" error={error} onRetry={refetch} />
      ) : (
        <Loading label="Loading the checklist">
          <SkeletonLines lines={8} />
        </Loading>
      )}
    </Page>
  )
}

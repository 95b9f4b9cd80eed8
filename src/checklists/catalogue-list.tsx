import { useQuery } from '@tanstack/react-query'
import { CallError } from '../api/call-error.ts'
import { checklistPath } from '../content/paths.ts'
import { Button } from '../ui/button.tsx'
import { LinkRow } from '../ui/link-row.tsx'
import { Notice } from '../ui/notice.tsx'
import { Loading, SkeletonCard } from '../ui/skeleton.tsx'
import { jobNames } from './card-words.ts'
import { ChecklistCard } from './checklist-card.tsx'
import { checklistsQuery } from './checklist-queries.ts'
import { TradePicture } from './trade-picture.tsx'

interface CatalogueListProps {
  /** Rows name each list, and the first of its jobs where there is room; cards also what it covers and all jobs. */
  look?: 'cards' | 'rows'
  level?: 2 | 3
  /** The checklists that a code on this device has open, by id. */
  started?: readonly string[]
}

/** All checklists, with the words for while they load, when they fail and when there are none. */
export function CatalogueList({ look = 'cards', level = 3, started = [] }: CatalogueListProps) {
  const { data, error, isFetching, refetch } = useQuery(checklistsQuery)
  if (error && !isFetching)
    return (
      <Notice tone="problem" role="alert" actions={<Button onClick={() => refetch()}>Retry</Button>}>
        <p>Error loading checklists: {error instanceof CallError ? error.told : error.message}</p>
      </Notice>
    )
  if (!data)
    return (
      <Loading label="Loading checklists...">
        <p className="mb-4">Loading checklists...</p>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </div>
      </Loading>
    )
  if (data.length === 0) return <p>No checklists available</p>
  if (look === 'rows')
    return (
      <ul className="grid grid-cols-2 gap-x-4 sm:gap-x-10 lg:grid-cols-3">
        {data.map(({ id, title, category, pointCount, jobs }) => (
          <LinkRow
            key={id}
            href={checklistPath(id)}
            title={title}
            picture={<TradePicture category={category} />}
            level={level}
            isNarrow
          >
            <span className="max-sm:hidden">{pointCount} checks</span>
            <span className="sm:hidden">{jobs.length} jobs</span>
            <span className="line-clamp-2 max-sm:hidden">{jobNames(jobs)}</span>
          </LinkRow>
        ))}
      </ul>
    )
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {data.map((checklist) => (
        <ChecklistCard
          key={checklist.id}
          checklist={checklist}
          level={level}
          isStarted={started.includes(checklist.id)}
        />
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { isSaid } from '../../content/job-fit.ts'
import { Card } from '../../ui/card.tsx'
import { Stat, Stats } from '../../ui/pictures/stat.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import type { FittedItem } from '../model/fitted-items.ts'
import { type Counts, needsCode, problemCount, type progressOf, visitProgress } from '../model/progress.ts'
import { checksWords, progressInFull, progressWords, ruledOutWords, stopsWords } from '../model/visit-words.ts'

type Figures = ReturnType<typeof progressOf>

interface ListProgressProps {
  fitted: FittedItem[]
  progress: Figures
  counts: Counts
  /** True when these are all the items, not only the free ones. */
  isOpen: boolean
  /** They were all open to this visit at some time. */
  hadFullAccess: boolean
  /** What else there is to know of it. */
  children?: ReactNode
}

/** How much of the list is done and answered, and what is to fix. */
export function ListProgress(props: ListProgressProps) {
  const { fitted, progress, counts, isOpen, children } = props
  const { checklist, job } = useVisitContext()
  const toFix = problemCount(counts)
  const ruledOut = ruledOutWords(counts)
  const isWanting = needsCode(counts, props)
  const figures = progressWords(progress, counts)
  return (
    <div className="my-2 sm:my-3">
      <p className="text-sm">
        <strong>
          {progressInFull(visitProgress(counts, props), {
            pointCount: checklist.pointCount,
            isOpen,
            isJobSaid: isSaid(job),
          })}
        </strong>
        {toFix > 0 && (
          <>
            {', '}
            <strong className="text-problem">{toFix} to fix</strong>
          </>
        )}
        {ruledOut && <strong className="text-problem">, {ruledOut}</strong>}
        {!isWanting && <span className="whitespace-nowrap text-quiet"> · {figures}</span>}
      </p>
      {!isWanting && (
        <progress
          aria-label="Progress"
          className="bar mt-1"
          value={progress.completed}
          max={Math.max(1, progress.total)}
          aria-valuetext={figures}
          data-full={progress.completed >= progress.total ? '' : undefined}
        />
      )}
      <div role="status">{isSaid(job) && <JobLine fitted={fitted} />}</div>
      {children}
    </div>
  )
}

/** What the job changed on the list. */
function JobLine({ fitted }: { fitted: FittedItem[] }) {
  const shown = fitted.reduce((sum, { points }) => sum + points.length, 0)
  const folded = fitted.reduce((sum, { ruledOut }) => sum + ruledOut.length, 0)
  const done = fitted.filter(({ points }) => points.length === 0).length
  return (
    <p className="mt-2">
      {checksWords(shown)} for your job, in the order in which they close up.{' '}
      {folded === 1 ? 'One is' : `${folded} are`} folded away and not counted
      {done > 0 &&
        `; ${done === 1 ? '1 item has' : `${done} items have`} nothing for it and ${done === 1 ? 'counts' : 'count'} as done`}
      .
    </p>
  )
}

/** The figures of a list once something is done. */
export function ListSummary({
  progress: { completed, total, percent },
  counts,
}: {
  progress: Figures
  counts: Counts
}) {
  const stops = stopsWords(counts.stops)
  if (completed === 0) return null
  return (
    <Card className="mt-8 print:hidden">
      <h3 className="mb-4 text-xl">Summary</h3>
      <Stats>
        <Stat figure={completed} label="Completed" />
        <Stat figure={total - completed} label="Remaining" />
        <Stat
          figure={`${percent}%`}
          label="Progress"
          note={stops && <strong className="text-problem">{stops}</strong>}
        />
      </Stats>
    </Card>
  )
}

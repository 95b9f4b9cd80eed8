import Timer from 'lucide-react/icons/timer'
import type { CheckPoint } from '../../checklists/checklist.ts'
import { runningLine, timerLine } from '../../checklists/readings/timed-words.ts'
import { useNow } from '../../ui/browser/now.browser.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { waitingAt } from '../model/timed-pair.ts'
import type { Visit } from '../model/visit.ts'

export interface WaitingListProps {
  /** The points that belong to the job. */
  points: readonly CheckPoint[]
  visit: Visit
  /** The point on the screen, which shows its own wait. */
  current?: string | undefined
  className?: string
}

/** Milliseconds between two readings of the clock. */
const clockMs = 15_000

/** The readings that wait for their second one and the minutes that run, a line each with the time left and a link to the point. */
export function WaitingList({ points, visit, current, className }: WaitingListProps) {
  const now = useNow(clockMs)
  const waiting = now ? waitingAt(points, visit, now).filter(({ point }) => point.id !== current) : []
  if (waiting.length === 0) return null
  return (
    <ul aria-label="What waits" className={className}>
      {waiting.map(({ point, called, countdown, isTimer }) => (
        <li key={point.id} className="flex items-center gap-2 font-semibold">
          <Timer size={20} aria-hidden="true" className="shrink-0" />
          <TextLink alone href={`#${point.id}`} className="tabular-nums">
            {isTimer ? timerLine(called, countdown) : runningLine(called, countdown)}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

import Timer from 'lucide-react/icons/timer'
import { countdownOf } from '../../checklists/readings/timed-reading.ts'
import { timerWords } from '../../checklists/readings/timed-words.ts'
import { useNow } from '../../ui/browser/now.browser.ts'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { Button } from '../../ui/button.tsx'
import { useChangeAt } from '../context/visit-context.tsx'
import type { PointRecord } from '../model/visit.ts'
import { Waiting } from './waiting.tsx'

interface PointTimerProps {
  pointId: string
  /** "4.2": its item and its place in it. */
  number: string
  minutes: number
  record: PointRecord
}

/** Milliseconds between two readings of the clock: what is shown changes by the minute. */
const clockMs = 5000

/** The minutes that a step says to wait: begun by a press, and counted from its time, so that nothing can stop them. */
export function PointTimer({ pointId, number, minutes, record: { timerAt } }: PointTimerProps) {
  const change = useChangeAt(pointId)
  const { spanInWords } = useFormats()
  const now = useNow(clockMs)
  const countdown = now && timerAt !== '' ? countdownOf({ at: timerAt }, { minutes }, now) : undefined
  return (
    <div className="grid max-w-lg justify-items-start gap-1 noscript:hidden">
      {countdown && <Waiting {...timerWords(countdown)} />}
      <Button
        size="small"
        icon={<Timer size={18} aria-hidden="true" />}
        onClick={() => change({ timerAt: new Date().toISOString() })}
      >
        {timerAt === '' ? 'Start' : 'Start again:'} {spanInWords(minutes)}
        <span className="sr-only"> for {number}</span>
      </Button>
      <p role="status" className="sr-only">
        {countdown?.state === 'over' && `${number}: time is up.`}
      </p>
    </div>
  )
}

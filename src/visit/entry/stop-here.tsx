import OctagonAlert from 'lucide-react/icons/octagon-alert'
import type { PointWords } from '../../checklists/checklist-words.ts'
import { stopMark, stopTitle } from '../../checklists/stop-work-words.ts'
import { Notice } from '../../ui/notice.tsx'
import { unbroken } from '../../ui/unbroken.tsx'

interface StopHereProps {
  stopWork: PointWords['stopWork']
  isProblem: boolean
}

/** At one of the few points that should stop the work or the payment: a quiet mark, until it is a problem. */
export const StopMark = ({ stopWork, isProblem }: StopHereProps) =>
  stopWork &&
  !isProblem && (
    <p className="flex items-center gap-2 text-sm font-semibold text-caution">
      <OctagonAlert size={18} className="shrink-0" aria-hidden="true" />
      {stopMark}
    </p>
  )

/** Once it is a problem: the reason, and what to do. */
export const StopHere = ({ stopWork, isProblem }: StopHereProps) =>
  stopWork && (
    // It stands there before it says anything, so that it is read out.
    <div role="status" className={isProblem ? 'w-full' : 'sr-only'}>
      {isProblem && (
        <Notice tone="problem" title={stopTitle}>
          <p>{unbroken(stopWork.why)}</p>
          <p className="mt-1 font-semibold">{stopWork.until}</p>
        </Notice>
      )}
    </div>
  )

import OctagonAlert from 'lucide-react/icons/octagon-alert'
import type { PointWords } from '../../checklists/checklist-words.ts'
import { stopMark, stopTitle } from '../../checklists/stop-work-words.ts'
import { Notice } from '../../ui/notice.tsx'
import { unbroken } from '../../ui/unbroken.tsx'

interface StopHereProps {
  stopWork: PointWords['stopWork']
  isProblem: boolean
}

/** The mark of a point that should stop the work or the payment, as long as it is no problem. */
export const StopMark = ({ stopWork, isProblem }: StopHereProps) =>
  stopWork &&
  !isProblem && (
    <p className="flex items-center gap-2 text-sm font-semibold text-caution">
      <OctagonAlert size={18} className="shrink-0" aria-hidden="true" />
      {stopMark}
    </p>
  )

/** The reason to stop and what to do, once the point is a problem. */
export const StopHere = ({ stopWork, isProblem }: StopHereProps) =>
  stopWork && (
    // The status is there before its words, so that they are announced.
    <div role="status" className={isProblem ? 'w-full' : 'sr-only'}>
      {isProblem && (
        <Notice tone="problem" title={stopTitle}>
          <p>{unbroken(stopWork.why)}</p>
          <p className="mt-1 font-semibold">{stopWork.until}</p>
        </Notice>
      )}
    </div>
  )

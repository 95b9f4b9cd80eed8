import { Button } from '../../ui/button.tsx'
import type { Step } from '../model/steps.ts'

interface LateLineProps {
  /** The checks that show late, while they are looked at again. */
  late: readonly Step[]
  step: Step
  onEnd: () => void
}

/** Where one is among the checks that show late; nothing at a check that is none of them. */
export function LateLine({ late, step, onEnd }: LateLineProps) {
  const place = late.indexOf(step) + 1
  if (place === 0) return null
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 border-s-4 border-copper bg-sunken ps-3">
      <p className="font-semibold">
        Eleventh month: {place} of {late.length}
      </p>
      <Button size="small" onClick={onEnd}>
        To the end
      </Button>
    </div>
  )
}

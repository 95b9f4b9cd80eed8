/** How far something has come: a native progress bar with its label and its figures in words. */
import { useId } from 'react'
import { classes } from './classes.ts'

export type ProgressProps = {
  label: string
  value: number
  /** Default 100. */
  max?: number
  /** What stands at the right; default "3 of 8", or "38%" when max is 100. */
  figures?: string
  className?: string
}

/** Up to this many steps the bar shows where each one ends. */
const mostMarks = 20

export function Progress({ label, value, max = 100, figures, className }: ProgressProps) {
  const id = useId()
  const words = figures ?? (max === 100 ? `${Math.round(value)}%` : `${value} of ${max}`)
  return (
    <div className={classes('w-full', className)}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="cursor-auto! font-semibold">
          {label}
        </label>
        <span className="tabular-nums">{words}</span>
      </div>
      <progress
        id={id}
        className="bar"
        value={value}
        max={max}
        aria-valuetext={words}
        data-full={value >= max ? '' : undefined}
      />
      {max <= mostMarks && <Marks count={max} />}
    </div>
  )
}

function Marks({ count }: { count: number }) {
  const path = Array.from({ length: count + 1 }, (_, step) => `M${step} 0V1`).join('')
  return (
    <svg
      viewBox={`0 0 ${count} 1`}
      preserveAspectRatio="none"
      className="mt-1 block h-1.5 w-full overflow-visible px-px text-outline"
      aria-hidden="true"
    >
      <path d={path} stroke="currentColor" strokeWidth="1" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

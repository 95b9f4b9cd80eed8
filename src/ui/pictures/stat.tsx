/** A figure worth reading from across the room, what it counts, and where it comes from. */
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export type StatProps = { figure: ReactNode; label: ReactNode; note?: ReactNode; className?: string }

/** A row of figures; give it `Stat` children only. */
export function Stats({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <dl
      className={classes(
        'grid grid-cols-[repeat(auto-fit,minmax(9.25rem,1fr))] gap-x-6 gap-y-8 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] sm:gap-x-8',
        // Four would break into three and one that stands alone.
        'sm:has-[>:nth-child(4):last-child]:grid-cols-2 lg:has-[>:nth-child(4):last-child]:grid-cols-4',
        className,
      )}
    >
      {children}
    </dl>
  )
}

export function Stat({ figure, label, note, className }: StatProps) {
  return (
    <div data-card="" className={classes('flex flex-col-reverse justify-end border-t-2 border-ink pt-3', className)}>
      <dt className="mt-1">
        {label}
        {note && <span className="mt-1 block text-sm text-quiet">{note}</span>}
      </dt>
      <dd className="text-4xl font-bold tracking-tight tabular-nums sm:text-5xl">{figure}</dd>
    </div>
  )
}

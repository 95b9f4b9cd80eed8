/** A blank form where content will stand. Still, not shimmering: waiting needs no show. */
import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { classes } from './classes.ts'

/** Says once, politely, what is being loaded; the shapes inside are hidden from assistive technology. */
export function Loading({ label, className, children }: { label: string; className?: string; children?: ReactNode }) {
  return (
    <div role="status" className={className}>
      <p className={children ? 'sr-only' : 'text-quiet'}>{label}</p>
      {children}
    </div>
  )
}

const widths = ['w-full', 'w-11/12', 'w-[97%]', 'w-4/5', 'w-[94%]', 'w-3/5']

/** Bars as long as lines of text, up to six. */
export function SkeletonLines({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={classes('space-y-3', className)}>
      {widths.slice(0, lines).map((width) => (
        <div key={width} className={`h-4 rounded-small bg-blank ${width}`} />
      ))}
    </div>
  )
}

export function SkeletonCard({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <Card aria-hidden="true" {...(className && { className })}>
      <div className="mb-4 h-6 w-2/5 rounded-small bg-blank" />
      <SkeletonLines lines={lines} />
    </Card>
  )
}

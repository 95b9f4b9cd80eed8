import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface FoldProps {
  /** What is pressed, as words of a link. */
  summary: string
  className?: string
  children: ReactNode
}

/** What most readers do not need, behind a line of text; on paper it stands open. */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={classes(className)}>
      <summary className="inline-flex min-h-target items-center font-semibold text-link underline decoration-1 underline-offset-4">
        {summary}
      </summary>
      {children}
    </details>
  )
}

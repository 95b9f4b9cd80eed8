import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface FoldRowProps {
  /** What stands open and is pressed. */
  title: ReactNode
  className?: string
  children: ReactNode
}

/** One line of a ruled list that opens to the rest of it; on paper it stands open. */
export function FoldRow({ title, className, children }: FoldRowProps) {
  return (
    <li className={classes('border-b border-hairline', className)}>
      <details>
        <summary className="ms-5 min-h-target list-outside py-2.5">{title}</summary>
        <div className="pb-4">{children}</div>
      </details>
    </li>
  )
}

interface FoldRowsProps {
  ordered?: boolean
  /** What they open to needs the whole width: tables, sums. */
  isWide?: boolean
  children: ReactNode
}

/** Rows of `FoldRow`; on a wide screen in two columns. */
export function FoldRows({ ordered, isWide, children }: FoldRowsProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List
      className={classes('grid grid-cols-1 items-start gap-x-12 border-t-2 border-ink', !isWide && 'md:grid-cols-2')}
    >
      {children}
    </List>
  )
}

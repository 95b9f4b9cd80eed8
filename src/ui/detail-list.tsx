/** Label and value, row by row, as on a delivery note. A row with `copy` carries a button that copies that text. */
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { CopyButton } from './copy-button.tsx'

export type Detail = {
  label: string
  value: ReactNode
  /** The exact text to copy; leave out for rows nobody copies. */
  copy?: string | undefined
  /** Codes, references, readings. */
  mono?: boolean | undefined
}

interface DetailListProps {
  items: readonly Detail[]
  /** Label and value beside each other on a phone too. */
  isCompact?: boolean
  className?: string
}

export function DetailList({ items, isCompact, className }: DetailListProps) {
  return (
    <dl className={className}>
      {items.map(({ label, value, copy, mono }) => (
        <div
          key={label}
          className={classes(
            'grid items-center border-t border-hairline sm:grid-cols-[minmax(9rem,1fr)_2fr] sm:gap-x-6',
            isCompact
              ? 'grid-cols-[7rem_1fr] gap-x-3 py-1 first:border-t-0'
              : 'grid-cols-1 gap-x-6 py-2.5 last:border-b',
          )}
        >
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="flex flex-wrap items-center justify-between gap-x-4">
            <span className={classes('min-w-0 py-1.5 font-semibold wrap-anywhere', mono && 'font-mono')}>{value}</span>
            {copy !== undefined && <CopyButton text={copy} of={label} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

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

export function DetailList({ items, className }: { items: readonly Detail[]; className?: string }) {
  return (
    <dl className={className}>
      {items.map(({ label, value, copy, mono }) => (
        <div
          key={label}
          className="grid grid-cols-1 items-center gap-x-6 border-t border-hairline py-2.5 last:border-b sm:grid-cols-[minmax(9rem,1fr)_2fr]"
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

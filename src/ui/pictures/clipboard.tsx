/**
 * A card held by a clip: the one sheet of a page that stands for the work itself. Use it once. On paper it may run over
 * several pages, where other cards are kept whole.
 */
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export type ClipboardProps = {
  /** Printed at the head of the sheet, left and right of the clip. */
  label?: ReactNode
  number?: ReactNode
  className?: string
  children: ReactNode
}

export function Clipboard({ label, number, className, children }: ClipboardProps) {
  return (
    <div className={classes('relative mt-5 rounded-card border-2 border-ink bg-card', className)}>
      <svg
        viewBox="0 0 120 40"
        className="absolute -top-5 left-1/2 h-10 w-30 -translate-x-1/2 text-ink"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path
          className="fill-page"
          d="M6 38a4 4 0 0 1-4-4v-8a8 8 0 0 1 8-8h26c4 0 6-2 8-6a17 17 0 0 1 32 0c2 4 4 6 8 6h26a8 8 0 0 1 8 8v8a4 4 0 0 1-4 4Z"
        />
        <circle cx="60" cy="15" r="5" />
        <path d="M12 30h96" />
      </svg>
      <div className="form-label flex justify-between gap-32 border-b border-hairline px-5 pt-4 pb-3 sm:px-6">
        <span>{label}</span>
        <span className="text-end">{number}</span>
      </div>
      <div className="p-5 sm:p-6">{children}</div>
    </div>
  )
}

/**
 * A message in the page. Give `role="alert"` to one that appears because something failed, `role="status"` to one
 * that reports progress, and none to one that was there from the start.
 */
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { type StateTone, ToneIcon, toneBox, toneText } from './tone.tsx'

const words: Record<StateTone, string> = {
  pass: 'Done',
  problem: 'Problem',
  caution: 'Please note',
  info: 'Note',
}

export type NoticeProps = {
  tone?: StateTone
  title?: ReactNode
  role?: 'status' | 'alert' | undefined
  /** Buttons or links under the text. */
  actions?: ReactNode
  className?: string
  children?: ReactNode
}

export function Notice({ tone = 'info', title, role, actions, className, children }: NoticeProps) {
  return (
    <div
      role={role}
      className={classes('flex gap-3 rounded-card border-(length:--line) px-4 py-3', toneBox[tone], className)}
      data-card=""
    >
      <span className="mt-0.5">
        <ToneIcon tone={tone} size={22} />
      </span>
      <div className="min-w-0 flex-1">
        {title ? (
          <p className={`font-bold ${toneText[tone]}`}>{title}</p>
        ) : (
          <span className="sr-only">{words[tone]}: </span>
        )}
        {children && <div className="max-w-reading">{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  )
}

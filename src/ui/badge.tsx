/** A short state or kind beside a thing: colour, icon and word together. Neutral ones carry the word alone. */
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { type Tone, ToneIcon, toneBox, toneText } from './tone.tsx'

export type BadgeProps = { tone?: Tone; className?: string; children: ReactNode }

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex max-w-full items-center gap-1.5 wrap-anywhere rounded-small border-(length:--line) px-2 py-0.5 text-sm font-semibold',
        toneBox[tone],
        toneText[tone],
        className,
      )}
    >
      {tone !== 'neutral' && <ToneIcon tone={tone} size={16} />}
      {children}
    </span>
  )
}

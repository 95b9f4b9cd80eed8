import type { ReactNode, Ref } from 'react'
import { Card, type CardProps } from './card.tsx'
import { classes } from './classes.ts'

interface FoldCardProps {
  title: string
  /** Only the title is seen until it is pressed. */
  folded?: boolean | undefined
  /** Folded, and open at first. */
  open?: boolean
  /** Its title while it is folded: what is pressed and takes the focus. */
  summary?: Ref<HTMLElement>
  tone?: CardProps['tone']
  className?: string | undefined
  /** Left out on paper. */
  onScreenOnly?: boolean
  children: ReactNode
}

/** A card that can be folded away behind its title; several of them stand side by side in `Folds`. */
export function FoldCard({ title, folded, open, summary, tone, className, onScreenOnly, children }: FoldCardProps) {
  if (folded)
    return (
      <details className={classes('fold', className)} open={open} data-screen-only={onScreenOnly ? '' : undefined}>
        <summary ref={summary}>
          <h2>{title}</h2>
        </summary>
        <div className="pb-4">{children}</div>
      </details>
    )
  return (
    <Card {...(tone && { tone })} className={classes('mt-8', className)}>
      <h2 className="text-lg">{title}</h2>
      {children}
    </Card>
  )
}

export function Folds({ children }: { children: ReactNode }) {
  return <div className="folds">{children}</div>
}

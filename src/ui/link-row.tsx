/**
 * One link as a ruled row: its title, a few words under it, an arrow at the end. Many of them stand where cards would be a
 * long way to scroll; put them into a list, on a wide screen into columns.
 */
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type LinkRowProps = {
  href: string
  title: ReactNode
  /** A small line drawing before it, decorative. */
  picture?: ReactNode
  /** At the end, before the arrow: a price, a length. */
  note?: ReactNode
  level?: 2 | 3
  /** In two columns on a phone: without the arrow there. */
  isNarrow?: boolean
  children?: ReactNode
}

export function LinkRow({ href, title, picture, note, level = 3, isNarrow, children }: LinkRowProps) {
  const Heading = `h${level}` as const
  return (
    <li className="group relative flex items-center gap-3 border-b border-hairline py-2.5 hover:border-ink">
      {picture && <div className="size-10 shrink-0 text-ink">{picture}</div>}
      <div className="min-w-0 flex-1">
        <Heading className={classes('leading-snug', isNarrow ? 'text-sm sm:text-base' : 'text-base')}>
          <a href={href} className="after:absolute after:inset-0 after:content-['']">
            {title}
          </a>
        </Heading>
        {children && <div className="mt-0.5 text-sm text-quiet">{children}</div>}
      </div>
      {note && <span className="shrink-0 text-sm text-quiet tabular-nums">{note}</span>}
      <ArrowRight
        size={20}
        aria-hidden="true"
        data-screen-only=""
        className={classes(
          'shrink-0 text-link transition-transform group-hover:translate-x-1',
          isNarrow && 'max-sm:hidden',
        )}
      />
    </li>
  )
}

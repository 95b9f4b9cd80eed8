/**
 * A sheet of paper with a hairline edge. `CardLabel` is the small printed label above a title, as on a form.
 * `LinkCard` is one big link: its title is the link's name, the rest of the card only widens the target.
 */
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

const tones = {
  plain: 'border border-hairline bg-card',
  sunken: 'border border-hairline bg-sunken',
  /** A state, which its words say too. One border only: of two border colours the stylesheet chooses. */
  pass: 'border-2 border-pass bg-pass-tint',
  caution: 'border-2 border-caution bg-caution-tint',
  /** The one that matters among its neighbours. */
  strong: 'border-2 border-ink bg-card',
  /** A place kept free: something is not here yet. */
  open: 'border-2 border-dashed border-outline',
}

type Tag = 'div' | 'section' | 'article' | 'li' | 'aside' | 'figure'
export type CardProps = ComponentProps<'div'> & {
  as?: Tag
  tone?: keyof typeof tones
  /** No padding, for a table or a picture that goes to the edge. */
  flush?: boolean
}

export function Card({ as = 'div', tone = 'plain', flush, className, ...rest }: CardProps) {
  const Element = as as 'div'
  return (
    <Element
      data-card=""
      {...rest}
      className={classes('rounded-card', tones[tone], !flush && 'p-5 sm:p-6', className)}
    />
  )
}

export function CardLabel({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classes('form-label mb-2', className)} />
}

export function CardTitle({ level = 3, className, ...rest }: ComponentProps<'h3'> & { level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const
  return <Heading {...rest} className={classes('text-lg leading-snug', className)} />
}

export type LinkCardProps = {
  href: string
  title: ReactNode
  /** Small printed label above the title. */
  label?: ReactNode
  /** A line drawing or icon, decorative. */
  picture?: ReactNode
  /** What pressing it does, beside the arrow; part of the look only, the title names the link. */
  action?: ReactNode
  level?: 2 | 3 | 4
  as?: Tag
  className?: string
  children?: ReactNode
}

export function LinkCard(props: LinkCardProps) {
  const { href, title, label, picture, action, level = 3, as, className, children } = props
  return (
    <Card
      {...(as && { as })}
      className={classes(
        // On a phone the text runs around the picture, so that many cards stay a short way to scroll; the title does not.
        'group relative flow-root transition-colors hover:border-ink sm:flex sm:flex-col',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
        className,
      )}
    >
      {picture && (
        <div className="text-ink max-sm:float-start max-sm:me-4 max-sm:mb-1 max-sm:size-14 sm:mb-4 sm:h-24">
          {picture}
        </div>
      )}
      {label && <CardLabel>{label}</CardLabel>}
      <CardTitle level={level} className="max-sm:flow-root">
        <a href={href} className="outline-none after:absolute after:inset-0 after:content-['']">
          {title}
        </a>
      </CardTitle>
      {children && <div className="mt-2 text-quiet">{children}</div>}
      <p
        aria-hidden="true"
        data-screen-only=""
        className="mt-auto flex items-center gap-2 pt-4 font-semibold text-link"
      >
        {action}
        <ArrowRight size={20} className="transition-transform group-hover:translate-x-1" />
      </p>
    </Card>
  )
}

/**
 * The page's frame: `Page` sets the width, `PageHeader` holds the one h1, `Section` is a titled part of the page that
 * starts on a strip of tape measure, like a ruled box on an inspection form.
 */
import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

const widths = { reading: 'max-w-reading', regular: 'max-w-regular', wide: 'max-w-wide' }
export type PageWidth = keyof typeof widths

export type PageProps = { width?: PageWidth; className?: string; children: ReactNode }

/** The container every page puts its parts in. Not a landmark: the shell owns `main`. */
export function Page({ width = 'wide', className, children }: PageProps) {
  return (
    <div className={classes('mx-auto w-full px-4 pt-8 pb-16 sm:px-8 sm:pt-12 sm:pb-24', widths[width], className)}>
      {children}
    </div>
  )
}

export type PageHeaderProps = {
  title: ReactNode
  /** Small printed label above the title. */
  label?: ReactNode
  intro?: ReactNode
  /** Badges, dates, buttons under the introduction. */
  children?: ReactNode
  className?: string
}

export function PageHeader({ title, label, intro, children, className }: PageHeaderProps) {
  return (
    <header className={classes('max-w-reading', className)}>
      {label && <p className="form-label mb-3">{label}</p>}
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {intro && <div className="mt-4 text-lg text-quiet">{intro}</div>}
      {children && <div className="mt-6">{children}</div>}
    </header>
  )
}

export type SectionProps = {
  title: ReactNode
  /** Target of a link to this section; its heading is named after it. */
  id?: string
  /** Stands at the end of the ruled line: "12 trades", "A", "2 of 5". */
  index?: ReactNode
  intro?: ReactNode
  /** Links or buttons that concern the whole section, after its content. */
  actions?: ReactNode
  level?: 2 | 3
  /** `side` sets the heading beside the content on wide screens, as a form sets its box titles in the margin. */
  layout?: 'stack' | 'side'
  className?: string
  children?: ReactNode
}

export function Section(props: SectionProps) {
  const { title, id, index, intro, actions, level = 2, layout = 'stack', className, children } = props
  const made = useId()
  const headingId = `${id ?? made}-title`
  const Heading = `h${level}` as const
  return (
    <section id={id} aria-labelledby={headingId} className={classes('mt-12 sm:mt-20 print:mt-8', className)}>
      <div className="mb-5 flex break-after-avoid items-end gap-3">
        <span aria-hidden="true" className="tape-rule flex-1" />
        {index && <span className="form-label max-w-[60%] translate-y-[0.5em] text-end">{index}</span>}
      </div>
      <div className={layout === 'side' ? 'lg:grid lg:grid-cols-[18rem_1fr] lg:gap-12' : undefined}>
        <div className="max-w-reading print:break-after-avoid">
          <Heading id={headingId} className={level === 2 ? 'text-2xl sm:text-3xl' : 'text-xl'}>
            {title}
          </Heading>
          {intro && <div className="mt-3 text-quiet">{intro}</div>}
        </div>
        <div className={layout === 'side' ? 'mt-6 lg:mt-0' : 'mt-6 sm:mt-8'}>
          {children}
          {actions && (
            <div className="mt-6 flex flex-wrap gap-x-6 gap-y-3 *:inline-flex *:min-h-target *:items-center">
              {actions}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

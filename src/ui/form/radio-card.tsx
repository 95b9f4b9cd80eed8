/**
 * One choice out of a few, each worth a card of its own. Native radios: arrow keys, forms and screen readers work as
 * they always do.
 *
 * <RadioCards legend="Which plan?">
 *   <RadioCard name="plan" value="a" title="First" aside="$29" checked={…} onChange={…}>One project</RadioCard>
 * </RadioCards>
 */
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'

export type RadioCardsProps = {
  legend: ReactNode
  /** Keeps the question for screen readers only, where a heading already asks it. */
  hideLegend?: boolean
  hint?: ReactNode
  className?: string
  children: ReactNode
}

export function RadioCards({ legend, hideLegend, hint, className, children }: RadioCardsProps) {
  return (
    <fieldset className={className}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-lg font-bold'}>{legend}</legend>
      {hint && <p className="mb-3 text-quiet">{hint}</p>}
      <div className="grid grid-cols-1 gap-3 sm:gap-4 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {children}
      </div>
    </fieldset>
  )
}

export type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode
  /** The figure at the right of the title, such as a price. */
  aside?: ReactNode
}

export function RadioCard({ title, aside, className, children, ...input }: RadioCardProps) {
  return (
    <label
      className={classes(
        'flex gap-3 rounded-card border-2 border-outline bg-card p-4 transition-colors hover:bg-sunken',
        'has-checked:border-link has-checked:bg-info-tint has-disabled:bg-sunken has-disabled:text-quiet',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
        className,
      )}
    >
      <input {...input} type="radio" className="choice mt-0.5 outline-none" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-x-4 max-[22rem]:flex-wrap">
          <span className="text-lg leading-snug font-bold">{title}</span>
          {aside && <span className="text-xl font-semibold tabular-nums">{aside}</span>}
        </span>
        {children && <span className="mt-1 block">{children}</span>}
      </span>
    </label>
  )
}

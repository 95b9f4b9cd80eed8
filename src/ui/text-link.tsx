/** A link inside text: underlined, teal, inside (`to`) or outside (`href`) the application. */
import type { ComponentProps } from 'react'
import type { LinkProps } from 'react-router'
import { AnchorLink } from './anchor-link.tsx'
import { classes } from './classes.ts'

const look = 'text-link underline decoration-1 underline-offset-[3px] hover:text-link-hover hover:decoration-2'

type Target = (LinkProps & { href?: undefined }) | (ComponentProps<'a'> & { href: string; to?: undefined })

export function TextLink({ className, ...target }: Target) {
  if (target.to !== undefined) return <AnchorLink {...target} className={classes(look, className)} />
  const saysItsAddress = typeof target.children === 'string' && target.href.includes(target.children)
  return <a {...target} className={classes(look, className)} {...(saysItsAddress && { 'data-address': '' })} />
}

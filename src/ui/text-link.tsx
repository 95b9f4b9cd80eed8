/** A link inside text: underlined, teal, inside (`to`) or outside (`href`) the application. */
import type { ComponentProps } from 'react'
import type { LinkProps } from 'react-router'
import { AnchorLink } from './anchor-link.tsx'
import { classes } from './classes.ts'

const look = 'text-link underline decoration-1 underline-offset-[3px] hover:text-link-hover hover:decoration-2'

const large = 'inline-flex min-h-target min-w-target items-center'

type Target = (LinkProps & { href?: undefined }) | (ComponentProps<'a'> & { href: string; to?: undefined })

/** `alone`: it stands by itself and not in a sentence, so it is as easy to hit as a button. */
export function TextLink({ className, alone, ...target }: Target & { alone?: boolean }) {
  const looks = classes(look, alone && large, className)
  if (target.to !== undefined) return <AnchorLink {...target} className={looks} />
  const saysItsAddress = typeof target.children === 'string' && target.href.includes(target.children)
  return <a {...target} className={looks} {...(saysItsAddress && { 'data-address': '' })} />
}

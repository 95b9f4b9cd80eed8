/** A link inside text: underlined, teal. */
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

const look = 'text-link underline decoration-1 underline-offset-[3px] hover:text-link-hover hover:decoration-2'

const large = 'inline-flex min-h-target min-w-target items-center'

type TextLinkProps = ComponentProps<'a'> & {
  href: string
  /** It stands by itself and not in a sentence, so it is as easy to hit as a button. */
  alone?: boolean
}

export function TextLink({ className, alone, ...link }: TextLinkProps) {
  const saysItsAddress = typeof link.children === 'string' && link.href.includes(link.children)
  return (
    <a {...link} className={classes(look, alone && large, className)} {...(saysItsAddress && { 'data-address': '' })} />
  )
}

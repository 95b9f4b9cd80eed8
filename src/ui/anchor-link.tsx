/**
 * The router's link, except that a link to a place on the same page ("#plans") glides there. Scrolling may glide for
 * that press only: if it always did, every change of page would be a slow ride to the top.
 */
import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'

/** Longer than a browser takes to begin a scroll, shorter than a reader takes to choose another page. */
const glideMs = 800

export function AnchorLink({ onClick, ...link }: LinkProps) {
  const toSamePage = typeof link.to === 'string' && link.to.startsWith('#')
  const pressed = (event: MouseEvent<HTMLAnchorElement>) => {
    if (toSamePage) glide()
    onClick?.(event)
  }
  return <Link {...link} onClick={pressed} />
}

function glide() {
  const page = document.documentElement
  page.dataset.glide = ''
  setTimeout(() => delete page.dataset.glide, glideMs)
}

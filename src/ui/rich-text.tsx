/**
 * A longer text that comes as sanitized HTML; `prose.css` is its look. Links that begin with a slash stay in the
 * application; everything else is the browser's own.
 */
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { classes } from './classes.ts'

export type RichTextProps = {
  html: string
  /** Takes over what a press on an inside link does; `to` begins with a slash. */
  onFollow?: ((to: string) => void) | undefined
  className?: string
}

export function RichText({ html, onFollow, className }: RichTextProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const to = insideLink(event)
    if (to === undefined) return
    event.preventDefault()
    if (onFollow) onFollow(to)
    else void navigate(to)
  }
  return (
    // biome-ignore lint/a11y: the press is a link's own, from mouse or keyboard, and only passes by here
    <div onClick={follow} className={classes('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

/** Where a press leads inside the application; `undefined` when the browser should do what it always does. */
function insideLink(event: MouseEvent): string | undefined {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const to = link.getAttribute('href') ?? ''
  return to.startsWith('/') && !to.startsWith('//') ? to : undefined
}

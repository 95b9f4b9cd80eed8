/**
 * A longer text that comes as sanitized HTML: headings from h2, paragraphs, lists, tables, links. Links that begin with
 * a slash stay in the application; everything else is the browser's own.
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
    <div onClick={follow} className={classes(look, className)} dangerouslySetInnerHTML={{ __html: html }} />
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

const look = classes(
  '[&>*+*]:mt-4 [&>:first-child]:mt-0',
  '[&>h2]:mt-10 [&>h2]:text-xl [&>h2]:scroll-mt-6 [&>h2+*]:mt-3 [&>h3]:mt-8 [&>h3]:text-lg [&>h3+*]:mt-2',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:ps-6 [&_li+li]:mt-2 [&_li_:is(ul,ol)]:mt-2',
  '[&_li]:marker:text-quiet',
  // A list of links is a list of things to press.
  '[&_li>a:only-child]:py-3 [&_li:has(>a:only-child)+li]:mt-4',
  '[&_a]:text-link [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-[3px]',
  '[&_a:hover]:text-link-hover [&_a:hover]:decoration-2',
  // A quotation is words to copy; one with a title in front is a box that warns, with its mark beside it.
  '[&_:is(blockquote,li)>*+*]:mt-3 [&_blockquote:not(:has(strong))]:border-s-4',
  '[&_blockquote:not(:has(strong))]:border-hairline [&_blockquote:not(:has(strong))]:ps-4',
  '[&_blockquote:has(strong)]:relative [&_blockquote:has(strong)]:rounded-card [&_blockquote:has(strong)]:border-(length:--line)',
  '[&_blockquote:has(strong)]:border-caution [&_blockquote:has(strong)]:bg-caution-tint [&_blockquote:has(strong)]:py-3 [&_blockquote:has(strong)]:ps-13 [&_blockquote:has(strong)]:pe-4',
  "[&_blockquote:has(strong)]:before:absolute [&_blockquote:has(strong)]:before:start-4 [&_blockquote:has(strong)]:before:top-3.5 [&_blockquote:has(strong)]:before:content-['!'/'']",
  '[&_blockquote:has(strong)]:before:size-6 [&_blockquote:has(strong)]:before:rounded-full [&_blockquote:has(strong)]:before:border-2 [&_blockquote:has(strong)]:before:border-caution',
  '[&_blockquote:has(strong)]:before:text-center [&_blockquote:has(strong)]:before:leading-5 [&_blockquote:has(strong)]:before:font-bold [&_blockquote:has(strong)]:before:text-caution',
  '[&_blockquote_strong]:block [&_blockquote_strong]:text-caution',
  '[&_blockquote_em]:mt-1 [&_blockquote_em]:block [&_blockquote_em]:text-sm [&_blockquote_em]:not-italic [&_blockquote_em]:text-quiet',
  '[&_code]:font-mono [&_code]:text-sm',
  // A folding table brings its own look.
  '[&_.folding_th]:font-semibold',
  '[&_table:not(.folding)]:w-full [&_table:not(.folding)]:border-collapse [&_table:not(.folding)]:text-sm',
  '[&_table:not(.folding)]:tabular-nums [&>table]:my-6',
  '[&_table:not(.folding)_:is(th,td)]:py-2.5 [&_table:not(.folding)_:is(th,td)]:pe-4',
  '[&_table:not(.folding)_:is(th,td)]:text-start [&_table:not(.folding)_:is(th,td)]:align-top',
  '[&_table:not(.folding)_:is(th,td):last-child]:pe-0 [&_table:not(.folding)_:is(th,td)]:border-b',
  '[&_table:not(.folding)_thead_th]:border-b-2 [&_table:not(.folding)_thead_th]:border-ink',
)

/** A longer text that comes as sanitized HTML; `prose.css` is its look. */
import { classes } from './classes.ts'

export type RichTextProps = { html: string; className?: string }

export function RichText({ html, className }: RichTextProps) {
  return <div className={classes('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}

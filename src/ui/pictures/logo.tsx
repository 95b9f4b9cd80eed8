/** Our mark, drawn in the color of the text around it with a copper tick. Decorative; the name beside it is the name. */

import { logoLines } from '../../format/logo.ts'
import { classes } from '../classes.ts'

export function Logo({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      className={classes('shrink-0', className ?? 'size-8')}
      aria-hidden="true"
    >
      <path stroke="currentColor" d={logoLines.board} />
      <path stroke="currentColor" d={logoLines.clip} />
      <path stroke="currentColor" strokeWidth="1.25" d={logoLines.ridge} />
      <path className="stroke-copper" strokeWidth="2.25" d={logoLines.tick} />
    </svg>
  )
}

import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** The cross in the corner of what lies over the page. */
export function CloseButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="Close"
      {...button}
      className={classes('grid size-target shrink-0 place-content-center rounded-control hover:bg-sunken', className)}
    >
      <X size={24} aria-hidden="true" />
    </button>
  )
}

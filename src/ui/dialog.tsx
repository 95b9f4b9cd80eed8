/**
 * A window over the page. It brings Radix: load this file lazily, on the press that opens it.
 * Focus goes in on opening and back to where it was on closing; Escape and the veil close it.
 */
import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { useFocusReturn } from './focus-return.browser.ts'

const sizes = {
  regular: 'dialog-sheet max-w-lg',
  wide: 'dialog-sheet max-w-regular',
  /** A panel along the right edge, for a menu. */
  side: 'inset-y-0 right-0 h-dvh w-[min(24rem,88vw)] border-l',
}

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** One sentence under the title that says what this is for. */
  description?: ReactNode
  size?: keyof typeof sizes
  children?: ReactNode
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, size = 'regular', children } = props
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="enter fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          {...focusReturn}
          {...(!description && { 'aria-describedby': undefined })}
          className={classes(
            'enter fixed z-50 overflow-y-auto overscroll-contain border-hairline bg-card p-5 shadow-float sm:p-8',
            sizes[size],
          )}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <Radix.Title className="pt-1 text-xl">{title}</Radix.Title>
            <Radix.Close
              aria-label="Close"
              className="-me-2 -mt-1 grid size-target shrink-0 place-content-center rounded-control hover:bg-sunken"
            >
              <X size={24} aria-hidden="true" />
            </Radix.Close>
          </div>
          {description && <Radix.Description className="mb-4 text-quiet">{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * Buttons, and links that look like them. Primary is the one next step of a screen: at most one at a time.
 *
 * <Button variant="primary" busy={saving}>{saving ? 'Saving…' : 'Save the notes'}</Button>
 * <ButtonLink href="/somewhere">See the plans</ButtonLink>
 * <ButtonLink href="/file.pdf" download>Get the file</ButtonLink>
 */

import X from 'lucide-react/icons/x'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from './classes.ts'

type Look = {
  /** Default `secondary`: an outline. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  size?: 'small' | 'regular' | 'large' | undefined
  /** Takes the full width of its container. */
  wide?: boolean | undefined
  /** A small icon before the words; it must be hidden from assistive technology (lucide icons are). */
  icon?: ReactNode
}

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Work is under way: the button keeps its focus, says so, and does nothing when pressed. Swap its words too. */
    busy?: boolean | undefined
  }

export function Button({ variant, size, wide, icon, busy, className, onClick, children, ...button }: ButtonProps) {
  // A disabled button drops its focus to the page, so a busy one only refuses; this also stops its form.
  const refuseWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...button}
      onClick={refuseWhileBusy}
      aria-disabled={busy || button['aria-disabled']}
      aria-busy={busy || undefined}
      className={buttonLook({ variant, size, wide }, className)}
    >
      {icon}
      {children}
    </button>
  )
}

export type ButtonLinkProps = ComponentProps<'a'> & { href: string } & Look

export function ButtonLink({ variant, size, wide, icon, className, children, ...link }: ButtonLinkProps) {
  return (
    <a {...link} className={buttonLook({ variant, size, wide }, className)} data-screen-only="">
      {icon}
      {children}
    </a>
  )
}

const shape =
  'inline-flex min-h-target items-center justify-center gap-2 rounded-control text-center leading-tight ' +
  'font-semibold transition-colors active:translate-y-px aria-disabled:cursor-progress disabled:cursor-not-allowed'
const off =
  'disabled:border-hairline disabled:bg-sunken disabled:text-quiet ' +
  'aria-disabled:border-hairline aria-disabled:bg-sunken aria-disabled:text-quiet'
const variants = {
  primary: `border-2 border-copper bg-copper text-on-copper hover:border-copper-hover hover:bg-copper-hover ${off}`,
  secondary: `border-2 border-outline bg-card text-ink hover:border-ink ${off}`,
  quiet:
    'text-link underline decoration-1 underline-offset-4 hover:text-link-hover hover:decoration-2 ' +
    'disabled:text-quiet disabled:no-underline aria-disabled:text-quiet aria-disabled:no-underline',
}
const sizes = {
  small: 'px-3 py-1 text-sm',
  regular: 'px-5 py-2',
  large: 'min-h-14 px-7 py-3 text-lg',
}

/** How a button looks, for what is pressed like one and is none. */
export function buttonLook({ variant = 'secondary', size = 'regular', wide }: Look, className?: string) {
  const padding = variant === 'quiet' ? 'px-1 py-2' : sizes[size]
  return classes(shape, variants[variant], padding, wide && 'w-full', className)
}

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

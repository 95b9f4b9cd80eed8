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

/** How a button looks (`styles/buttons.css`), for what is pressed like one and is none. A quiet one has one size. */
export function buttonLook({ variant = 'secondary', size = 'regular', wide }: Look, className?: string) {
  const hasSize = variant !== 'quiet' && size !== 'regular'
  return classes('button', `button-${variant}`, hasSize && `button-${size}`, wide && 'w-full', className)
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

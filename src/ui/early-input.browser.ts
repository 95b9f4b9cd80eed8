import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Hears what a reader ticked or typed before the program ran: React leaves it in the control and tells nobody. A control
 * that is rendered later holds what it was rendered with, so then there is nothing to hear.
 */
export function useEarlyInput(hear: (control: HTMLInputElement) => void): RefObject<HTMLInputElement | null> {
  const control = useRef<HTMLInputElement>(null)
  const tell = useEffectEvent(hear)
  useLayoutEffect(() => {
    if (control.current && differsFromRendered(control.current)) tell(control.current)
  }, [])
  return control
}

const differsFromRendered = (control: HTMLInputElement): boolean =>
  control.type === 'checkbox' ? control.checked !== control.defaultChecked : control.value !== control.defaultValue

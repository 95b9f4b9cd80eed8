import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Reports what a reader ticked or typed before the program ran: React leaves it in the control and tells nobody. A control
 * that is rendered later holds what it was rendered with, so then there is nothing to report.
 */
export function useEarlyInput<C extends HTMLInputElement | HTMLSelectElement>(
  onInput: (control: C) => void,
): RefObject<C | null> {
  const control = useRef<C>(null)
  const tell = useEffectEvent(onInput)
  useLayoutEffect(() => {
    if (control.current && differsFromRendered(control.current)) tell(control.current)
  }, [])
  return control
}

function differsFromRendered(control: HTMLInputElement | HTMLSelectElement): boolean {
  if (control instanceof HTMLSelectElement) {
    // Only the HTML of the server says which option it was rendered with.
    const isFromServer = [...control.options].some(({ defaultSelected }) => defaultSelected)
    return isFromServer && control.selectedOptions[0]?.defaultSelected === false
  }
  return control.type === 'checkbox' || control.type === 'radio'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

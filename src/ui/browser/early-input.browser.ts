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
    const here = control.current
    if (!here || !differsFromRendered(here)) return
    if (isPutBack(here)) here.checked = here.defaultChecked
    else tell(here)
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

/**
 * On a reload, and on the way back to a page, some browsers put back what was ticked before. That looks like a press and
 * is none, so there only a press counts that the first script has seen (`start.browser.ts`). A text field says
 * `autocomplete="off"` instead; on a box or a radio button HTML allows no such word.
 */
function isPutBack(control: HTMLInputElement | HTMLSelectElement): control is HTMLInputElement {
  const isTicked = control.type === 'checkbox' || control.type === 'radio'
  if (!isTicked || control.dataset.early !== undefined) return false
  return performance.getEntriesByType('navigation').some((one) => 'type' in one && one.type !== 'navigate')
}

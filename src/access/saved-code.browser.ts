import { useObservable } from '../ui/browser/observable.browser.ts'
import { storedText } from '../ui/browser/stored-text.browser.ts'

/** The access code of this device. */
export const savedCode = storedText('hqp.access-code')

export const saveCode = (code: string): void => savedCode.change(code)

/** The code saved on this device, and how to save one. */
export function useSavedCode() {
  return { code: useObservable(savedCode), save: saveCode }
}

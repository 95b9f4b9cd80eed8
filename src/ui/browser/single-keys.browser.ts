import { useObservable } from './observable.browser.ts'
import { storedText } from './stored-text.browser.ts'

/**
 * Whether keys pressed alone, without Ctrl and the like, do something on this device. Whoever speaks to the device, or
 * hits keys by mistake, must be able to switch them off.
 */
export function singleKeys(name: string) {
  const choice = storedText(name)
  const isOn = (text: string | null): boolean => text !== 'off'
  const change = (on: boolean): void => choice.change(on ? 'on' : 'off')
  return {
    areOn: () => isOn(choice.read()),
    useSwitch: () => [isOn(useObservable(choice)), change] as const,
  }
}

import { useFollowed } from './observable.browser.ts'
import { kept } from './stored-text.browser.ts'

/**
 * Whether keys pressed alone, without Ctrl and the like, do something on this device. Whoever speaks to the device, or
 * hits keys by mistake, must be able to switch them off.
 */
export function singleKeys(name: string) {
  const choice = kept(name)
  const isOn = (text: string | null): boolean => text !== 'off'
  const change = (on: boolean): void => choice.change(on ? 'on' : 'off')
  return {
    areOn: () => isOn(choice.read()),
    useSwitch: () => [isOn(useFollowed(choice)), change] as const,
  }
}

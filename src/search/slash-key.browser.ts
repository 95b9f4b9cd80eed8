import { useFollowed } from '../ui/followed.browser.ts'
import { kept } from '../ui/kept.browser.ts'

const choice = kept('hqp.search-slash')
const isOn = (text: string | null): boolean => text !== 'off'

/** Whether the "/" key opens the search on this device. */
export const slashIsOn = (): boolean => isOn(choice.read())

export function useSlashKey() {
  return [isOn(useFollowed(choice)), switchSlash] as const
}

const switchSlash = (on: boolean): void => choice.change(on ? 'on' : 'off')

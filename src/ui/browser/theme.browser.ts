import { useObservable } from './observable.browser.ts'
import { storedText } from './stored-text.browser.ts'

/** The looks of the page. `auto` follows the device and is kept as nothing at all. */
export const themes = ['auto', 'light', 'dark', 'outdoor'] as const
export type Theme = (typeof themes)[number]

const choice = storedText('theme')
const themeOf = (text: string | null): Theme => themes.find((theme) => theme === text) ?? 'auto'

/** Puts the kept choice on the page, and every later one, also from another tab. */
export function applySavedTheme(): void {
  apply()
  choice.watch(apply)
}

export const chooseTheme = (theme: Theme): void => choice.change(theme === 'auto' ? null : theme)

/** The look that the page has now; on the server the device's own. */
export const useTheme = (): Theme => themeOf(useObservable(choice))

function apply(): void {
  const theme = themeOf(choice.read())
  if (theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/**
 * Which of the three looks the page wears. `auto` follows the device and is stored as nothing at all.
 * The choice lives in this browser only; the client entry calls `applySavedTheme()` before anything else.
 */
export const themes = ['auto', 'light', 'dark', 'outdoor'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'
const listeners = new Set<() => void>()

/** Puts the stored choice on the page and keeps following it when another tab changes it. */
export function applySavedTheme() {
  show(savedTheme())
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) show(savedTheme())
  })
}

/** Stores the choice and shows it at once; a browser that stores nothing still shows it. */
export function chooseTheme(theme: Theme) {
  try {
    if (theme === 'auto') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
  }
  show(theme)
}

/** The look the page wears now. */
export function currentTheme(): Theme {
  return known(document.documentElement.dataset.theme)
}

/** Calls back on every change; returns the way to stop. */
export function watchTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function savedTheme(): Theme {
  try {
    return known(localStorage.getItem(key))
  } catch {
    return 'auto'
  }
}

function known(value: string | null | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'auto'
}

function show(theme: Theme) {
  const page = document.documentElement
  if (theme === 'auto') delete page.dataset.theme
  else page.dataset.theme = theme
  for (const listener of listeners) listener()
}

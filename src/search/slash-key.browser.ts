import { useSyncExternalStore } from 'react'

const storageKey = 'hqp.search-slash'
const listeners = new Set<() => void>()
/** Stands in when the browser refuses storage. */
let unstored = true

/** Whether the "/" key opens the search on this device. */
export function slashIsOn(): boolean {
  try {
    return (localStorage.getItem(storageKey) ?? (unstored ? 'on' : 'off')) === 'on'
  } catch {
    return unstored
  }
}

export function useSlashKey() {
  const isOn = useSyncExternalStore(watch, slashIsOn, () => true)
  return [isOn, switchSlash] as const
}

function switchSlash(isOn: boolean): void {
  unstored = isOn
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
  } catch {
    // Private browsing may refuse; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

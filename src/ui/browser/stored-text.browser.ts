import { type Observable, observable } from './observable.browser.ts'

/**
 * A text that this device keeps under `key`; null is none. Every tab sees the change of another. Where the browser
 * refuses storage, the text lasts as long as the page.
 */
export function storedText(key: string, storage = () => localStorage): Observable<string | null> {
  /** The text that could not be stored; undefined while what is stored counts. */
  const unstored = observable<string | null | undefined>(undefined)

  const stored = (): string | null => {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  }
  const isStored = (text: string | null): boolean => {
    try {
      if (text === null) storage().removeItem(key)
      else storage().setItem(key, text)
      return true
    } catch {
      return false
    }
  }
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) unstored.change(undefined)
  }
  return {
    read() {
      const text = unstored.read()
      return text === undefined ? stored() : text
    },
    change: (text) => unstored.change(isStored(text) ? undefined : text),
    watch(listener) {
      // However often it is added, it hears each change once.
      addEventListener('storage', followOtherTab)
      return unstored.watch(listener)
    },
  }
}

import { observable } from '../../ui/browser/observable.browser.ts'

/**
 * The texts that the browser stores for the file. `isKeeping` is false once it has refused one: from then on only the
 * open page has all answers.
 */
export function textStorage(open: () => Storage) {
  const isKeeping = observable(true)
  const storage = opened(open)
  const change = (key: string, text: string | null): void => {
    try {
      if (!storage) throw new Error('the browser refuses storage')
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
    } catch {
      // Refused, full, or withdrawn since the start.
      isKeeping.change(false)
    }
  }
  const probe = 'home-quality/probe'
  change(probe, '1')
  change(probe, null)
  return {
    isKeeping,
    read: (key: string): string | null => storage?.getItem(key) ?? null,
    /** Null deletes what is stored. */
    change,
  }
}

export type TextStorage = ReturnType<typeof textStorage>

function opened(open: () => Storage): Storage | null {
  try {
    const storage = open()
    storage.getItem('home-quality/probe')
    return storage
  } catch {
    return null
  }
}

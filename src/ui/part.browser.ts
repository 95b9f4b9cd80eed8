/**
 * Parts of the program that are fetched when they are needed. A browser remembers that a part could not be fetched
 * and does not ask for it again while the page lives; so without a connection it is not asked for at all.
 */

/** Loads a part; rejects when there is no connection. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  if (!(await canBeFetched())) throw new Error('there is no connection')
  return load()
}

/** A worker keeps every part here; else the page's first script fetches all ahead, and then empties its list of them. */
async function canBeFetched(): Promise<boolean> {
  if (typeof navigator !== 'undefined' && navigator.serviceWorker?.controller) return true
  const start = typeof document === 'undefined' ? null : document.querySelector<HTMLScriptElement>('script[data-parts]')
  if (!start?.dataset.parts) return true
  return isReachable(start.src)
}

/** Whether the service answers at this address now. */
export async function isReachable(url: string): Promise<boolean> {
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.ok ?? false
}

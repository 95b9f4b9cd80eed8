/**
 * Parts of the program that are fetched when they are needed. A browser remembers that a part could not be fetched
 * and does not ask for it again while the page lives; so without a connection it is not asked for at all.
 */

/** Why a part did not come: there is no connection, or something answered that it cannot serve now. */
export class PartMissing extends Error {
  readonly isDown: boolean
  constructor(isDown: boolean) {
    super(isDown ? 'the service does not serve its files' : 'there is no connection')
    this.isDown = isDown
  }
}

/** Loads a part; rejects with `PartMissing` when it cannot be fetched now. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  const file = fileToAsk()
  const answer = file ? await ask(file) : 'good'
  if (answer !== 'good') throw new PartMissing(answer === 'bad')
  return load()
}

/**
 * A worker keeps every part here; else the page's first script fetches all ahead, and then empties its list of them. The
 * file that is asked for has the same name in every release: an open page of an older one still finds it.
 */
function fileToAsk(): string | undefined {
  if (typeof navigator !== 'undefined' && navigator.serviceWorker?.controller) return undefined
  const start = typeof document === 'undefined' ? null : document.querySelector<HTMLScriptElement>('script[data-parts]')
  return start?.dataset.parts ? '/favicon.svg' : undefined
}

/** Whether the service answers at this address now. */
export async function isReachable(url: string): Promise<boolean> {
  return (await ask(url)) === 'good'
}

async function ask(url: string): Promise<'good' | 'bad' | 'none'> {
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (!answer) return 'none'
  return answer.ok ? 'good' : 'bad'
}

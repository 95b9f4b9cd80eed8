import { useEffect } from 'react'
import { onNewWorker, post } from './worker-post.browser.ts'

/**
 * Lets this site work offline, once the page works and the line is quiet: nothing of it may be in the way of what
 * somebody came for. A browser may refuse it, and then everything goes on as without.
 */
export async function workOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await quiet()
  const registration = await registered()
  if (!registration) return
  tellWhatRuns(registration.waiting)
  tellWhatRuns(registration.installing)
  registration.addEventListener('updatefound', () => tellWhatRuns(registration.installing))
}

/** Keeps the page at this address (path and search) too, which was not loaded from the service but opened from another page. */
export function useKeptPage(address: string): void {
  useEffect(() => {
    const tell = () => post(navigator.serviceWorker?.controller, { kind: 'opened', url: address })
    tell()
    return onNewWorker(tell)
  }, [address])
}

/** A page that has just loaded is still drawn and fetches its data. */
async function quiet(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 500),
  )
}

const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)

/** A new version waits until every open page runs it; so each tells it once it can take over. */
function tellWhatRuns(worker: ServiceWorker | null): void {
  const script = document.querySelector<HTMLScriptElement>('script[data-program]')
  if (!worker || !script) return
  const program = [new URL(script.src).pathname, ...(script.dataset['program']?.split(' ') ?? [])]
  const tell = () => worker.state === 'installed' && post(worker, { kind: 'runs', program })
  tell()
  worker.addEventListener('statechange', tell)
}

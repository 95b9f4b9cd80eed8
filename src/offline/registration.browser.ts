import { useEffect } from 'react'
import { onNewWorker, post } from './worker-post.browser.ts'

/**
 * Registers the service worker once the page is idle, so that caching does not delay the page. Does nothing where a
 * browser has no service workers or refuses them.
 */
export async function workOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await idle()
  const registration = await registered()
  if (!registration) return
  reportProgram(registration.waiting)
  reportProgram(registration.installing)
  registration.addEventListener('updatefound', () => reportProgram(registration.installing))
}

/** Has the worker cache the page at this address (path and search), which was opened without a request for its HTML. */
export function useCachedPage(address: string): void {
  useEffect(() => {
    const report = () => post(navigator.serviceWorker?.controller, { kind: 'opened', url: address })
    report()
    return onNewWorker(report)
  }, [address])
}

/** Resolves when the page has loaded and the browser is idle. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 500),
  )
}

const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)

/** Tells an installed worker which program this page runs: it waits until every open page runs its version. */
function reportProgram(worker: ServiceWorker | null): void {
  const script = document.querySelector<HTMLScriptElement>('script[data-program]')
  if (!worker || !script) return
  const program = script.dataset['program']?.split(' ') ?? []
  const report = () => worker.state === 'installed' && post(worker, { kind: 'runs', program })
  report()
  worker.addEventListener('statechange', report)
}

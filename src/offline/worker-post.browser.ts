import type { ToWorker } from './messages.ts'

/** Says something to the service worker, if there is one. */
export const post = (worker: ServiceWorker | null | undefined, message: ToWorker, ports: MessagePort[] = []): void =>
  worker?.postMessage(message, ports)

/** Calls back when another worker answers this page from now on; returns the way to stop. */
export function onNewWorker(listener: () => void): () => void {
  const workers = navigator.serviceWorker
  workers?.addEventListener('controllerchange', listener)
  return () => workers?.removeEventListener('controllerchange', listener)
}

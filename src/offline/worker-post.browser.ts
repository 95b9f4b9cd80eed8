import type { ToWorker } from './messages.ts'

/** Sends a message to the service worker, if there is one. */
export const post = (worker: ServiceWorker | null | undefined, message: ToWorker, ports: MessagePort[] = []): void =>
  worker?.postMessage(message, ports)

/** Calls back when another worker takes control of this page; returns a function that unsubscribes. */
export function onNewWorker(listener: () => void): () => void {
  const workers = navigator.serviceWorker
  workers?.addEventListener('controllerchange', listener)
  return () => workers?.removeEventListener('controllerchange', listener)
}

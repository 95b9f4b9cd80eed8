/**
 * Ends working offline: takes the place of the service worker, removes what any of its versions kept, and itself. The
 * database with the answers stays as it is, and open pages go on with the service. How to switch to it: README.
 */
import { scope } from './worker-scope.browser.ts'

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      // Cache Storage holds nothing but what a worker kept.
      for (const name of await caches.keys()) await caches.delete(name)
      await scope.registration.unregister()
    })(),
  ),
)

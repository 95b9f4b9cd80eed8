/** The global scope of a service worker, as far as ours use it: TypeScript describes it only in place of a page's. */
export interface WorkerScope {
  addEventListener(kind: 'install', listener: (event: Lasting & Routing) => void): void
  addEventListener(kind: 'activate', listener: (event: Lasting) => void): void
  addEventListener(
    kind: 'message',
    listener: (event: Lasting & MessageEvent & { source: { id: string } | null }) => void,
  ): void
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<{ id: string; url: string }[]>
    claim(): Promise<void>
  }
  registration: { active: unknown; unregister(): Promise<boolean> }
  skipWaiting(): Promise<void>
  location: Location
}

interface Lasting {
  /** Keeps the worker running, and for `install` and `activate` the step open, until this is done. */
  waitUntil(done: Promise<unknown>): void
}

interface Routing {
  /** Answers what fits from the caches without asking the worker; not every browser can. */
  addRoutes?(route: { condition: { urlPattern: string; requestMethod: 'get' }; source: 'cache' }): Promise<void>
}

export const scope = self as unknown as WorkerScope

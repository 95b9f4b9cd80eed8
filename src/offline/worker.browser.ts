/**
 * The service worker: caches the whole program, the pages that were opened and the public answers of the API, and serves
 * them without a connection. Each version caches the files and pages of one release; the next version waits, fully
 * installed, until no open page runs the program of this one.
 */
import { getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import {
  alwaysKept,
  answersIn,
  holdsNoPage,
  isKeptCall,
  isOfVersion,
  isPageOpened,
  keptTogether,
  type ProgramFile,
  pageAddress,
  programOf,
  type RequestFacts,
  titleOf,
  versionOf,
} from './kept.ts'
import type { OfflineAnswer, ToWorker } from './messages.ts'
import { type KeptPage, notKeptPage, themeScript } from './not-kept-page.ts'
import { scope } from './worker-scope.browser.ts'

/** Every file of the program but this one; the build writes them here (`scripts/build-workers.ts`). */
declare const programFiles: ProgramFile[]

/** After this time a cached answer is shown, although the network may still answer. */
const networkTimeoutSeconds = 3
/** How many searches are cached; the other calls are as few as the pages. */
const mostSearches = 30

const pagesCachePrefix = 'hqp-pages:'
const callsCachePrefix = 'hqp-calls:'
const pages = pagesCachePrefix + versionOf(programFiles)
const calls = callsCachePrefix + versionOf(programFiles)

precacheAndRoute(programFiles, { directoryIndex: '', cleanURLs: false })

const factsOf = (request: Request, url: URL): RequestFacts => ({
  method: request.method,
  mode: request.mode,
  url,
  showsCode: request.headers.has('authorization'),
})

/**
 * Replaces an answer such as 502 by the cached one. Without a cached one the answer is passed on, or, if there was none,
 * what `otherwise` makes. Both callbacks stand in one plugin because Workbox gives each plugin a state of its own.
 */
const cachedWhenDown = (otherwise?: () => Promise<Response>) => ({
  async fetchDidSucceed({ response, state }: { response: Response; state?: { answer?: Response } }) {
    if (response.status < 500) return response
    if (state) state.answer = response
    throw new Error(`the service answered ${response.status}`)
  },
  handlerDidError: async ({ state }: { state?: { answer?: Response } }) => state?.answer ?? otherwise?.(),
})

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPageOpened(factsOf(request, url)),
  new NetworkFirst({
    cacheName: pages,
    networkTimeoutSeconds,
    plugins: [
      cachedWhenDown(() => nothingKept()),
      {
        cacheKeyWillBeUsed: async ({ request }) => pageAddress(new URL(request.url)),
        async cacheWillUpdate({ response }) {
          const html = await pageOfThisVersion(response)
          return html === null ? null : toKeep(response, html)
        },
        async cacheDidUpdate({ request, newResponse }) {
          await keepAnswers(await newResponse.clone().text())
          await keepAllOf(pageAddress(new URL(request.url)))
        },
      },
    ],
  }),
)

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isKeptCall(factsOf(request, url)),
  new NetworkFirst({
    cacheName: calls,
    networkTimeoutSeconds,
    plugins: [
      cachedWhenDown(),
      {
        cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
        cacheDidUpdate: ({ request }) => dropOldSearches(new URL(request.url)),
      },
    ],
  }),
)

/** Browsers with static routing read the program from the cache without starting the worker, which is faster. */
const assetsFromCache = { condition: { urlPattern: '/assets/*', requestMethod: 'get' }, source: 'cache' } as const

/** All or nothing: when one page cannot be fetched, the browser repeats the installation at a later visit. */
scope.addEventListener('install', (event) =>
  event.waitUntil(
    (async () => {
      await event.addRoutes?.(assetsFromCache)
      const wanted = [...alwaysKept, ...(await cachedAddresses()), ...(await openAddresses())]
      for (const address of new Set(wanted.flatMap((one) => keptTogether(one)))) await keepPage(address)
    })(),
  ),
)

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (
          (name.startsWith(pagesCachePrefix) && name !== pages) ||
          (name.startsWith(callsCachePrefix) && name !== calls)
        )
          await caches.delete(name)
      await scope.clients.claim()
    })(),
  ),
)

/** Ids of the open pages that run this version. */
const clientsOfThisVersion = new Set<string>()

scope.addEventListener('message', (event) => {
  const message = event.data as ToWorker
  const [port] = event.ports
  if (message.kind === 'opened') event.waitUntil(keepAllOf(ownAddress(message.url)))
  if (message.kind === 'works-offline')
    event.waitUntil(
      worksOffline(ownAddress(message.url)).then((worksOffline) =>
        port?.postMessage({ worksOffline } satisfies OfflineAnswer),
      ),
    )
  if (message.kind === 'runs' && event.source && isOfVersion(message.program, programFiles)) {
    clientsOfThisVersion.add(event.source.id)
    event.waitUntil(activateWhenSafe())
  }
})

/** Activates this version once every open page runs it, so that no page gets files of another version. */
async function activateWhenSafe(): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.every(({ id }) => clientsOfThisVersion.has(id))) await scope.skipWaiting()
}

/** The HTML, or null when the response is no page of this version. */
async function pageOfThisVersion(response: Response): Promise<string | null> {
  if (response.status !== 200 || holdsNoPage(response)) return null
  const html = await response.clone().text()
  return isOfVersion(programOf(html), programFiles) ? html : null
}

/** Adds preload headers for the cached program, which the browser then loads while it parses the HTML. */
function toKeep(response: Response, html: string): Response {
  const headers = new Headers(response.headers)
  for (const file of programOf(html)) headers.append('link', `<${file}>; rel=modulepreload`)
  return new Response(html, { status: response.status, headers })
}

/** Fetches a page and caches it; does nothing where the service has no page. Rejects without a good answer. */
async function keepPage(address: string): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  if (holdsNoPage(response)) return
  const html = await pageOfThisVersion(response)
  if (html === null) throw new Error(`${address} is no page of this version`)
  await keepAnswers(html)
  await (await caches.open(pages)).put(address, toKeep(response, html))
}

/** Caches the pages that belong to this one, unless they are cached or cannot be fetched. */
async function keepAllOf(address: string): Promise<void> {
  const kept = await caches.open(pages)
  for (const one of keptTogether(address)) if (!(await kept.match(one))) await keepPage(one).catch(() => {})
}

const ownAddress = (url: string): string => pageAddress(new URL(url, scope.location.origin))

/** Caches the data inside a page as API answers, which the program asks for when it moves from page to page. */
async function keepAnswers(html: string): Promise<void> {
  const kept = await caches.open(calls)
  for (const { url, body } of answersIn(html)) await kept.put(url, Response.json(body))
}

async function dropOldSearches(asked: URL): Promise<void> {
  if (asked.search === '') return
  const kept = await caches.open(calls)
  const searches = (await kept.keys()).filter(({ url }) => new URL(url).searchParams.has('q'))
  for (const old of searches.slice(0, -mostSearches)) await kept.delete(old)
}

/** Addresses of the pages that any version has cached. */
async function cachedAddresses(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(pagesCachePrefix))
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return requests.flat().map(({ url }) => pageAddress(new URL(url)))
}

/** Addresses of the pages that are open now. */
async function openAddresses(): Promise<string[]> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // A legal document in a window of its own is none.
  const isPage = (url: URL) => isPageOpened({ method: 'GET', mode: 'navigate', url, showsCode: false })
  return open
    .map(({ url }) => new URL(url))
    .filter(isPage)
    .map(pageAddress)
}

/** Whether this page and every file of the program are cached: a browser may have evicted some of them. */
async function worksOffline(address: string): Promise<boolean> {
  await keepAllOf(address)
  const keys = programFiles.map((file) => getCacheKeyForURL(file.url) ?? file.url)
  const found = await Promise.all([...keys, address].map((key) => caches.match(key)))
  return found.every((one) => one !== undefined)
}

async function nothingKept(): Promise<Response> {
  const kept = await caches.open(pages)
  const all = await Promise.all(
    (await kept.keys()).map(async (request) => pageKept(request.url, await kept.match(request))),
  )
  const scriptHash = btoa(
    String.fromCharCode(
      ...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(themeScript))),
    ),
  )
  return new Response(notKeptPage(all.toSorted((a, b) => a.address.localeCompare(b.address))), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'sha256-${scriptHash}'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  })
}

async function pageKept(url: string, response: Response | undefined): Promise<KeptPage> {
  const { pathname, search } = new URL(url)
  const title = titleOf((await response?.text()) ?? '')
  return { address: pathname + search, title: title ?? pathname }
}

/**
 * The service worker: keeps the whole program, the pages that were opened and the public answers of the API, and shows
 * them where there is no signal. One version of it keeps the files and pages of one release; the next waits beside it,
 * complete, until no page runs the program of this one.
 */
import { getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import {
  type Asked,
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
  titleOf,
  versionOf,
} from './kept.ts'
import type { ToWorker, Wholeness } from './messages.ts'
import { type KeptPage, notKeptPage, themeScript } from './not-kept-page.ts'
import { scope } from './worker-scope.browser.ts'

/** Every file of the program but this one; the build writes them here (`scripts/build-workers.ts`). */
declare const programFiles: ProgramFile[]

/** Seconds after which what is kept is shown although the network may still answer. */
const patience = 3
/** Texts that were searched for; the other calls are as few as the pages. */
const mostSearches = 30

const pagesOf = 'hqp-pages:'
const callsOf = 'hqp-calls:'
const pages = pagesOf + versionOf(programFiles)
const calls = callsOf + versionOf(programFiles)

precacheAndRoute(programFiles, { directoryIndex: '', cleanURLs: false })

const asked = (request: Request, url: URL): Asked => ({
  method: request.method,
  mode: request.mode,
  url,
  showsCode: request.headers.has('authorization'),
})

/**
 * An answer such as 502 is no answer where something is kept; where nothing is, it is shown as it came, or without any
 * what `otherwise` makes. Both steps are of one plugin: none sees what another remembers of a request.
 */
const unlessDown = (otherwise?: () => Promise<Response>) => ({
  async fetchDidSucceed({ response, state }: { response: Response; state?: { answer?: Response } }) {
    if (response.status < 500) return response
    if (state) state.answer = response
    throw new Error(`the service answered ${response.status}`)
  },
  handlerDidError: async ({ state }: { state?: { answer?: Response } }) => state?.answer ?? otherwise?.(),
})

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPageOpened(asked(request, url)),
  new NetworkFirst({
    cacheName: pages,
    networkTimeoutSeconds: patience,
    plugins: [
      unlessDown(() => nothingKept()),
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
  ({ request, url, sameOrigin }) => sameOrigin && isKeptCall(asked(request, url)),
  new NetworkFirst({
    cacheName: calls,
    networkTimeoutSeconds: patience,
    plugins: [
      unlessDown(),
      {
        cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
        cacheDidUpdate: ({ request }) => dropOldSearches(new URL(request.url)),
      },
    ],
  }),
)

/** Where the browser can, it takes the files of the program from here without a word to the worker: opening is quicker. */
const withoutAsking = { condition: { urlPattern: '/assets/*', requestMethod: 'get' }, source: 'cache' } as const

/** Complete or not at all: where one page does not come, the browser tries the whole again at a later visit. */
scope.addEventListener('install', (event) =>
  event.waitUntil(
    (async () => {
      await event.addRoutes?.(withoutAsking)
      const wanted = [...alwaysKept, ...(await keptEarlier()), ...(await openNow())]
      for (const address of new Set(wanted.flatMap((one) => keptTogether(one)))) await keepPage(address)
    })(),
  ),
)

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if ((name.startsWith(pagesOf) && name !== pages) || (name.startsWith(callsOf) && name !== calls))
          await caches.delete(name)
      await scope.clients.claim()
    })(),
  ),
)

/** The pages of which is known that they run this version. */
const ours = new Set<string>()

scope.addEventListener('message', (event) => {
  const said = event.data as ToWorker
  const [port] = event.ports
  if (said.kind === 'opened') event.waitUntil(keepAllOf(ownAddress(said.url)))
  if (said.kind === 'is-whole')
    event.waitUntil(isWhole(ownAddress(said.url)).then((isWhole) => port?.postMessage({ isWhole } satisfies Wholeness)))
  if (said.kind === 'runs' && event.source && isOfVersion(said.program, programFiles)) {
    ours.add(event.source.id)
    event.waitUntil(takeOver())
  }
})

/** Takes over as soon as every open page runs this version: no page ever gets parts of another one. */
async function takeOver(): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.every(({ id }) => ours.has(id))) await scope.skipWaiting()
}

/** What it says, or null where it is no page of this version. */
async function pageOfThisVersion(response: Response): Promise<string | null> {
  if (response.status !== 200 || holdsNoPage(response)) return null
  const html = await response.clone().text()
  return isOfVersion(programOf(html), programFiles) ? html : null
}

/** Where a page is shown from here, its program is here too: the browser takes it in while it reads the text. */
function toKeep(response: Response, html: string): Response {
  const headers = new Headers(response.headers)
  for (const file of programOf(html)) headers.append('link', `<${file}>; rel=modulepreload`)
  return new Response(html, { status: response.status, headers })
}

/** Fetches a page and keeps it. Where the service has no page nothing is kept; rejects where there is no good answer. */
async function keepPage(address: string): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  if (holdsNoPage(response)) return
  const html = await pageOfThisVersion(response)
  if (html === null) throw new Error(`${address} is no page of this version`)
  await keepAnswers(html)
  await (await caches.open(pages)).put(address, toKeep(response, html))
}

/** Keeps the pages that belong to this one, as far as they are not here and can be fetched. */
async function keepAllOf(address: string): Promise<void> {
  const kept = await caches.open(pages)
  for (const one of keptTogether(address)) if (!(await kept.match(one))) await keepPage(one).catch(() => {})
}

const ownAddress = (url: string): string => pageAddress(new URL(url, scope.location.origin))

/** From page to page the program asks the API and not for HTML, so what the HTML was made from is kept as answers. */
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

/** Addresses of the pages that any version keeps here. */
async function keptEarlier(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(pagesOf))
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return requests.flat().map(({ url }) => pageAddress(new URL(url)))
}

async function openNow(): Promise<string[]> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Such as a legal paper that is shown in a window of its own.
  const isPage = (url: URL) => isPageOpened({ method: 'GET', mode: 'navigate', url, showsCode: false })
  return open
    .map(({ url }) => new URL(url))
    .filter(isPage)
    .map(pageAddress)
}

/** Whether every file of the program and this page are here: a browser may have cleared some of them. */
async function isWhole(address: string): Promise<boolean> {
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

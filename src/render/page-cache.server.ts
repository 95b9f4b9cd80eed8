import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { securityHeaders } from '../http/security-headers.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { inLowerCase, saysNotFound } from './page-keys.ts'
import type { RenderedPage } from './render-page.server.tsx'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A finished page in each encoding, with its headers flat as `writeHead` takes them fastest. */
interface FinishedPage {
  status: number
  etag: string
  br: Body
  gzip: Body
  identity: Body
  notModified: string[]
}
interface Body {
  headers: string[]
  bytes: Buffer
}

/**
 * Pages rendered at once. Rendering uses one thread and compression the four of Node's pool, so more is no faster: a cold
 * start sent all 43 listed pages within 1.8 s either way (two cores), but took 210 MB without this limit instead of 110.
 */
const mostAtOnce = 4

/**
 * Caches rendered pages in memory. `keyOf` maps any URL to one of a closed set of pages, which bounds the cache. A page is
 * rendered once, also when several requests for it arrive meanwhile; each kind of "not found" page too.
 */
export function createPageCache(
  publicUrl: string,
  render: (path: string) => Promise<RenderedPage>,
  keyOf: (url: string) => string,
) {
  const pages = new Map<string, FinishedPage>()
  const notFound = new Map<string, FinishedPage>()
  const rendering = new Map<string, Promise<FinishedPage>>()
  const limited = limitConcurrency(mostAtOnce)

  const renderOne = async (key: string): Promise<FinishedPage> => {
    const [cache, status] = saysNotFound(key) ? [notFound, 404] : [pages, 200]
    const page = await render(key)
    const isAsExpected = page.status === status
    const finished = await finish(page, publicUrl, isAsExpected)
    if (isAsExpected) cache.set(key, finished)
    return finished
  }
  const renderedOnce = (key: string): Promise<FinishedPage> => {
    const shared = rendering.get(key) ?? limited(() => renderOne(key)).finally(() => rendering.delete(key))
    rendering.set(key, shared)
    return shared
  }

  return {
    keyOf,
    /** Empties the cache, after content has changed. */
    forget(): void {
      pages.clear()
      notFound.clear()
    },
    /** Sends a cached page; returns false when there is none. A 404 is sent by `sendRendered` only, after files and API. */
    sendFinished(request: IncomingMessage, response: ServerResponse, key: string): boolean {
      const page = pages.get(key)
      if (!page) return false
      send(page, request, response)
      return true
    },
    /** Renders and sends the page, once for all requests that wait for it; redirects an address in capitals. */
    async sendRendered(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
      const location = saysNotFound(key) ? inLowerCase(request.url ?? '/', keyOf) : undefined
      if (location !== undefined) {
        response.writeHead(301, { location, 'cache-control': 'no-cache', ...securityHeaders({ publicUrl }) })
        response.end()
        return
      }
      send(notFound.get(key) ?? (await renderedOnce(key)), request, response)
    },
  }
}

function send(page: FinishedPage, request: IncomingMessage, response: ServerResponse): void {
  if (page.status === 200 && names(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.notModified)
    response.end()
    return
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  const body = accepts(accepted, 'br') ? page.br : accepts(accepted, 'gzip') ? page.gzip : page.identity
  response.writeHead(page.status, body.headers)
  response.end(request.method === 'HEAD' ? undefined : body.bytes)
}

/** Whether `If-None-Match` names this etag: alone, as browsers send it, or in a list, as weak, or by "*". */
const names = (header: string | undefined, etag: string): boolean =>
  header === etag ||
  header === '*' ||
  (header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false)

/** Whether `Accept-Encoding` allows this encoding; `q=0` forbids it (RFC 9110, 12.5.3). */
const accepts = (header: string, encoding: string): boolean =>
  header.includes(encoding) && !(header.includes('q=0') && header.split(',').some((one) => refuses(one, encoding)))

function refuses(one: string, encoding: string): boolean {
  const [name = '', weight = ''] = one.split(';')
  return name.trim() === encoding && /^q=0(\.0*)?$/.test(weight.trim())
}

async function finish(
  { status, html, script }: RenderedPage,
  publicUrl: string,
  isCached: boolean,
): Promise<FinishedPage> {
  const bytes = Buffer.from(html)
  const etag = `"${digest(bytes).slice(0, 27)}"`
  const shared = {
    'cache-control': status === 200 ? 'no-cache' : 'no-store',
    vary: 'accept-encoding',
    ...(status === 200 ? { etag } : {}),
    ...securityHeaders({ publicUrl, styleHashes: styleHashes(html), scriptHashes: [hashSource(script)] }),
  }
  const body = (encoded: Buffer, encoding?: string): Body => ({
    bytes: encoded,
    headers: Object.entries({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(encoded.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...shared,
    }).flat(),
  })
  // Better compression pays off for a cached page only.
  const [quality, level] = isCached ? [10, 9] : [4, 4]
  const [br, zipped] = await Promise.all([
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(bytes, { level }),
  ])
  return {
    status,
    etag,
    br: body(br, 'br'),
    gzip: body(zipped, 'gzip'),
    identity: body(bytes),
    notModified: Object.entries(shared).flat(),
  }
}

const styleHashes = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => hashSource(match[1] ?? ''))

/** The source of a Content Security Policy that allows exactly this text. */
const hashSource = (text: string): string => `'sha256-${digest(text, 'base64')}'`

const digest = (data: Buffer | string, encoding: 'base64' | 'base64url' = 'base64url'): string =>
  createHash('sha256').update(data).digest(encoding)

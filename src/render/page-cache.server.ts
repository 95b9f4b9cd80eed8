import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { securityHeaders } from '../http/security-headers.ts'
import { articleIn, articlePath, educationPath } from '../learning/article-address.ts'
import type { RenderedPage } from './entry-server.tsx'

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

/** Stands for every article that is not there, so that they share one drawing and none is kept. */
const noArticle = '-'

/** More pages than the site has, fewer than would matter to memory. */
const maxPages = 400

/**
 * Keeps finished pages in memory and answers them before anything else runs. Only good answers are
 * kept, each once however often it is asked for while it is being drawn. `isArticle` knows the one thing
 * beside a path that changes a page.
 */
export function createPageCache(
  publicUrl: string,
  render: (path: string) => Promise<RenderedPage>,
  isArticle: (id: string) => boolean = () => false,
) {
  const pages = new Map<string, FinishedPage>()
  const drawing = new Map<string, Promise<FinishedPage>>()

  const draw = async (key: string): Promise<FinishedPage> => {
    const finished = await finish(await render(plainPath(key)), publicUrl)
    if (finished.status === 200) {
      // A Map remembers the order of arrival: the oldest page makes room.
      if (pages.size >= maxPages) pages.delete(pages.keys().next().value ?? key)
      pages.set(key, finished)
    }
    return finished
  }

  return {
    /** The key of the page at `url`: its path, and on the learning centre's page the article that it opens. */
    keyOf(url: string): string {
      const path = pageKey(url)
      const id = path === educationPath ? articleIn(searchOf(url)) : undefined
      return id === undefined ? path : articlePath(isArticle(id) ? id : noArticle)
    },
    /** Sends the page if it is at hand. */
    sendFinished(request: IncomingMessage, response: ServerResponse, key: string): boolean {
      const page = pages.get(key)
      if (!page) return false
      send(page, request, response)
      return true
    },
    /** Draws the page, or waits for whoever is drawing it, and sends it. */
    async sendDrawn(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
      const shared = drawing.get(key) ?? draw(key).finally(() => drawing.delete(key))
      drawing.set(key, shared)
      send(await shared, request, response)
    },
  }
}
export type PageCache = ReturnType<typeof createPageCache>

/** The part of a URL that can change a page: its path, and nothing that a stranger appended. */
export function pageKey(url: string): string {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  return path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') || '/' : path
}

const searchOf = (url: string): URLSearchParams => {
  const start = url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : url.slice(start).replace(/#.*$/s, ''))
}

/**
 * What to draw. No page has an escaped or foreign character in its path: one that does finds no page, so
 * that a second spelling of a real address can never take a place of its own. A search has been checked.
 */
function plainPath(key: string): string {
  const [path = '', search] = key.split('?')
  const plain = path.startsWith('/') ? path.replace(/[^\w./-]/g, '~') : '/~'
  return search === undefined ? plain : `${plain}?${search}`
}

function send(page: FinishedPage, request: IncomingMessage, response: ServerResponse): void {
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, page.notModified)
    response.end()
    return
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  const body = accepts(accepted, 'br') ? page.br : accepts(accepted, 'gzip') ? page.gzip : page.identity
  response.writeHead(page.status, body.headers)
  response.end(request.method === 'HEAD' ? undefined : body.bytes)
}

/** Nobody sends `br;q=0` by accident; whoever does gets what they asked for. */
const accepts = (header: string, encoding: string): boolean =>
  header.includes(encoding) && !header.includes(`${encoding};q=0`)

async function finish({ status, html }: RenderedPage, publicUrl: string): Promise<FinishedPage> {
  const bytes = Buffer.from(html)
  const etag = `"${digest(bytes).slice(0, 27)}"`
  const shared = {
    'cache-control': status === 200 ? 'no-cache' : 'no-store',
    vary: 'accept-encoding',
    ...(status === 200 ? { etag } : {}),
    ...securityHeaders({ publicUrl, styleHashes: styleHashes(html) }),
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
  // A page that is kept is worth the best compression; one that is sent once is not.
  const [quality, level] = status === 200 ? [10, 9] : [4, 4]
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
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => `'sha256-${digest(match[1] ?? '', 'base64')}'`)

const digest = (data: Buffer | string, encoding: 'base64' | 'base64url' = 'base64url'): string =>
  createHash('sha256').update(data).digest(encoding)

import { randomUUID } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Logger } from 'pino'
import { isAmbiguousPath, isForApi, unknownApiPath } from './api-paths.ts'
import { watchConnections } from './connections.server.ts'
import { securityHeaders } from './security-headers.ts'
import type { StaticFiles } from './static-files.server.ts'
import { pathOf } from './url-path.ts'

/** The page cache; `keyOf` maps every URL to the key of its page. */
interface Pages {
  keyOf(url: string): string
  /** Sends a cached page; returns false when there is none. */
  sendFinished(request: IncomingMessage, response: ServerResponse, key: string): boolean
  sendRendered(request: IncomingMessage, response: ServerResponse, key: string): Promise<void>
}

interface Parts {
  api: { fetch: Parameters<typeof getRequestListener>[0] }
  pages: Pages
  files: StaticFiles
  log: Logger
  publicUrl: string
}

interface Listener {
  server: http.Server
  /**
   * Answers `/readyz` with 503 for 4 seconds, if a load balancer has asked there, then accepts nothing new. Resolves when
   * every response is sent, at the latest after 7.5 seconds.
   */
  stop(): Promise<void>
}

/** A load balancer asks for readiness at least this often; in milliseconds. */
const readinessPollMs = 30_000
/** Time for two checks at the usual two seconds, before connections are refused; in milliseconds. */
const noticeMs = 4000
const stopTimeoutMs = 7500

/**
 * The HTTP server of the service: cached pages first, then files, the API, and pages still to be rendered. Clients that
 * send or read too slowly are disconnected, and every answered request is logged in one line.
 */
export function createServer({ api, pages, files, log, publicUrl }: Parts): Listener {
  const headers = Object.entries(securityHeaders({ publicUrl }))
  const handleApi = getRequestListener(api.fetch, {
    overrideGlobalObjects: false,
    // HTTP/1.0 may omit the Host header, as simple health checks do.
    hostname: new URL(publicUrl).host,
    errorHandler: (error) => {
      if (!(error instanceof RequestError)) {
        log.error({ err: error }, 'a call failed and could not say so')
        return new Response(null, { status: 500 })
      }
      const { status, headers, body } = refusal('malformed-request')
      return new Response(body, { status, headers })
    },
  })

  const fail = (response: ServerResponse, status: number, words: string, more: Record<string, string> = {}) => {
    if (response.headersSent) {
      response.destroy()
      return
    }
    for (const [name, value] of headers) response.setHeader(name, value)
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more })
    response.end(`${words}\n`)
  }

  const refuse = (response: ServerResponse, code: RefusalCode) => {
    const { status, headers: own, body } = refusal(code)
    for (const [name, value] of headers) response.setHeader(name, value)
    response.writeHead(status, { ...own, 'content-length': Buffer.byteLength(body), connection: 'close' })
    response.end(body)
  }

  const renderPage = async (request: IncomingMessage, response: ServerResponse, key: string, id: string) => {
    try {
      await pages.sendRendered(request, response, key)
    } catch (error) {
      log.error({ id, err: error }, 'a page could not be rendered')
      fail(response, 500, `Something went wrong on our side. Please try again. If it stays, tell us this number: ${id}`)
    }
  }

  let isStopping = false
  let readinessAsked = Number.NEGATIVE_INFINITY
  /** Whether this is a readiness check while stopping; remembers when the last check came. */
  const isCheckWhileStopping = (path: string) => {
    if (path !== '/readyz') return false
    readinessAsked = performance.now()
    return isStopping
  }

  const server = http.createServer(
    {
      connectionsCheckingInterval: 1000,
      headersTimeout: 5000,
      requestTimeout: 15_000,
      keepAliveTimeout: 10_000,
      maxHeaderSize: 8192,
      // Checked by `isForOneHost`, which answers like every other refusal.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!connections.acceptRequest(request.socket, response)) return
      const url = request.url ?? '/'
      const path = pathOf(url)
      const key = pages.keyOf(url)
      logWhenDone(log, request, response, path)
      if (!isForOneHost(request)) {
        refuse(response, 'malformed-request')
        return
      }
      if (isCheckWhileStopping(path)) {
        refuse(response, 'stopping')
        return
      }
      const reads = request.method === 'GET' || request.method === 'HEAD'
      if (reads && (pages.sendFinished(request, response, key) || files(request, response, path))) return
      const id = randomUUID()
      response.setHeader('x-request-id', id)
      if (isForApi(path)) {
        for (const [name, value] of headers) response.setHeader(name, value)
        if (isAmbiguousPath(path)) request.url = unknownApiPath
        void handleApi(request, response)
      } else if (!reads) fail(response, 405, 'This address only answers GET and HEAD.', { allow: 'GET, HEAD' })
      else void renderPage(request, response, key, id)
    },
  )
  server.setTimeout(30_000)
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    if (!connections.acceptRequest(request.socket, response)) return
    logWhenDone(log, request, response, pathOf(request.url ?? '/'))
    refuse(response, 'expectation-failed')
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuseUnread(error, socket, headers))
  const connections = watchConnections(server)
  return {
    server,
    async stop() {
      isStopping = true
      const notice = performance.now() - readinessAsked < readinessPollMs ? noticeMs : 0
      await sleep(notice)
      await connections.stop(stopTimeoutMs - notice)
    },
  }
}

function logWhenDone(log: Logger, request: IncomingMessage, response: ServerResponse, path: string): void {
  if (!log.isLevelEnabled('info')) return
  const start = performance.now()
  response.on('close', () => {
    log.info({
      id: response.getHeader('x-request-id') ?? randomUUID(),
      method: request.method,
      path: masked(path),
      // Null when the client disconnected before the response.
      status: response.headersSent ? response.statusCode : null,
      ms: Math.round((performance.now() - start) * 10) / 10,
      ...(response.writableFinished ? {} : { cut: true }),
    })
  })
}

/**
 * The path for the log, without the query. A code, a payment reference or a long run of digits in it is replaced by `*`,
 * however it is escaped or split, also with letters that are read as digits.
 */
function masked(path: string): string {
  const shown = path.slice(0, 200)
  const plain = shown.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  const hidden = plain.replace(/hq(?:[p\W_]|[2-9a-z]{7}).*$/i, '*').replace(/[\doil][\doil\W_]{10,}/gi, '*')
  return hidden === plain ? shown : hidden
}

/** Whether there is one Host header, which HTTP/1.0 may omit (RFC 9112, 3.2). Of two, proxies could take either. */
function isForOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let lines = 0
  for (let n = 0; n < rawHeaders.length; n += 2)
    if (rawHeaders[n]?.length === 4 && rawHeaders[n]?.toLowerCase() === 'host') lines += 1
  return lines === 1 || (lines === 0 && httpVersion === '1.0')
}

/** Answers what the HTTP parser refused before it became a request, with all security headers. */
function refuseUnread(error: NodeJS.ErrnoException, socket: Socket, headers: [string, string][]): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const { status, title, headers: own, body } = refusal(codeOf(error))
  const lines = Object.entries({
    ...Object.fromEntries(headers),
    ...own,
    connection: 'close',
    'content-length': Buffer.byteLength(body),
  }).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${title}`, ...lines, '', body].join('\r\n'))
}

function codeOf({ code }: NodeJS.ErrnoException): RefusalCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'header-too-large'
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request-timeout' : 'malformed-request'
}

/** Refusals of requests that reach no page and no call, by their stable code. */
const refusals = {
  'malformed-request': [400, 'Bad Request', 'This cannot be read as one request of HTTP/1.1.'],
  'request-timeout': [408, 'Request Timeout', 'The request did not come whole in time.'],
  'expectation-failed': [417, 'Expectation Failed', 'This service meets no expectation but 100-continue.'],
  'header-too-large': [431, 'Request Header Fields Too Large', 'The header is larger than this service accepts.'],
  stopping: [503, 'Service Unavailable', 'This process is stopping. Please try again in a moment.'],
} as const
type RefusalCode = keyof typeof refusals

/** The parts of a refusal as a problem (RFC 9457); `title` is the status in words. */
function refusal(code: RefusalCode) {
  const [status, title, detail] = refusals[code]
  const headers = { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' }
  return { status, title, headers, body: JSON.stringify({ type: 'about:blank', status, title, detail, code }) }
}

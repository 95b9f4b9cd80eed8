import { randomUUID } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { isForApi, isSecondSpelling, nothingInApi } from './api-paths.ts'
import { watchConnections } from './connections.server.ts'
import { securityHeaders } from './security-headers.ts'
import type { StaticFiles } from './static-files.server.ts'
import { pathOf } from './url-path.ts'

/** Pages as HTML; every URL has the key of the page it shows. */
interface Pages {
  keyOf(url: string): string
  /** Sends the page if it is finished; false when it is not. */
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
  /** Resolves when everybody has their answer. */
  stop(): Promise<void>
}

/**
 * The whole service as one server: finished pages first, then files, the API, and pages still to be
 * rendered. Clients that send or read too slowly are cut, and every request that is answered leaves one line in the log.
 */
export function createServer({ api, pages, files, log, publicUrl }: Parts): Listener {
  const headers = Object.entries(securityHeaders({ publicUrl }))
  const handleApi = getRequestListener(api.fetch, { overrideGlobalObjects: false })

  const fail = (response: ServerResponse, status: number, words: string, more: Record<string, string> = {}) => {
    if (response.headersSent) {
      response.destroy()
      return
    }
    for (const [name, value] of headers) response.setHeader(name, value)
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more })
    response.end(`${words}\n`)
  }

  const renderPage = async (request: IncomingMessage, response: ServerResponse, key: string, id: string) => {
    try {
      await pages.sendRendered(request, response, key)
    } catch (error) {
      log.error({ id, err: error }, 'a page could not be rendered')
      fail(response, 500, `Something went wrong on our side. Please try again. If it stays, tell us this number: ${id}`)
    }
  }

  const server = http.createServer(
    {
      connectionsCheckingInterval: 1000,
      headersTimeout: 5000,
      requestTimeout: 15_000,
      keepAliveTimeout: 10_000,
      maxHeaderSize: 8192,
    },
    (request, response) => {
      if (!connections.admits(request.socket, response)) return
      const url = request.url ?? '/'
      const path = pathOf(url)
      const key = pages.keyOf(url)
      logWhenDone(log, request, response, path)
      const reads = request.method === 'GET' || request.method === 'HEAD'
      if (reads && (pages.sendFinished(request, response, key) || files(request, response, path))) return
      const id = randomUUID()
      response.setHeader('x-request-id', id)
      if (isForApi(path)) {
        for (const [name, value] of headers) response.setHeader(name, value)
        if (isSecondSpelling(path)) request.url = nothingInApi
        void handleApi(request, response)
      } else if (!reads) fail(response, 405, 'This address only answers GET and HEAD.', { allow: 'GET, HEAD' })
      else void renderPage(request, response, key, id)
    },
  )
  server.setTimeout(30_000)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuse(error, socket, headers))
  const connections = watchConnections(server)
  return { server, stop: connections.stop }
}

function logWhenDone(log: Logger, request: IncomingMessage, response: ServerResponse, path: string): void {
  if (!log.isLevelEnabled('info')) return
  const start = performance.now()
  response.on('close', () => {
    log.info({
      id: response.getHeader('x-request-id') ?? randomUUID(),
      method: request.method,
      path: masked(path),
      status: response.statusCode,
      ms: Math.round((performance.now() - start) * 10) / 10,
      ...(response.writableFinished ? {} : { cut: true }),
    })
  })
}

/**
 * The query never reaches the log; nor does a code, a payment reference or a long run of digits put into a path,
 * however it is escaped or split, and with the letters that pass for digits when a code is read.
 */
function masked(path: string): string {
  const shown = path.slice(0, 200)
  const plain = shown.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  const hidden = plain.replace(/hq(?:[p\W_]|[2-9a-z]{7}).*$/i, '*').replace(/[\doil][\doil\W_]{10,}/gi, '*')
  return hidden === plain ? shown : hidden
}

/** What the HTTP parser refuses never becomes a request; the answer still carries every header. */
function refuse(error: NodeJS.ErrnoException, socket: Socket, headers: [string, string][]): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request'
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status}`, 'connection: close', 'content-length: 0', ...lines, '', ''].join('\r\n'))
}

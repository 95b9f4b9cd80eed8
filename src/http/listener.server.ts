import { randomUUID } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import type { PageCache } from '../render/page-cache.server.ts'
import { pathOf } from '../render/page-keys.ts'
import { TooManyWaiting } from '../render/turns.ts'
import type { Api } from './answer.server.ts'
import { isForApi } from './api-paths.ts'
import { securityHeaders } from './security-headers.ts'
import type { StaticFiles } from './static-files.server.ts'

interface Parts {
  api: Api
  pages: PageCache
  files: StaticFiles
  log: Logger
  publicUrl: string
}

/**
 * The whole service as one server: finished pages first, then files, the API, and pages still to be
 * drawn. Clients that send or read too slowly are cut, and every request leaves one line in the log.
 */
export function createServer({ api, pages, files, log, publicUrl }: Parts): http.Server {
  const headers = Object.entries(securityHeaders({ publicUrl }))
  const answerApi = getRequestListener(api.fetch, { overrideGlobalObjects: false })

  const fail = (response: ServerResponse, status: number, words: string, more: Record<string, string> = {}) => {
    if (response.headersSent) {
      response.destroy()
      return
    }
    for (const [name, value] of headers) response.setHeader(name, value)
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more })
    response.end(`${words}\n`)
  }

  const drawPage = async (request: IncomingMessage, response: ServerResponse, key: string, id: string) => {
    try {
      await pages.sendDrawn(request, response, key)
    } catch (error) {
      if (error instanceof TooManyWaiting) {
        fail(response, 503, 'Many pages are being made right now. Please try again in a moment.', {
          'retry-after': '2',
        })
        return
      }
      log.error({ id, err: error }, 'a page could not be drawn')
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
      if (isFlood(request.socket, response)) return
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
        void answerApi(request, response)
      } else if (!reads) fail(response, 405, 'This address only answers GET and HEAD.', { allow: 'GET, HEAD' })
      else void drawPage(request, response, key, id)
    },
  )
  server.setTimeout(30_000)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuse(error, socket, headers))
  return server
}

/**
 * Stops taking requests, lets those under way finish, then closes; after `patience` milliseconds it closes whatever
 * is left.
 */
export async function stopServer(server: http.Server, patience = 7000): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), patience)
  await untilQuiet(server)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(sweep)
  clearTimeout(limit)
}

/**
 * Goes on for a moment, until nothing new comes in: what was sent before anybody could know of the stop may still lie
 * in the system's queue, and closing now would throw it away. Two seconds at most: new requests may never end.
 */
async function untilQuiet(server: http.Server): Promise<void> {
  let arrived = 0
  const count = () => {
    arrived += 1
  }
  server.on('connection', count).on('request', count)
  const end = performance.now() + 2000
  let before: number
  do {
    before = arrived
    await sleep(250)
  } while (arrived > before && performance.now() < end)
}

const unanswered = new WeakMap<Socket, number>()
/** No browser and no proxy sends a second request before it has the answer to the first; a few are forgiven. */
const mostUnanswered = 32

/**
 * Counts the requests of a connection that have no answer yet. A client that sends without reading would fill the memory
 * with its answers and hold up everybody: it is cut off, and what else it has sent costs nothing any more.
 */
function isFlood(socket: Socket, response: ServerResponse): boolean {
  if (socket.destroyed) return true
  const waiting = (unanswered.get(socket) ?? 0) + 1
  unanswered.set(socket, waiting)
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
  if (waiting > mostUnanswered) cutOff(socket)
  return socket.destroyed
}

/** Node makes an error for each request that it throws away; without their stacks that takes a third of the time. */
function cutOff(socket: Socket): void {
  const { stackTraceLimit } = Error
  socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0
  })
  socket.once('close', () => {
    Error.stackTraceLimit = stackTraceLimit
  })
  socket.destroy()
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

/** The query never reaches the log; nor does a code, a payment reference or a long run of digits put into a path. */
const masked = (path: string): string =>
  path
    .slice(0, 200)
    .replace(/hq(?:[p\W]|[2-9a-z]{7}).*$/i, '*')
    .replace(/\d[\d\W]{10,}/g, '*')

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

import type { Server as HttpServer, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'

/** Unanswered requests on one connection; browsers and proxies pipeline a few at most. */
const maxPending = 32

/** Tracks the connections of a server: destroys those that flood it, and shuts down without dropping a request. */
export function watchConnections(server: HttpServer) {
  const pending = new WeakMap<Socket, number>()
  let open = 0
  let arrived = 0
  let isStopping = false
  server.on('connection', () => {
    arrived += 1
  })

  return {
    /**
     * Counts a request until its response is sent. Returns false for one that must not be answered: a client that sends
     * without reading would fill the memory, so its connection is destroyed.
     */
    acceptRequest(socket: Socket, response: ServerResponse): boolean {
      if (socket.destroyed) return false
      arrived += 1
      open += 1
      const waiting = (pending.get(socket) ?? 0) + 1
      pending.set(socket, waiting)
      response.once('close', () => {
        open -= 1
        pending.set(socket, (pending.get(socket) ?? 1) - 1)
      })
      // While stopping, each response closes its connection.
      if (isStopping) response.shouldKeepAlive = false
      if (waiting > maxPending) cutOff(socket)
      return !socket.destroyed
    },

    /** Stops accepting requests and waits for those under way; closes the rest after `timeoutMs`. */
    async stop(timeoutMs: number): Promise<void> {
      isStopping = true
      const limit = setTimeout(() => server.closeAllConnections(), timeoutMs)
      await untilNoArrivals(() => arrived)
      await drainBacklog(server, () => arrived)
      // Not `http.Server.close`, which also destroys connections whose client is still reading a response.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
      // A new connection may not have sent its request yet.
      await untilNoArrivals(() => arrived)
      let isClosed = false
      void closed.then(() => {
        isClosed = true
      })
      while (!isClosed) {
        // After one turn of the event loop all received requests are read, so idle connections have sent nothing.
        await nextRound()
        if (open === 0) server.closeIdleConnections()
        // A connection that sends nothing may keep this loop running for seconds.
        await sleep(10)
      }
      clearTimeout(limit)
    },
  }
}

/**
 * Waits until no connection or request has arrived for 250 ms, for a second at most: requests that were sent before the
 * stop may still be in the system's queue, and closing would drop them.
 */
async function untilNoArrivals(arrivals: () => number): Promise<void> {
  const end = performance.now() + 1000
  let before: number
  do {
    before = arrivals()
    await sleep(250)
  } while (arrivals() > before && performance.now() < end)
}

/**
 * Accepts all connections in the system's backlog, which would be reset at the close. Under load it is never empty, so it
 * is first made as short as possible, which turns new clients away before they have sent anything. Node has no public call
 * for that; where this private one is missing, some connections are reset.
 */
async function drainBacklog(server: HttpServer, arrivals: () => number): Promise<void> {
  const { _handle: listening } = server as unknown as { _handle?: { listen?: (backlog: number) => number } }
  listening?.listen?.(1)
  const end = performance.now() + 500
  let before: number
  let quiet = 0
  do {
    before = arrivals()
    await nextRound()
    quiet = arrivals() > before ? 0 : quiet + 1
  } while (quiet < 3 && performance.now() < end)
}

/** Destroys a connection. Node creates an error for each of its requests; without stack traces that takes a third of the time. */
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

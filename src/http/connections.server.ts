import type { Server as HttpServer, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'

/** A browser or a proxy sends the next request when it has the answer to the last; some send a few at once. */
const maxPending = 32

/** Watches the connections of a server: cuts off those that flood it, and ends all of them without cutting anybody off. */
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
     * Counts a request of `socket` until its answer has left. False for one that must not be answered: a client that
     * sends without reading would fill the memory and hold up everybody, so it is cut off, and what else it has sent
     * costs nothing any more.
     */
    admits(socket: Socket, response: ServerResponse): boolean {
      if (socket.destroyed) return false
      arrived += 1
      open += 1
      const waiting = (pending.get(socket) ?? 0) + 1
      pending.set(socket, waiting)
      response.once('close', () => {
        open -= 1
        pending.set(socket, (pending.get(socket) ?? 1) - 1)
      })
      // Once stopping, each answer tells its client that it is the last on this connection.
      if (isStopping) response.shouldKeepAlive = false
      if (waiting > maxPending) cutOff(socket)
      return !socket.destroyed
    },

    /** Stops taking requests and lets those under way finish; after `timeoutMs` milliseconds it closes whatever is left. */
    async stop(timeoutMs: number): Promise<void> {
      isStopping = true
      const limit = setTimeout(() => server.closeAllConnections(), timeoutMs)
      await untilQuiet(() => arrived)
      await takeWhatWaits(server, () => arrived)
      // Not the close of an HTTP server: that one also cuts off answers which a slow client is still reading.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
      // Who has just connected has not said yet what they want.
      await untilQuiet(() => arrived)
      let isClosed = false
      void closed.then(() => {
        isClosed = true
      })
      while (!isClosed) {
        // Right after a round has read what had come: a connection on which nothing is under way has sent nothing.
        await nextRound()
        if (open === 0) server.closeIdleConnections()
        // Somebody who has connected and says nothing may keep this waiting for seconds.
        await sleep(10)
      }
      clearTimeout(limit)
    },
  }
}

/**
 * Waits until nothing new has arrived for a moment: what was sent before anybody could know of the stop may still lie
 * in the system's queue, and closing now would throw it away. About a second at most, for new requests may never end.
 */
async function untilQuiet(arrivals: () => number): Promise<void> {
  const end = performance.now() + 1000
  let before: number
  do {
    before = arrivals()
    await sleep(250)
  } while (arrivals() > before && performance.now() < end)
}

/**
 * Under load the system's queue of new connections is never empty, and all that is in it at the close is reset. So the
 * queue is made as short as it can be, which turns others away before they have sent anything, and then emptied. Node
 * has no public call to listen once more with a shorter queue; without this one, some are reset as they always were.
 */
async function takeWhatWaits(server: HttpServer, arrivals: () => number): Promise<void> {
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

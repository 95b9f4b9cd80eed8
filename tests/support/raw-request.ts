import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection on which every byte is ours. */
export interface RawConnection {
  socket: Socket
  send(text: string): void
  /** All that came back, once the other side has closed; at most `timeoutMs` milliseconds. */
  closed(timeoutMs?: number): Promise<string>
  /** All that came back, once it holds `part`. */
  received(part: string): Promise<string>
}

/** Opens a connection to the service at `url`. */
export async function openRaw(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (piece) => {
    received += piece.toString('latin1')
  })
  const gone = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  // A refused connection may end in a reset; that is an end like any other.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return {
    socket,
    send: (text) => void socket.write(text, 'latin1'),
    async closed(timeoutMs = 60_000) {
      const limit = setTimeout(() => socket.destroy(new Error('the other side did not close')), timeoutMs)
      await gone
      clearTimeout(limit)
      if (socket.errored?.message === 'the other side did not close') throw socket.errored
      return received
    },
    async received(part) {
      while (!received.includes(part)) {
        if (socket.destroyed) throw new Error(`closed before "${part}" came: ${received.slice(0, 200)}`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      return received
    },
  }
}

/** Sends one request as it stands and answers everything that comes back. */
export async function sendRaw(url: string, request: string): Promise<string> {
  const connection = await openRaw(url)
  connection.send(request)
  return connection.closed()
}

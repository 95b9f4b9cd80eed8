/**
 * The process behind `load.ts`. It speaks HTTP/1.1 over plain sockets and reads only as much of an
 * answer as it must, so that it leaves the machine to the server.
 */
import { connect, type Socket } from 'node:net'
import type { Job, Outcome } from './load.ts'

process.on('message', (job: Job) => {
  run(job).then(
    (outcome) => process.send?.(outcome),
    (error: Error) => process.send?.({ failure: error.message }),
  )
})

function run(job: Job): Promise<Outcome> {
  const messages = job.paths.map((path) => requestText(job, path))
  const statuses: Record<string, number> = {}
  const latencies: number[] = []
  const idle: Connection[] = []
  const open: Connection[] = []
  const began = performance.now()
  let sent = 0
  return new Promise((resolve, reject) => {
    const sendNext = (connection: Connection) => {
      if (sent >= job.requests) return
      const due = job.every === undefined ? performance.now() : began + sent * job.every
      if (due > performance.now()) {
        idle.push(connection)
        return
      }
      connection.due = due
      connection.socket.write(messages[sent++ % messages.length] ?? '')
    }
    const answered = (connection: Connection, status: string) => {
      statuses[status] = (statuses[status] ?? 0) + 1
      latencies.push(performance.now() - connection.due)
      if (latencies.length < job.requests) return sendNext(connection)
      clearInterval(ticking)
      for (const { socket } of open) socket.destroy()
      resolve({ seconds: (performance.now() - began) / 1000, statuses, latencies })
    }
    const fail = (error: Error) => {
      clearInterval(ticking)
      for (const { socket } of open) socket.destroy()
      reject(error)
    }
    const ticking = setInterval(() => {
      for (const connection of idle.splice(0)) sendNext(connection)
    }, 1)
    for (let i = 0; i < job.connections; i++) open.push(openConnection(job.port, answered, fail))
    for (const connection of open) sendNext(connection)
  })
}

interface Connection {
  socket: Socket
  /** When the request under way was to be sent. */
  due: number
}

function openConnection(
  port: number,
  answered: (connection: Connection, status: string) => void,
  fail: (error: Error) => void,
): Connection {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const connection: Connection = { socket, due: 0 }
  let head = ''
  let status = ''
  let missing = 0
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the server closed a connection')))
  socket.on('data', (chunk) => {
    let bodyBytes = chunk.length
    if (status === '') {
      const before = head.length
      head += chunk.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      status = head.slice(9, 12)
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1]
      if (length === undefined && status !== '304') return fail(new Error(`an answer ${status} has no length`))
      missing = status === '304' ? 0 : Number(length)
      bodyBytes = before + chunk.length - (end + 4)
    }
    missing -= bodyBytes
    if (missing > 0) return
    const done = status
    head = ''
    status = ''
    answered(connection, done)
  })
  return connection
}

function requestText(job: Job, path: string): string {
  const lines = Object.entries({
    host: `127.0.0.1:${job.port}`,
    ...job.headers,
    ...(job.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(job.body)) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${job.method ?? 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${job.body ?? ''}`
}

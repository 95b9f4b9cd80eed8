import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openRaw, sendRaw } from '../support/raw-request.ts'
import { type RunningService, startService } from '../support/running-service.ts'

// A service needs its time to start where many things run at once.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let service: RunningService
beforeAll(async () => {
  service = await startService({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
})
afterAll(() => service.remove())

const call = 'POST /api/verify-access HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'

describe.concurrent('a client that sends too slowly is cut', () => {
  it('in its headers', async () => {
    const connection = await openRaw(service.url)
    connection.send('GET / HTTP/1.1\r\nHost: a\r\n')
    const drip = setInterval(() => connection.send('X-Slow: yes\r\n'), 400)
    const answer = await connection.closed(60_000)
    clearInterval(drip)
    expect(answer).toMatch(/^(HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*content-security-policy|$)/)
  })

  it('in its body', async () => {
    const connection = await openRaw(service.url)
    connection.send(`${call}Content-Length: 1000\r\n\r\n`)
    const drip = setInterval(() => connection.send(' '), 400)
    const answer = await connection.closed(60_000)
    clearInterval(drip)
    expect(answer).not.toContain('HTTP/1.1 200')
  })

  it('when it opens a connection and says nothing', async () => {
    const connection = await openRaw(service.url)
    expect(await connection.closed(60_000)).not.toContain('200')
  })

  it('while everybody else is served', async () => {
    const slow = await Promise.all(Array.from({ length: 50 }, () => openRaw(service.url)))
    for (const connection of slow) connection.send('GET / HTTP/1.1\r\nHost: a\r\nX-')
    for (let n = 0; n < 10; n++) expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
    for (const connection of slow) connection.socket.destroy()
  })
})

describe('a client that hangs up in the middle of its body', () => {
  it('leaves one line about its request in the log, and no fault', async () => {
    const logging = await startService({ OPERATOR_PASSWORD: 'a password for tests only' })
    const own = `Origin: http://localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n`
    for (const head of [call, `POST /operator/sign-in HTTP/1.1\r\nHost: localhost\r\n${own}`])
      for (const hangUp of ['end', 'destroy'] as const) {
        const connection = await openRaw(logging.url)
        connection.send(`${head}Content-Length: 1000\r\n\r\n{`)
        await sleep(200)
        connection.socket[hangUp]()
        await sleep(200)
      }
    await logging.stop()
    const lines = logging.output().match(/^\{.*"path":"\/(api|operator)\/.*$/gm) ?? []
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 30, status: null, cut: true })
    expect(logging.output()).not.toMatch(/"level":[56]0/)
    await logging.remove()
  })
})

describe('a client that sends many requests and reads no answer', () => {
  it('is cut off after a few, and what else it sent costs no work and no line in the log', async () => {
    const logging = await startService({ RATE_LIMITS: 'off' })
    const burst = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2400)
    const connections = await Promise.all(Array.from({ length: 60 }, () => openRaw(logging.url)))
    for (const connection of connections) connection.socket.pause()
    for (const connection of connections) connection.send(burst)
    expect((await fetch(`${logging.url}/healthz`)).status).toBe(200)
    for (const connection of connections) connection.socket.destroy()
    await logging.stop()
    const lines = logging.output().match(/"path":"\/"/g) ?? []
    expect(lines.length).toBeLessThan(60 * 100)
    await logging.remove()
  })

  it('is not one that sends a few at once, as some do, and reads them in their order', async () => {
    const paths = ['/healthz', '/api/site', '/', '/pricing', '/healthz', '/robots.txt']
    const answer = await sendRaw(
      service.url,
      paths
        .map((path, n) => `GET ${path} HTTP/1.1\r\nHost: a\r\n${n === 5 ? 'Connection: close\r\n' : ''}\r\n`)
        .join(''),
    )
    expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(6)
  })
})

describe('a body that is too large', () => {
  /** Sends up to 30 MB; answers the status and how many bytes went out before it came. */
  function sendMuch(headers: Record<string, string>): Promise<{ status: number | undefined; sent: number }> {
    return new Promise((resolve, reject) => {
      const piece = Buffer.alloc(64 * 1024, 32)
      let sent = 0
      let answered = false
      const sending = request(`${service.url}/api/verify-access`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
      })
      sending.on('response', (response) => {
        answered = true
        response.resume()
        resolve({ status: response.statusCode, sent })
        sending.destroy()
      })
      sending.on('error', (error) => (answered ? undefined : reject(error)))
      const push = () => {
        if (answered || sent >= 30_000_000) return
        sent += piece.length
        sending.write(piece, () => setImmediate(push))
      }
      push()
    })
  }

  it('is refused with 413 before it is all sent, also when it does not say how large it is', async () => {
    for (const headers of [{ 'content-length': '30000000' }, { 'transfer-encoding': 'chunked' }]) {
      const { status, sent } = await sendMuch(headers)
      expect(status).toBe(413)
      expect(sent).toBeLessThan(25_000_000)
    }
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
  })

  it('is not unpacked when it is compressed', async () => {
    const response = await fetch(`${service.url}/api/verify-access`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: Buffer.alloc(1000),
    })
    expect(response.status).toBe(415)
  })
})

describe('a request that two readers might cut differently', () => {
  it.each([
    ['two lengths', `${call}Content-Length: 2\r\nContent-Length: 30\r\n\r\n{}`],
    ['a length and chunks', `${call}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a strange transfer encoding', `${call}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a length that is no number', `${call}Content-Length: +2\r\n\r\n{}`],
    ['line feeds alone', 'GET /healthz HTTP/1.1\nHost: a\n\n'],
    ['a space before a colon', 'GET /healthz HTTP/1.1\r\nHost : a\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ])('is refused and its connection closed: %s', async (_, text) => {
    const answer = await sendRaw(service.url, `${text}GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(answer).not.toContain('ready')
  })
})

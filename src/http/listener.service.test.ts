import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendRaw } from '../../tests/support/raw-request.ts'
import { createServer } from './listener.server.ts'

const logged: string[] = []
let url = ''
const listener = () =>
  createServer({
    api: { fetch: async (request: Request) => Response.json({ asked: new URL(request.url).host }) },
    pages: {
      keyOf: (path) => path,
      sendFinished: (_, response, key) => {
        if (key === '/finished') response.end('a page')
        return response.writableEnded
      },
      sendRendered: async (_, response) => void response.end('a page'),
    },
    files: () => false,
    log: pino({ base: null }, { write: (line) => void logged.push(line) }),
    publicUrl: 'https://www.example.org',
  })
const { server } = listener()
const listenOn = async (one: Server) => {
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`
}
beforeAll(async () => {
  url = await listenOn(server)
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const expectRefusal = (answer: string, status: number, code: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head.toLowerCase()).toContain('content-type: application/problem+json')
  expect(head.toLowerCase()).toContain('content-security-policy: ')
  expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status, code })
}

describe('a request that cannot be understood is refused as a problem, with every security header', () => {
  it.each([
    ['two hosts', 'GET /finished HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n'],
    ['the same host twice', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n'],
    ['no host in HTTP/1.1', 'GET /finished HTTP/1.1\r\n\r\n'],
    ['a host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['what is not HTTP', 'hello\r\n\r\n'],
  ])('with 400: %s', async (_, text) => {
    expectRefusal(await sendRaw(url, text), 400, 'malformed-request')
  })

  it('with 417: an expectation that nobody knows', async () => {
    const answer = await sendRaw(url, 'POST /api/x HTTP/1.1\r\nHost: a\r\nExpect: a-pony\r\nContent-Length: 1\r\n\r\nx')
    expectRefusal(answer, 417, 'expectation-failed')
  })

  it('with 431: a header that is too large', async () => {
    expectRefusal(
      await sendRaw(url, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(9000)}\r\n\r\n`),
      431,
      'header-too-large',
    )
  })
})

describe('a health check', () => {
  it.each(['/healthz', '/readyz'])('in HTTP/1.0 without a host is answered: %s', async (path) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      expect(await sendRaw(url, `${method} ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await sendRaw(url, `GET ${path} HTTP/1.0\r\n\r\n`)).toContain('{"asked":"www.example.org"}')
  })
})

describe('a stop', () => {
  it('is told at /readyz to whoever has been asking there, while everything else is still answered', async () => {
    const { server, stop } = listener()
    const url = await listenOn(server)
    const ask = (path: string) => sendRaw(url, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(await ask('/readyz')).toMatch(/^HTTP\/1\.1 200 /)
    const stopped = stop()
    expectRefusal(await ask('/readyz'), 503, 'stopping')
    expect(await ask('/finished')).toContain('a page')
    await sleep(2500)
    expectRefusal(await ask('/readyz'), 503, 'stopping')
    expect(await ask('/healthz')).toMatch(/^HTTP\/1\.1 200 /)
    await stopped
    await expect(ask('/healthz')).rejects.toThrow('ECONNREFUSED')
  })

  it('takes nothing new at once where nobody has asked', async () => {
    const { server, stop } = listener()
    const url = await listenOn(server)
    const stopped = stop().then(() => 'stopped')
    expect(await Promise.race([stopped, sleep(3500, 'still waiting')])).toBe('stopped')
    await expect(sendRaw(url, '')).rejects.toThrow('ECONNREFUSED')
  })
})

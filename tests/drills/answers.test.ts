import { type OutgoingHttpHeaders, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { orderBody } from '../support/plans.ts'
import { sendRaw } from '../support/raw-request.ts'
import { type RunningService, startService } from '../support/running-service.ts'

// A service needs its time to start where many things run at once.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let service: RunningService
let asset = ''
beforeAll(async () => {
  service = await startService({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
  asset = /"(\/assets\/[^" ]+\.js)/.exec(await (await fetch(`${service.url}/`)).text())?.[1] ?? ''
})
afterAll(() => service.remove())

const get = (path: string, init: RequestInit = {}) => fetch(service.url + path, init)
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  get(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
/** Sends a request line as it stands; answers the status and the headers. */
async function raw(requestLine: string, headers = 'Host: a\r\n'): Promise<{ status: number; headers: Headers }> {
  const answer = await sendRaw(service.url, `${requestLine}\r\n${headers}Connection: close\r\n\r\n`)
  const [head = ''] = answer.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const pairs = lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string])
  return { status: Number(statusLine.split(' ')[1]), headers: new Headers(pairs) }
}

/** Asks for an address exactly as it is written; `fetch` would tidy it first. */
function asWritten(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: Headers; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(service.url)
    const asking = request({ hostname, port, path, method, headers: { connection: 'close', ...headers } }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          headers: new Headers(Object.entries(answer.headers) as [string, string][]),
          body: Buffer.concat(pieces),
        }),
      )
    })
    asking.on('error', reject).end()
  })
}

const promised = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
function expectGuarded(headers: Headers, what: string) {
  for (const [name, value] of Object.entries(promised)) expect(headers.get(name), `${what}: ${name}`).toBe(value)
  expect(headers.get('permissions-policy'), what).toContain('geolocation=()')
  const policy = headers.get('content-security-policy') ?? ''
  // Of pages the hash of their one script, too.
  expect(policy, what).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')?; /)
  expect(policy, what).toContain("frame-ancestors 'none'")
  expect(policy, what).toContain("base-uri 'none'")
  expect(policy, what).not.toContain('unsafe')
  expect(headers.get('set-cookie'), what).toBeNull()
  expect(headers.get('x-powered-by'), what).toBeNull()
  expect(headers.get('strict-transport-security'), what).toBeNull()
}

describe('every answer', () => {
  it('carries the security headers, whatever kind of answer it is', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    const answers: [string, number, { status: number; headers: Headers }][] = [
      ['page', 200, await get('/')],
      ['page just drawn', 200, await get('/pricing')],
      ['page not modified', 304, await get('/', { headers: { 'if-none-match': etag } })],
      ['page not found', 404, await get('/nothing')],
      ['page with another method', 405, await get('/', { method: 'PUT' })],
      ['asset', 200, await get(asset)],
      ['icon', 200, await get('/favicon.svg')],
      ['call', 200, await get('/api/checklists')],
      ['call not found', 404, await get('/api/nothing')],
      ['call refused', 400, await post('/api/verify-access', '{')],
      ['call with a wrong code', 401, await post('/api/verify-access', '{"accessCode":"x"}')],
      ['call with another method', 405, await get('/api/bank-transfer')],
      ['call with too much', 413, await post('/api/verify-access', ' '.repeat(20_000))],
      ['call with another type', 415, await post('/api/verify-access', '{}', { 'content-type': 'text/plain' })],
      ['order', 201, await post('/api/bank-transfer', JSON.stringify(orderBody()))],
      ['health', 200, await get('/healthz')],
      ['readiness', 200, await get('/readyz')],
      ['TRACE', 405, await raw('TRACE / HTTP/1.1')],
      ['broken request', 400, await raw('NONSENSE')],
      [
        'request with too long headers',
        431,
        await raw('GET / HTTP/1.1', `Host: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n`),
      ],
    ]
    for (const [what, status, answer] of answers) {
      expect(answer.status, what).toBe(status)
      expectGuarded(answer.headers, what)
    }
  })

  it('promises https for two years once the public address is https', async () => {
    const secure = await startService({
      PUBLIC_URL: 'https://homes.example',
      PAYMENTS: 'demo',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
    })
    for (const path of ['/', '/nothing', '/api/site', '/api/nothing', '/favicon.svg', '/healthz'])
      expect((await fetch(secure.url + path)).headers.get('strict-transport-security'), path).toBe(
        'max-age=63072000; includeSubDomains',
      )
    await secure.remove()
  })

  it('has a number when it was worked out', async () => {
    const ids = [await get('/api/site'), await get('/api/nothing'), await get('/nothing')].map((answer) =>
      answer.headers.get('x-request-id'),
    )
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(ids).size).toBe(3)
    const pretended = await get('/api/site', { headers: { 'x-request-id': 'mine' } })
    expect(pretended.headers.get('x-request-id')).not.toBe('mine')
  })
})

describe('a page', () => {
  const varying = ['date', 'x-request-id', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']
  const lasting = (headers: Headers) => Object.fromEntries([...headers].filter(([name]) => !varying.includes(name)))

  it('answers HEAD with the headers of GET and no body, and so do files and calls', async () => {
    for (const path of ['/', '/checklist/hvac', '/nothing', asset, '/favicon.svg', '/api/site', '/healthz']) {
      await (await get(path)).text()
      const [head, full] = [await get(path, { method: 'HEAD' }), await get(path)]
      expect(head.status, path).toBe(full.status)
      expect(lasting(head.headers), path).toEqual(lasting(full.headers))
      expect(await head.text()).toBe('')
    }
  })

  it('is not sent again to whoever has it, and 304 is shorter than the page', async () => {
    for (const path of ['/', '/checklist', '/checklist/pool']) {
      const etag = (await get(path)).headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[\w-]{27}"$/)
      const again = await get(path, { headers: { 'if-none-match': etag } })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
      expect((await get(path, { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
    }
  })

  it('is one and the same whatever query strangers append', async () => {
    const plain = await get('/pricing')
    const body = await plain.text()
    for (const query of ['utm_source=x', 'a=1&a=2', '__proto__=1', '%ff', `q=${'x'.repeat(4000)}`]) {
      const answer = await get(`/pricing?${query}`)
      expect(answer.headers.get('etag'), query).toBe(plain.headers.get('etag'))
      expect(await answer.text()).toBe(body)
      // Finished pages carry no number: this one was not drawn again.
      expect(answer.headers.get('x-request-id')).toBeNull()
    }
  })

  it('never repeats what a stranger wrote into the address or the headers', async () => {
    const host = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-original-url': '/evil',
      forwarded: 'host=evil.example',
    }
    for (const path of [
      '/evil-words',
      '/checklist/evil-words',
      '/?evil-words',
      '/%22evil-words',
      '/evil-words%3Cscript%3E',
    ])
      expect(await (await get(path, { headers: host })).text(), path).not.toContain('evil')
    expect(await (await get('/api/evil-words', { headers: host })).text()).not.toContain('evil')
  })

  it('refuses every method but GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
      for (const path of ['/', '/checklist/hvac', '/nothing', '/favicon.svg', asset]) {
        const answer = await raw(`${method} ${path} HTTP/1.1`)
        expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([405, 'GET, HEAD'])
      }
  })

  it('is 404 for whatever leads out of the site', async () => {
    const paths = [
      '/../package.json',
      '/assets/../../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/..%2f..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/%252e%252e%252fetc/passwd',
      '/..%5c..%5cetc/passwd',
      '/%c0%ae%c0%ae/etc/passwd',
      '/assets/%00.js',
      '/favicon.svg%00.html',
      '//etc/passwd',
      '/.git/config',
      '/.env',
      '/.vite/manifest.json',
      '/dist/server/main.js',
      '/src/main.server.ts',
      '/package.json',
      '/data/home-quality.db',
      '/data/code.key',
      '/home-quality.db',
      '/content/checklists/hvac.yml',
      `${asset}.map`,
      '/checklist/..%2f..%2fapi%2fsite',
      '/checklist/hvac.css',
      '/access/x.css',
      '/%70ricing',
    ]
    for (const path of paths) {
      const answer = await sendRaw(service.url, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
      expect(answer.slice(0, 12), path).toBe('HTTP/1.1 404')
      expect(answer, path).not.toMatch(/root:\w*:0:0|"dependencies"|SQLite format|items:\n/)
      expect(answer, path).toMatch(/cache-control: no-store/i)
    }
  })
})

describe('an address where nothing is', () => {
  const kinds = ['/', '/checklist/', '/education?article=']
  const strange = (n: number) => `${kinds[n % 3]}${crypto.randomUUID()}`

  it('is answered with one finished page for each thing that can be missing, the same bytes for everybody', async () => {
    const pages = new Set<string>()
    for (let n = 0; n < 300; n++) {
      const { status, headers, body } = await asWritten(strange(n), { 'accept-encoding': 'br' })
      expect([status, headers.get('cache-control'), headers.get('content-encoding')]).toEqual([404, 'no-store', 'br'])
      expectGuarded(headers, kinds[n % 3] ?? '')
      pages.add(body.toString('base64'))
    }
    expect(pages.size).toBe(3)
  })

  it('is every second spelling of one where something is: dot segments, backslashes, escapes, repeated slashes', async () => {
    const { body: notFound } = await asWritten('/nothing')
    for (const path of [
      '/x/../checklist/remodeling',
      '/checklist/../pricing',
      '/checklist/x/../remodeling',
      '/./pricing',
      '/pricing/.',
      '/pricing/..',
      '/..',
      '/%2e%2e/pricing',
      '/x/%2E./pricing',
      '/x%2f..%2fpricing',
      '/x\\..\\pricing',
      '\\pricing',
      '/x%5c..%5Cpricing',
      '//pricing',
      '/checklist//remodeling',
      '/%70ricing',
      '/pricing;x',
    ]) {
      const { status, headers, body } = await asWritten(path)
      expect(status, path).not.toBe(200)
      expectGuarded(headers, path)
      // What the parser refuses has no body.
      if (status !== 400) expect([status, body.equals(notFound)], path).toEqual([404, true])
    }
    for (const path of [
      '/api/../pricing',
      '/api/../healthz',
      '/api/%2e%2e/healthz',
      '/api/./site',
      '/api/%73ite',
      '/api\\site',
      '/downloads/../api/site',
      '/downloads/../checklist/remodeling',
    ])
      expect((await asWritten(path)).status, path).toBe(404)
  })

  it('is never "not modified", and says what it is whatever else is asked of it', async () => {
    for (const headers of [{ 'if-none-match': '*' }, { 'if-modified-since': new Date().toUTCString() }]) {
      const { status, headers: answered, body } = await asWritten('/nothing', headers)
      expect([status, answered.get('etag')]).toEqual([404, null])
      expect(body.toString()).toContain('404 Page Not Found')
    }
  })
})

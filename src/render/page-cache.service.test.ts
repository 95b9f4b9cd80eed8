import { createHash } from 'node:crypto'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createPageCache } from './page-cache.server.ts'
import { createPageKeys } from './page-keys.ts'

describe('the page cache', () => {
  let server: Server | undefined
  let forget = () => {}
  const drawn: string[] = []
  let [drawing, mostAtOnce] = [0, 0]
  afterEach(() => {
    server?.close()
    drawn.length = 0
    drawing = mostAtOnce = 0
  })

  /** Serves `paths`, two checklists and an article; renders each with the status in `statuses`, 200, or 404 elsewhere. */
  async function open(paths: string[], statuses: Record<string, number> = {}): Promise<string> {
    const existing = [...paths, '/checklist/hvac', '/checklist/pool', '/education?article=liens']
    const draw = async (page: string) => {
      drawn.push(page)
      mostAtOnce = Math.max(mostAtOnce, ++drawing)
      await new Promise((resolve) => setTimeout(resolve, 2))
      drawing--
      const status = statuses[page] ?? (existing.includes(page) ? 200 : 404)
      return { status, html: `<!doctype html><script>a()</script><script>b()</script><p>${page}</p>`, script: 'a()' }
    }
    const ids = { checklists: ['hvac', 'pool'], articles: ['liens'] }
    const pages = createPageCache('http://127.0.0.1', draw, createPageKeys([...paths, '/checklist/:id'], ids))
    forget = pages.forget
    const listening = createServer(async (request, response) => {
      const key = pages.keyOf(request.url ?? '/')
      if (pages.sendFinished(request, response, key)) return
      await pages.sendRendered(request, response, key)
    })
    server = listening
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
  }

  it('draws a page once for all who ask while it is being drawn, and for all who ask later', async () => {
    const url = await open(['/pricing'])
    const together = await Promise.all(Array.from({ length: 10 }, (_, n) => fetch(`${url}/pricing?utm=${n}`)))
    const later = await fetch(`${url}/pricing/?q=1`)
    const texts = await Promise.all([...together, later].map((response) => response.text()))
    expect(new Set(texts).size).toBe(1)
    expect(new Set([...together, later].map((response) => response.headers.get('etag'))).size).toBe(1)
    expect(drawn).toEqual(['/pricing'])
  })

  it('draws a page again once what it shows has changed, and pages of what is missing too', async () => {
    const url = await open(['/education'])
    const both = async () => {
      for (const page of ['/education', '/no-such-page']) await (await fetch(url + page)).text()
    }
    await both()
    await both()
    expect(drawn).toEqual(['/education', '/-'])
    forget()
    await both()
    expect(drawn).toEqual(['/education', '/-', '/education', '/-'])
  })

  it('keeps good pages only, and draws again what went wrong', async () => {
    const url = await open(['/broken', '/gone'], { '/broken': 500, '/gone': 404 })
    for (const page of ['/broken', '/gone', '/broken', '/gone']) await (await fetch(url + page)).text()
    expect(drawn).toEqual(['/broken', '/gone', '/broken', '/gone'])
  })

  it('leads an address in capitals to the page that it means, and draws nothing for it', async () => {
    const url = await open(['/'])
    const answer = await fetch(`${url}/checklist/HVAC?utm=1`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/checklist/hvac?utm=1'])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(drawn).toEqual([])
    expect((await fetch(`${url}/checklist/ROOF`)).status).toBe(404)
  })

  it('allows of the scripts in a page the one that it was made with, also where nothing is there and where nothing has changed', async () => {
    const url = await open(['/'])
    const first = await fetch(url)
    const again = await fetch(url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    const answers = [first, again, await fetch(`${url}/nothing`)]
    const own = createHash('sha256').update('a()').digest('base64')
    expect(answers.map(({ status }) => status)).toEqual([200, 304, 404])
    for (const { headers } of answers)
      expect(headers.get('content-security-policy')).toContain(`; script-src 'self' 'sha256-${own}'; `)
  })

  it('draws one page for each thing that can be missing, however many addresses miss it', async () => {
    const url = await open(['/', '/education'])
    const ask = async (address: string) => {
      const answer = await fetch(url + address)
      return [answer.status, answer.headers.get('cache-control'), answer.headers.get('etag'), await answer.text()]
    }
    const kinds = ['/', '/checklist/', '/education?article=']
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => ask(`${kinds[n % 3]}${crypto.randomUUID()}`)),
    )
    expect(new Set(answers.map(String)).size).toBe(3)
    for (const [status, caching, etag] of answers) expect([status, caching, etag]).toEqual([404, 'no-store', null])
    await ask('/one-more')
    expect(drawn).toHaveLength(3)
  })

  it('keeps what is not there apart: a page that exists is never drawn as missing, nor the other way', async () => {
    const url = await open(['/pricing'])
    const statuses = async () =>
      Promise.all(
        ['/pricing', '/nothing', '/checklist/hvac', '/checklist/x'].map(async (a) => (await fetch(url + a)).status),
      )
    expect(await statuses()).toEqual([200, 404, 200, 404])
    expect(await statuses()).toEqual([200, 404, 200, 404])
  })

  it('draws an article under its own address', async () => {
    const url = await open(['/education'])
    for (const search of ['', '?article=liens', '?article=liens&utm=1'])
      expect((await fetch(`${url}/education${search}`)).status).toBe(200)
    expect(drawn).toEqual(['/education', '/education?article=liens'])
  })

  it('never draws a page under a second spelling of its address', async () => {
    const url = new URL(await open(['/', '/pricing']))
    for (const spelling of [
      '/%70ricing',
      '/x/../pricing',
      '/./pricing',
      '/%2e/pricing',
      '/x\\..\\pricing',
      '//pricing',
    ])
      expect(await statusOf(url, spelling), spelling).toBe(404)
    expect(drawn).toHaveLength(1)
  })

  it('answers HEAD for what is not there with the headers of GET and no body', async () => {
    const url = await open(['/'])
    const [full, head] = [await fetch(`${url}/nothing`), await fetch(`${url}/nothing`, { method: 'HEAD' })]
    expect(head.status).toBe(404)
    expect(head.headers.get('content-length')).toBe(full.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })

  it('draws only a few pages at once, and all that a cold start is asked for', async () => {
    const paths = Array.from({ length: 60 }, (_, n) => `/p${n}`)
    const url = await open(paths)
    const answers = await Promise.all(
      [...paths, ...paths, '/nothing'].map(async (path) => (await fetch(url + path)).status),
    )
    expect(answers.filter((status) => status !== 200)).toEqual([404])
    expect(new Set(drawn).size).toBe(drawn.length)
    // A machine under load may not bring four requests together.
    expect(mostAtOnce).toBeLessThanOrEqual(4)
    expect(mostAtOnce).toBeGreaterThan(1)
  })

  it('sends the encoding that was asked for, and 304 to whoever has the page', async () => {
    const url = await open(['/'])
    const read = async (headers: Record<string, string>) => {
      const http = await import('node:http')
      return new Promise<{ status: number | undefined; encoding: string | undefined; body: Buffer }>((resolve) => {
        http.get(url, { headers }, (response) => {
          const pieces: Buffer[] = []
          response.on('data', (piece: Buffer) => pieces.push(piece))
          response.on('end', () =>
            resolve({
              status: response.statusCode,
              encoding: response.headers['content-encoding'],
              body: Buffer.concat(pieces),
            }),
          )
        })
      })
    }
    const plain = await read({})
    const brotli = await read({ 'accept-encoding': 'gzip, deflate, br' })
    const zipped = await read({ 'accept-encoding': 'gzip, br; q=0.0' })
    expect([plain.encoding, brotli.encoding, zipped.encoding]).toEqual([undefined, 'br', 'gzip'])
    expect((await read({ 'accept-encoding': 'gzip, br;q=0' })).encoding).toBe('gzip')
    expect((await read({ 'accept-encoding': 'gzip;q=0, br;q=0.5' })).encoding).toBe('br')
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    expect(gunzipSync(zipped.body)).toEqual(plain.body)
    const etag = (await fetch(url)).headers.get('etag') ?? ''
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await read({ 'if-none-match': header })
      expect([again.status, again.body.length], header).toEqual([304, 0])
    }
    for (const header of ['"other"', '"other", W/"another"', etag.replaceAll('"', '')])
      expect((await read({ 'if-none-match': header })).status, header).toBe(200)
  })
})

/** Asks for a path exactly as it is written; `fetch` would tidy it first. */
function statusOf({ hostname, port }: URL, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asking.on('error', reject).end()
  })
}

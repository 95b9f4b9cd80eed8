import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { createPageCache, pageKey } from './page-cache.server.ts'

const path = fc.array(fc.stringMatching(/^[\w.%-]{1,8}$/), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)

describe('the key of a page', () => {
  it('is its path, whatever a stranger appended', () => {
    fc.assert(
      fc.property(path, fc.constantFrom('?', '#'), fc.string(), (page, mark, appended) => {
        expect(pageKey(page + mark + appended)).toBe(page)
      }),
    )
  })

  it('has no slash at its end, except that of the front page', () => {
    fc.assert(
      fc.property(path, fc.nat({ max: 3 }), (page, slashes) => {
        expect(pageKey(page + '/'.repeat(slashes))).toBe(page)
      }),
    )
    expect(['/', '//', '///?a=/'].map(pageKey)).toEqual(['/', '/', '/'])
  })
})

describe('the key of an article', () => {
  const pages = createPageCache(
    'http://127.0.0.1',
    () => Promise.reject(new Error('nothing is drawn here')),
    (id) => id === 'pool' || id === 'a b',
  )

  it('is the article when it exists, whatever else the address carries', () => {
    for (const url of [
      '/education?article=pool',
      '/education/?utm=1&article=pool#x',
      '/education?article=%70ool&article=2',
    ])
      expect(pages.keyOf(url), url).toBe('/education?article=pool')
    expect(pages.keyOf('/education?article=a%20b')).toBe('/education?article=a%20b')
  })

  it('is one and the same for every article that does not exist', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{5,20}$/), (id) => {
        expect(pages.keyOf(`/education?article=${id}`)).toBe('/education?article=-')
      }),
    )
  })

  it('is the list when no article is named', () => {
    for (const url of [
      '/education',
      '/education?',
      '/education?article=',
      '/education?search=pool&category=pool',
      '/education#article=pool',
    ])
      expect(pages.keyOf(url), url).toBe('/education')
  })

  it('is no part of any other page', () => {
    for (const path of ['/', '/pricing', '/education/x', '/api/articles'])
      expect(pages.keyOf(`${path}?article=pool`)).toBe(path)
  })
})

describe('the page cache', () => {
  let server: Server | undefined
  const drawn: string[] = []
  afterEach(() => {
    server?.close()
    drawn.length = 0
  })

  /** Serves `statuses` by path, and 404 elsewhere; answers its address. */
  async function open(statuses: Record<string, number>, isArticle?: (id: string) => boolean): Promise<string> {
    const draw = async (page: string) => {
      drawn.push(page)
      await new Promise((resolve) => setTimeout(resolve, 2))
      return { status: statuses[page] ?? 404, html: `<!doctype html><p>${page}</p>` }
    }
    const pages = createPageCache('http://127.0.0.1', draw, isArticle)
    const listening = createServer(async (request, response) => {
      const key = pages.keyOf(request.url ?? '/')
      if (!pages.sendFinished(request, response, key)) await pages.sendDrawn(request, response, key)
    })
    server = listening
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
  }

  it('draws a page once for all who ask while it is being drawn, and for all who ask later', async () => {
    const url = await open({ '/pricing': 200 })
    const together = await Promise.all(Array.from({ length: 10 }, (_, n) => fetch(`${url}/pricing?utm=${n}`)))
    const later = await fetch(`${url}/pricing/?q=1`)
    const texts = await Promise.all([...together, later].map((response) => response.text()))
    expect(new Set(texts).size).toBe(1)
    expect(new Set([...together, later].map((response) => response.headers.get('etag'))).size).toBe(1)
    expect(drawn).toEqual(['/pricing'])
  })

  it('keeps good pages only', async () => {
    const url = await open({ '/broken': 500 })
    for (const page of ['/nowhere', '/nowhere', '/broken', '/broken']) await (await fetch(url + page)).text()
    expect(drawn).toEqual(['/nowhere', '/nowhere', '/broken', '/broken'])
  })

  it('draws an article under its own address, and keeps none that does not exist', async () => {
    const url = await open({ '/education': 200, '/education?article=pool': 200 }, (id) => id === 'pool')
    for (const search of ['', '?article=pool', '?article=pool&utm=1', '?article=nope', '?article=nope2'])
      await (await fetch(`${url}/education${search}`)).text()
    expect(drawn).toEqual(['/education', '/education?article=pool', '/education?article=-', '/education?article=-'])
  })

  it('finds no page at a second spelling of an address', async () => {
    const url = await open({ '/': 200, '/pricing': 200 })
    for (const spelling of ['/%70ricing', '/pricing%00', '/pricing;a', '/%ff', '/pric%69ng', '/pri~cing'])
      expect((await fetch(url + spelling)).status, spelling).toBe(404)
    expect(drawn.filter((page) => page.includes('%'))).toEqual([])
  })

  it('makes room for a new page by forgetting the oldest, so that it never grows past its bound', async () => {
    const url = await open(Object.fromEntries(Array.from({ length: 401 }, (_, n) => [`/p${n}`, 200])))
    const read = async (n: number) => (await fetch(`${url}/p${n}`)).text()
    await read(0)
    await Promise.all(Array.from({ length: 399 }, (_, n) => read(n + 1)))
    await read(400)
    drawn.length = 0
    await read(400)
    await read(2)
    expect(drawn).toEqual([])
    await read(0)
    expect(drawn).toEqual(['/p0'])
  })

  it('sends the encoding that was asked for, and 304 to whoever has the page', async () => {
    const url = await open({ '/': 200 })
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
    const zipped = await read({ 'accept-encoding': 'gzip, br;q=0' })
    expect([plain.encoding, brotli.encoding, zipped.encoding]).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    expect(gunzipSync(zipped.body)).toEqual(plain.body)
    const etag = (await fetch(url)).headers.get('etag') ?? ''
    const again = await read({ 'if-none-match': etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect((await read({ 'if-none-match': '"other"' })).status).toBe(200)
  })
})

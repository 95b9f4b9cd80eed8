import { createHash } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DownloadFile, fileInMemory, readRange, sendDownload, streamOf } from './download-file.server.ts'

const content = Array.from({ length: 20_000 }, (_, n) => n).join(' ')
const sha256 = createHash('sha256').update(content).digest('hex')

describe.each(['in memory', 'streamed from disk'])('a file %s', (kind) => {
  let dir = ''
  let descriptor = 0
  let app: Hono
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'hqp-file-'))
    writeFileSync(join(dir, 'f'), content)
    descriptor = openSync(join(dir, 'f'), 'r')
    const inMemory = fileInMemory('list.txt', 'text/plain', content)
    const onDisk: DownloadFile = { ...inMemory, read: (start, end) => streamOf(descriptor, start, end) }
    app = new Hono().get('/f', (c) => sendDownload(c, kind === 'in memory' ? inMemory : onDisk))
  })
  afterAll(() => {
    closeSync(descriptor)
    rmSync(dir, { recursive: true, force: true })
  })
  const get = (headers: Record<string, string> = {}, method = 'GET') => app.request('/f', { headers, method })

  it('comes whole, to be saved under its name, with its size and its SHA-256', async () => {
    const response = await get()
    expect([response.status, await response.text()]).toEqual([200, content])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': 'attachment; filename="list.txt"',
      'content-length': String(content.length),
      'accept-ranges': 'bytes',
      etag: `"${sha256}"`,
    })
  })

  it('comes in part for a range, with 206 and where the part stands', async () => {
    const response = await get({ range: 'bytes=100-199' })
    expect([response.status, await response.text()]).toEqual([206, content.slice(100, 200)])
    expect(response.headers.get('content-range')).toBe(`bytes 100-199/${content.length}`)
    expect(response.headers.get('content-length')).toBe('100')
    expect(await (await get({ range: 'bytes=-7' })).text()).toBe(content.slice(-7))
  })

  it('answers 416 with its size to a range behind its end', async () => {
    const response = await get({ range: `bytes=${content.length}-` })
    expect([response.status, await response.text()]).toEqual([416, ''])
    expect(response.headers.get('content-range')).toBe(`bytes */${content.length}`)
  })

  it('answers 304 to whoever has it', async () => {
    expect((await get({ 'if-none-match': `"${sha256}"` })).status).toBe(304)
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('goes on with a part only when the caller has parts of this version', async () => {
    expect((await get({ range: 'bytes=5-', 'if-range': `"${sha256}"` })).status).toBe(206)
    expect((await get({ range: 'bytes=5-', 'if-range': '"older"' })).status).toBe(200)
  })

  it('answers HEAD with the headers of GET and nothing else', async () => {
    const [head, whole] = [await get({}, 'HEAD'), await get()]
    expect(await head.text()).toBe('')
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers))
    await whole.text()
  })

  it('survives a caller who goes away, again and again', async () => {
    for (let n = 0; n < 30; n++) await (await get()).body?.cancel()
    expect(await (await get()).text()).toBe(content)
  })
})

describe('a Range header', () => {
  it('names bytes from 0, both ends included', () => {
    expect(readRange('bytes=0-99', 1000)).toEqual({ start: 0, end: 99 })
    expect(readRange('bytes=990-', 1000)).toEqual({ start: 990, end: 999 })
    expect(readRange('bytes=-10', 1000)).toEqual({ start: 990, end: 999 })
    expect(readRange('Bytes = 5-5', 1000)).toEqual({ start: 5, end: 5 })
  })

  it('is cut at the end of the file', () => {
    expect(readRange('bytes=900-5000', 1000)).toEqual({ start: 900, end: 999 })
    expect(readRange('bytes=-5000', 1000)).toEqual({ start: 0, end: 999 })
  })

  it('cannot be met behind the end, nor for the last zero bytes', () => {
    for (const header of ['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])
      expect(readRange(header, 1000), header).toBe('unsatisfiable')
    expect(readRange('bytes=0-0', 0)).toBe('unsatisfiable')
  })

  it('is ignored when it makes no sense, has another unit or asks for several pieces', () => {
    for (const header of [
      undefined,
      '',
      'bytes=-',
      'bytes=9-3',
      'items=0-1',
      'bytes=0-1,5-6',
      'bytes=a-b',
      'bytes 0-1',
    ])
      expect(readRange(header, 1000), header).toBeUndefined()
  })

  it('never leads outside the file, whatever it says', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^bytes=[\d-]{0,20}$/), fc.nat(5000), (header, size) => {
        const range = readRange(header, size)
        if (range === undefined || range === 'unsatisfiable') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.end).toBeLessThan(size)
        expect(range.start).toBeLessThanOrEqual(range.end)
      }),
    )
  })
})

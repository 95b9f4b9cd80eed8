import { createHash } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DownloadFile, fileInMemory, sendDownload, streamOf } from './download-file.server.ts'

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

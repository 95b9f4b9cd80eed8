import { createHash } from 'node:crypto'
import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPlatformArchive } from './platform-archive.server.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the platform archive', () => {
  let path = ''
  beforeEach(() => {
    path = join(mkdtempSync(join(tmpdir(), 'hqp-archive-')), 'archive.tar.gz')
  })
  afterEach(() => rmSync(path, { force: true }))
  function put(text: string, at: string) {
    writeFileSync(`${path}.new`, text)
    utimesSync(`${path}.new`, new Date(at), new Date(at))
    renameSync(`${path}.new`, path)
  }

  it('is nothing while nothing is built', async () => {
    const archive = openPlatformArchive(path)
    expect([await archive.describe(), await archive.file()]).toEqual([null, undefined])
    archive.close()
  })

  it('tells the true size, SHA-256 and day in Phoenix of the bytes it serves', async () => {
    put('the archive', '2026-11-21T05:00:00Z')
    const archive = openPlatformArchive(path)
    expect(await archive.describe()).toEqual({
      name: 'home-quality-platform.tar.gz',
      path: '/downloads/home-quality-platform.tar.gz',
      bytes: 11,
      sha256: sha256('the archive'),
      madeOn: '2026-11-20',
    })
    const file = await archive.file()
    expect(await new Response(file?.read(4, 10) as ReadableStream).text()).toBe('archive')
    archive.close()
  })

  it('keeps to the file that it described when a newer one takes its name', async () => {
    put('first', '2026-11-20T12:00:00Z')
    const archive = openPlatformArchive(path)
    put('second, longer', '2026-11-22T12:00:00Z')
    const file = await archive.file()
    expect(file?.sha256).toBe(sha256('first'))
    expect(await new Response(file?.read(0, 4) as ReadableStream).text()).toBe('first')
    archive.close()
  })
})

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { archiveFile, openPlatformArchive } from './platform-archive.server.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the platform archive', () => {
  let dataDir = ''
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'hqp-archive-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
  function put(text: string, at: string) {
    const file = archiveFile(dataDir)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, text)
    utimesSync(`${file}.new`, new Date(at), new Date(at))
    renameSync(`${file}.new`, file)
  }

  it('is nothing while none was made', async () => {
    const archive = openPlatformArchive(dataDir)
    expect([await archive.describe(), await archive.file()]).toEqual([null, undefined])
    archive.close()
  })

  it('tells the true size, SHA-256 and day in Phoenix of the bytes it serves', async () => {
    put('the archive', '2026-11-21T05:00:00Z')
    const archive = openPlatformArchive(dataDir)
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
    const archive = openPlatformArchive(dataDir)
    put('second, longer', '2026-11-22T12:00:00Z')
    const file = await archive.file()
    expect(file?.sha256).toBe(sha256('first'))
    expect(await new Response(file?.read(0, 4) as ReadableStream).text()).toBe('first')
    archive.close()
  })
})

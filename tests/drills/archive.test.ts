import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { packArchive } from '../../scripts/archive/pack-archive.ts'
import { calls } from '../../src/api/contract.ts'
import { checklistIds } from '../../src/content/checklist-ids.ts'
import { databaseAddress, openDatabase } from '../../src/database/database.server.ts'
import { builtArchive } from '../../src/public-files/platform-archive.server.ts'
import type { OrderResponse } from '../../src/purchase/purchase-calls.ts'
import { bankEnvironment } from '../support/business.ts'
import { content } from '../support/content.ts'
import { copySources } from '../support/copy-sources.ts'
import { lockedIn } from '../support/locked-text.ts'
import { orderBody } from '../support/plans.ts'
import { plantMarkers } from '../support/plant-markers.ts'
import { type RunningService, startService } from '../support/running-service.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 })

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 26 })
const isRepository = git('rev-parse', 'HEAD').status === 0

describe('the platform archive that a build makes', () => {
  const file = join('dist', builtArchive)
  const listed = (...options: string[]) =>
    spawnSync('tar', [...options, '-zf', file], { encoding: 'utf8', maxBuffer: 1 << 26 })
      .stdout.trim()
      .split('\n')
  const nameIn = (path: string) => `home-quality-platform/${path}`

  it('holds what runs the platform, and the same bytes whenever it is packed', async () => {
    expect(listed('-t')).toEqual(
      expect.arrayContaining(['package-lock.json', 'src/main.server.ts', 'content/checklists/hvac.yml'].map(nameIn)),
    )
    expect(await packArchive()).toEqual(await packArchive())
  })

  it.skipIf(!isRepository)('holds nothing that git does not know, and keeps what can be run runnable', () => {
    const known = git('ls-files', '-s').stdout.trim().split('\n')
    const paths = new Set(known.map((line) => nameIn(line.split('\t')[1] ?? '')))
    expect(listed('-t').filter((path) => !paths.has(path))).toEqual([])
    const runnable = known.filter((line) => line.startsWith('100755')).map((line) => nameIn(line.split('\t')[1] ?? ''))
    expect(listed('-tv').flatMap((line) => (line.startsWith('-rwxr-xr-x') ? [line.replace(/^.*\s/, '')] : []))).toEqual(
      runnable,
    )
  })

  it('holds no sentence of a paid item, and no term that only paid items use', () => {
    expect(lockedIn(gunzipSync(readFileSync(file)).toString('utf8'))).toEqual([])
  })
})

describe('a service that is built when it starts, with a marker in every field of every paid item', () => {
  /** Letters that no word has in this order. */
  const mark = `zq${String.fromCharCode(...Array.from({ length: 2 }, () => 97 + randomInt(26)))}`
  const markedIn = (text: string) => [...new Set(text.match(new RegExp(`${mark}[a-z]{3}`, 'g')))]
  let copy = ''
  let service: RunningService
  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), 'hqp-marked-'))
    copySources(copy)
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    expect(plantMarkers(join(copy, 'content/checklists'), mark)).toBeGreaterThan(3500)
    service = await startService({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }, undefined, copy, 'scripts/start.ts')
  })
  afterAll(async () => {
    await service?.remove()
    rmSync(copy, { recursive: true, force: true })
  })

  it.runIf(existsSync('/proc/self/maps'))('keeps nothing of the tools that built', () => {
    expect(service.output()).toMatch(/^Built in /m)
    // The bundler is a library of its own; what a process has loaded stands here.
    const loaded = readFileSync(`/proc/${service.process.pid}/maps`, 'utf8')
    expect(loaded).not.toMatch(/rolldown|oxide|lightningcss/)
  })

  it('tells the marker to whoever has paid', async () => {
    const post = (path: string, body: object) =>
      fetch(service.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const { accessCode } = (await (await post('/api/bank-transfer', orderBody())).json()) as { accessCode: string }
    await post('/api/projects', { accessCode, checklistId: 'hvac' })
    const items = await fetch(`${service.url}/api/checklist-items/hvac`, {
      headers: { authorization: `Bearer ${accessCode}` },
    })
    expect(markedIn(await items.text()).length).toBeGreaterThan(150)
    expect(service.output()).not.toContain(mark)
  })

  it('tells it to an unpaid code for its one open project, and in no other way, and not at all once that is shut', async () => {
    const live = await startService({ ...bankEnvironment, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }, undefined, copy)
    onTestFinished(live.remove)
    const post = (path: string, body: object) =>
      fetch(live.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const placed = await post('/api/bank-transfer', orderBody('qualitechnician'))
    const { accessCode, openUntil } = (await placed.json()) as OrderResponse
    expect(openUntil).toBeDefined()
    expect((await post('/api/projects', { accessCode, checklistId: 'hvac' })).status).toBe(201)
    const headers = { authorization: `Bearer ${accessCode}` }
    const itemsOf = async (id: string) =>
      markedIn(await (await fetch(`${live.url}/api/checklist-items/${id}`, { headers })).text())
    const elsewhere = async () => {
      const answers = [await post('/api/verify-access', { accessCode })]
      for (const checklistId of checklistIds) answers.push(await post('/api/projects', { accessCode, checklistId }))
      for (const format of ['pdf', 'mobile', 'print'])
        for (const more of [{}, { checklistId: 'hvac' }])
          answers.push(await post(`/api/download-checklists/${format}`, { accessCode, ...more }))
      const texts = await Promise.all(answers.map((answer) => answer.text()))
      const others = await Promise.all(checklistIds.filter((id) => id !== 'hvac').map(itemsOf))
      return [...texts.flatMap(markedIn), ...others.flat()]
    }
    expect((await itemsOf('hvac')).length).toBeGreaterThan(150)
    expect(await elsewhere()).toEqual([])
    const records = await openDatabase(databaseAddress({ dataDir: live.dataDir, databaseUrl: undefined }))
    await records.updateTable('orders').set({ open_until: new Date().toISOString() }).execute()
    await records.destroy()
    expect(await itemsOf('hvac')).toEqual([])
    expect(await elsewhere()).toEqual([])
    expect(live.output()).not.toContain(mark)
  })

  it('tells it in nothing that a page, a file or a call gives to everybody', async () => {
    const reads = Object.values(calls).filter(({ method, path }) => method === 'GET' && path !== '/api/search')
    const ids = [...checklistIds, ...content.articles.map(({ id }) => id)]
    const waiting = ['/', '/checklist', '/sitemap.xml', '/api/openapi.json', `/api/search?q=${mark}000`]
    waiting.push(...reads.flatMap(({ path }) => ids.map((id) => path.replace('{id}', id))))
    const seen = new Set<string>()
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue
      seen.add(path)
      const answer = await fetch(service.url + path)
      const text = await answer.text()
      expect(markedIn(text), path).toEqual([])
      if (/html|xml/.test(answer.headers.get('content-type') ?? ''))
        for (const [, , found = ''] of text.matchAll(/(?:(?:href|src)="|<loc>)(https?:\/\/[^/]+)?(\/[^"#<]*)/g))
          waiting.push(found.replaceAll('&amp;', '&'))
    }
    expect(seen.size).toBeGreaterThan(150)
  })

  it('holds it in no file of either program, and not in the archive', () => {
    const below = (dir: string) =>
      readdirSync(join(copy, dir), { recursive: true, withFileTypes: true })
        .filter((found) => found.isFile() && !/\.(br|woff2|png|jpg|ico)$/.test(found.name))
        .map((found) => join(found.parentPath, found.name))
    const files = [...below('dist/client'), ...below('dist/server')]
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((path) => markedIn(readFileSync(path, 'latin1')).length > 0)).toEqual([])
    const archive = gunzipSync(readFileSync(join(copy, 'dist', builtArchive)))
    expect(markedIn(archive.toString('latin1'))).toEqual([])
  })
})

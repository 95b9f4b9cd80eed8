import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { emptyFolder } from '../support/empty-address.ts'
import { orderBody } from '../support/plans.ts'
import { type RunningService, startService } from '../support/running-service.ts'

// A service needs its time to start where many things run at once.
vi.setConfig({ testTimeout: 120_000 })

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const modesIn = (dir: string) => Object.fromEntries(readdirSync(dir).map((name) => [name, modeOf(join(dir, name))]))

async function sellIn(dataDir: string): Promise<RunningService> {
  const service = await startService({}, dataDir)
  onTestFinished(async () => void (await service.stop('SIGKILL')))
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(orderBody())
  expect((await fetch(`${service.url}/api/bank-transfer`, { method: 'POST', headers, body })).status).toBe(201)
  return service
}

const closed = {
  'code.key': '600',
  'home-quality.db': '600',
  'home-quality.db-shm': '600',
  'home-quality.db-wal': '600',
  // In a demonstration nobody has set one.
  'operator-password': '600',
}

describe.skipIf(process.platform === 'win32')('what a service keeps', () => {
  it('is made for its user alone, folder and files, whatever else is made later', async () => {
    const dataDir = join(emptyFolder(), 'deep', 'data')
    const service = await sellIn(dataDir)
    expect(modeOf(dataDir)).toBe('700')
    expect(modesIn(dataDir)).toEqual(closed)
    const status = `/proc/${service.process.pid}/status`
    if (existsSync(status)) expect(readFileSync(status, 'utf8')).toMatch(/^Umask:\s+0077$/m)
  })

  it('is closed where an earlier version left it open; a folder that somebody made stays as it is', async () => {
    const dataDir = join(emptyFolder(), 'data')
    mkdirSync(dataDir)
    await (await sellIn(dataDir)).stop()
    chmodSync(dataDir, 0o755)
    chmodSync(join(dataDir, 'home-quality.db'), 0o644)
    await sellIn(dataDir)
    expect(modesIn(dataDir)).toEqual(closed)
    expect(modeOf(dataDir)).toBe('755')
  })
})

import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

// A service needs its time to start where many things run at once.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

/** More lines than any pipe or batch holds. */
const requests = 3000

async function startWith(output: number | 'pipe'): Promise<{ url: string; child: ChildProcess }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hqp-log-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', output, 'ignore'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), { timeout: 60_000 })
  return { url, child }
}

async function expectToServeAndStop({ url, child }: { url: string; child: ChildProcess }): Promise<void> {
  for (let sent = 0; sent < requests; sent += 50)
    await Promise.all(Array.from({ length: 50 }, async () => (await fetch(`${url}/healthz`)).arrayBuffer()))
  expect((await fetch(`${url}/`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const gone = new Promise((resolve) => child.once('exit', (code) => resolve(code)))
  child.kill('SIGTERM')
  expect(await Promise.race([gone, sleep(12_000).then(() => 'still there')])).toBe(0)
}

describe('a log that cannot be written neither stops the service nor keeps it from stopping', () => {
  it('when its disk is full', async () => {
    const full = openSync('/dev/full', 'w')
    onTestFinished(() => closeSync(full))
    await expectToServeAndStop(await startWith(full))
  })

  it('when whatever reads it has stopped reading', async () => {
    const service = await startWith('pipe')
    service.child.stdout?.pause()
    await expectToServeAndStop(service)
  })
})

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

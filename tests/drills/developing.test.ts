import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'

// The sources are prepared on the way, beside everything else that runs.
vi.setConfig({ testTimeout: 180_000 })

it('npm run dev draws a page, an article and the design system from the sources', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hqp-dev-'))
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let printed = ''
      child.once('close', () => reject(new Error(`it stopped: ${printed}`)))
      child.stdout.on('data', (chunk: Buffer) => {
        printed += chunk
        const address = /Developing at (\S+)/.exec(printed)?.[1]
        if (address) resolve(address)
      })
    })
    for (const [path, words] of [
      ['/', 'Check the work'],
      ['/education?article=pool-barrier-numbers', 'Pool barriers in Arizona'],
      ['/design', 'Design system'],
    ] as const) {
      const answer = await fetch(url + path)
      expect(answer.status, path).toBe(200)
      const html = await answer.text()
      expect(html, path).toContain(words)
      expect(html, path).toMatch(/<script data-program="\/src\/render\/entry-client.tsx" data-parts="">\(function/)
    }
  } finally {
    child.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

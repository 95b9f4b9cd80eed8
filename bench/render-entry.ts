/**
 * Built by `render.ts` the way the service is, because the service exports nothing: renders pages without
 * the page cache and prints the CPU milliseconds of each batch as JSON.
 */
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../src/config.server.ts'
import { loadContent } from '../src/content/content.server.ts'
import { openRecords } from '../src/orders/records.server.ts'
import { builtAssets } from '../src/render/assets.server.ts'
import { renderPage } from '../src/render/render-page.server.tsx'
import { createService } from '../src/service.server.ts'

const [workDir = '', ...paths] = process.argv.slice(2)
const batches = 30
const perBatch = 20

const { config } = readConfig({ DATA_DIR: mkdtempSync(join(workDir, 'data-')), RATE_LIMITS: 'off' })
const { content } = loadContent('content')
if (!config || !content) throw new Error('the content or the configuration is faulty')
const { db, vault, faults } = await openRecords(config)
if (faults) throw new Error(faults.join('\n'))
const log = pino({ level: 'silent' })
const service = await createService({ config, content, db, vault, log, clock: () => new Date() })
const assets = builtAssets('dist/client')

const cpuMs: Record<string, number[]> = Object.fromEntries(paths.map((path) => [path, []]))
for (const path of paths) await draw(path, 300)
for (let batch = 0; batch < batches; batch++)
  for (const path of paths) {
    const before = process.cpuUsage()
    await draw(path, perBatch)
    const { user, system } = process.cpuUsage(before)
    cpuMs[path]?.push((user + system) / 1000 / perBatch)
  }
process.stdout.write(JSON.stringify(cpuMs))
await service.close()

async function draw(path: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const { status } = await renderPage(path, assets, service.fetch)
    if (status !== 200) throw new Error(`${path} was drawn with status ${status}`)
  }
}

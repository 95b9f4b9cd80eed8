import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createBuilder } from 'vite'
import { workDir } from './measured.ts'
import { median, type Row, row, spread } from './table.ts'

const run = promisify(execFile)
const paths = ['/', '/checklist/hvac']

/** Drawing a page that is not in the cache: its data from the API, the HTML, before any compression. */
export async function uncachedPages(): Promise<Row[]> {
  const outDir = join(workDir, 'render')
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder({
    logLevel: 'warn',
    environments: { ssr: { build: { outDir, rolldownOptions: { input: { main: 'bench/render-entry.ts' } } } } },
  })
  if (builder.environments.ssr) await builder.build(builder.environments.ssr)
  const { stdout } = await run(process.execPath, [join(outDir, 'main.js'), workDir, ...paths], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  })
  return Object.entries(JSON.parse(stdout) as Record<string, number[]>).map(([path, times]) =>
    row(`uncached page ${path}, CPU`, spread(times, ' ms'), `${times.length} × 20`, '<= 1 ms', median(times) <= 1),
  )
}

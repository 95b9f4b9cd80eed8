/**
 * Measures the built service against what it promises and prints one table. Ratios come from
 * interleaved rounds on this machine; times depend on it, so it is named first.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { buildIfStale } from '../scripts/build.ts'
import { landing } from './landing.ts'
import { startLoadGenerator } from './load.ts'
import { workDir } from './measured.ts'
import { orders } from './orders.ts'
import { finishedPages } from './pages.ts'
import { pdf } from './pdf.ts'
import { uncachedPages } from './render.ts'
import { report } from './report.ts'
import { search } from './search.ts'
import { start } from './start.ts'
import { statement } from './statement.ts'
import { type Row, table } from './table.ts'
import { visit } from './visit.ts'

const began = performance.now()
const say = (words: string) => void process.stderr.write(`${words}\n`)
if (await buildIfStale()) say('Built the service.')
rmSync(workDir, { recursive: true, force: true })
mkdirSync(workDir, { recursive: true })
const load = startLoadGenerator()

/** In the order of the table; name some of them as arguments to run only those. */
const parts: Record<string, () => Row[] | Promise<Row[]>> = {
  start,
  landing,
  pages: () => finishedPages(load),
  render: uncachedPages,
  orders: () => orders(load),
  pdf: () => pdf(load),
  search,
  statement,
  visit,
  report,
}
const asked = process.argv.slice(2)
const rows: Row[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  say(`Measuring ${name} …`)
  const measured = await measure()
  say(table(measured))
  rows.push(...measured)
}
load.stop()
rmSync(workDir, { recursive: true, force: true })

const seconds = Math.round((performance.now() - began) / 1000)
process.stdout.write(`
${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.versions.node}, ${seconds} s in all.
Figures are medians with their smallest and largest.

${table(rows)}
`)

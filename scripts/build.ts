import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stampFile = 'dist/stamp'

/** Builds when nothing is built yet, or when what it was built from has changed. Answers whether it had to. */
export async function buildIfStale(): Promise<boolean> {
  const stamp = stampOfSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false
  await build(stamp)
  return true
}

async function build(stamp: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  rmSync('dist', { recursive: true, force: true })
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
  writeFileSync(stampFile, stamp)
}

/** A digest of every file that a build reads. */
function stampOfSources(): string {
  const hash = createHash('sha256')
  for (const file of [
    'package-lock.json',
    'vite.config.ts',
    'scripts/build.ts',
    'content/fallback-articles.yml',
    ...filesBelow('src'),
    ...filesBelow('public'),
    ...filesBelow('migrations'),
  ])
    if (!file.includes('.test.')) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesBelow(dir: string): string[] {
  return readdirSync(dir)
    .sort()
    .map((name) => join(dir, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]))
}

if (import.meta.main) await build(stampOfSources())

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { writeBuiltContent } from '../src/content/built-content.server.ts'
import type { Content } from '../src/content/content.server.ts'
import { filesBelow } from '../src/content/files-below.server.ts'
import { isCompressible } from '../src/http/static-files.server.ts'
import { builtArchive } from '../src/public-files/platform-archive.server.ts'
import type { RenderedImage, renderSocialImages } from '../src/render/social-images.server.tsx'

const stampFile = 'dist/stamp'
/** Built here and renamed at the end, so that whoever serves or starts meanwhile has the whole of one version. */
const next = 'dist.next'
/** Lists the hashed files of a version itself, without those that it keeps of the one before. */
const ownFiles = 'own-files.json'

/**
 * Builds when nothing is built yet, or when what it was built from has changed. Returns whether it had to. The build
 * is a process of its own: its tools take half a gigabyte, and what runs after it must not keep them.
 */
export async function buildIfStale(): Promise<boolean> {
  if (isCurrent()) return false
  const building = spawn(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  const stop = (signal: NodeJS.Signals) => building.kill(signal)
  process.on('SIGTERM', stop).on('SIGINT', stop)
  const code = await new Promise((resolve) => building.once('close', resolve))
  process.off('SIGTERM', stop).off('SIGINT', stop)
  // It has said why.
  if (code !== 0) process.exit(1)
  return true
}

async function build(stamp: string): Promise<void> {
  if (!hasTools()) stop([withoutTools])
  process.env.NODE_ENV = 'production'
  rmSync(next, { recursive: true, force: true })
  const [{ createBuilder }, { buildWorkers }] = await Promise.all([import('vite'), import('./build-workers.ts')])
  const builder = await createBuilder({ logLevel: 'warn' })
  const content = await checkedContent()
  // In sequence: bundling blocks this process, and the module runner that draws the pictures waits for its answers.
  const images = await socialImages(content)
  await builder.buildApp()
  const client = join(next, 'client')
  for (const { path, bytes } of images) writeInto(client, path, bytes)
  await buildWorkers(client)
  for (const file of filesBelow(client)) if (isCompressible(file)) compress(file)
  keepFilesOf('dist', next)
  writeBuiltContent(join(next, 'content.json'), 'content', content)
  writeInto(next, builtArchive, await platformArchive())
  writeFileSync(join(next, 'stamp'), stamp)
  replace('dist', next)
}

/**
 * The last version's files stay beside the new: a page that was opened before the release still finds its parts after
 * it, and a service that is still running the pages which it has not shown yet.
 */
export function keepFilesOf(last: string, next: string): void {
  const own = ['client/assets', 'server/assets'].flatMap((dir) =>
    filesBelow(join(next, dir)).map((file) => relative(next, file)),
  )
  const list = join(last, ownFiles)
  const lasting: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const name of lasting)
    if (!own.includes(name) && existsSync(join(last, name))) copyFileSync(join(last, name), join(next, name))
  writeFileSync(join(next, ownFiles), JSON.stringify(own))
}

/** A folder with files cannot be renamed over, so there is a moment without one. */
export function replace(old: string, by: string): void {
  const aside = `${old}.last`
  rmSync(aside, { recursive: true, force: true })
  if (existsSync(old)) renameSync(old, aside)
  renameSync(by, old)
  rmSync(aside, { recursive: true, force: true })
}

/** A bad file of what the business says stops the build already. */
async function checkedContent(): Promise<Content> {
  const { checkContent } = await import('./content-rules/rules.ts')
  const { content, faults } = checkContent()
  if (content && faults.length === 0) return content
  return stop(faults.map((fault) => `${fault.file}:${fault.line}: ${fault.message}`))
}

const withoutTools =
  'dist/ is missing or was built from other sources, and the tools that build it are not installed: run npm ci without --omit=dev, or bring the dist/ of this very version'

/** An installation for production alone has none of them. */
function hasTools(): boolean {
  try {
    return import.meta.resolve('vite') !== ''
  } catch {
    return false
  }
}

function stop(faults: string[]): never {
  process.stderr.write(`The build stopped:\n${faults.map((fault) => `  ${fault}\n`).join('')}`)
  process.exit(1)
}

/** A file that would tell paid text in public stops the build. */
async function platformArchive(): Promise<Buffer> {
  const { packArchive } = await import('./archive/pack-archive.ts')
  const packed = await packArchive()
  return 'archive' in packed ? packed.archive : stop(packed.faults)
}

async function socialImages(content: Content): Promise<RenderedImage[]> {
  const { runnerImport } = await import('vite')
  type Drawing = { renderSocialImages: typeof renderSocialImages }
  const { module } = await runnerImport<Drawing>('/src/render/social-images.server.tsx')
  return module.renderSocialImages(content)
}

function writeInto(dir: string, path: string, bytes: Buffer): void {
  const file = join(dir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

/** The smallest form takes seconds to find, so it is found here, once, and not at every start. */
function compress(file: string): void {
  const bytes = readFileSync(file)
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  )
}

/** Whether what lies in `dist/` was built from the sources as they are. */
export const isCurrent = (): boolean => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOfSources()

/** A digest of every file that a build reads. */
function stampOfSources(): string {
  const hash = createHash('sha256')
  for (const file of [
    'package-lock.json',
    'vite.config.ts',
    'scripts/build.ts',
    'scripts/build-workers.ts',
    ...filesBelow('scripts/archive'),
    ...filesBelow('scripts/content-rules'),
    ...filesBelow('content'),
    ...filesBelow('src'),
    ...filesBelow('public'),
    ...filesBelow('migrations'),
  ])
    if (!file.includes('.test.')) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

if (import.meta.main) await build(stampOfSources())

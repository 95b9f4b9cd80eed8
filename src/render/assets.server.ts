import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import startScript from './start.browser.ts?script'

/** The files that a page needs besides its HTML. */
export interface Assets {
  /** The text of the script that runs in the head (`start.browser.ts`). */
  start: string
  /** The files that it fetches after the first paint: the program and all modules that the program and the page import. */
  program: string[]
  /** Modules that may be needed later: dialogs and the schemas of the calls. */
  parts: string[]
  fonts: string[]
  stylesheets: string[]
  /** The stylesheets' text when it is small enough to travel inside the page. */
  css: string | undefined
}

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** Returns the assets of a page by its source file, such as "src/home/home-page.tsx". */
export type AssetFinder = (source: string) => Assets
const entry = 'src/render/entry-client.tsx'

/** The assets of a build, from its manifest; throws when an entry is missing. */
export function builtAssets(clientDir: string): AssetFinder {
  const manifest = new Map(
    Object.entries(JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>),
  )
  const fileOf = (source: string) => {
    const chunk = manifest.get(source)
    if (!chunk) throw new Error(`the build in ${clientDir} has no ${source}`)
    return `/${chunk.file}`
  }
  // Of all pages, since the next page is opened without loading a document.
  const later = [...manifest.values()].flatMap(({ dynamicImports = [] }) => dynamicImports)
  const parts = filesOf(
    manifest,
    later.filter((name) => !name.endsWith('-page.tsx')),
    ({ imports = [] }) => imports,
  )
  const main = fileOf(entry)
  const stylesheets = [...manifest.values()].map((chunk) => chunk.file).filter((file) => file.endsWith('.css'))
  const css = stylesheets.map((file) => readFileSync(join(clientDir, file), 'utf8').trim()).join('\n')
  // Only the text font is preloaded, which the first paint shows.
  const fonts = (css.match(/\/assets\/[^)'"]*hyperlegible-next-latin-wght-normal[^)'"]*\.woff2/g) ?? []).slice(0, 1)
  return (source) => {
    const program = filesOf(manifest, [entry, source], (chunk) => chunk.imports ?? [])
    return {
      start: startScript,
      program: [main, ...program.filter((file) => file !== main)],
      parts: parts.filter((file) => !program.includes(file)),
      fonts,
      stylesheets: [],
      css,
    }
  }
}

/** The files of the chunks `names` and of all chunks that `next` leads to. */
function filesOf(manifest: Map<string, Chunk>, names: string[], next: (chunk: Chunk) => string[]): string[] {
  const files = new Set<string>()
  const follow = (name: string) => {
    const chunk = manifest.get(name)
    if (!chunk || files.has(`/${chunk.file}`)) return
    files.add(`/${chunk.file}`)
    next(chunk).forEach(follow)
  }
  names.forEach(follow)
  return [...files]
}

/** The assets in development, where Vite serves the sources. */
export const sourceAssets: AssetFinder = () => ({
  start: startScript,
  program: [`/${entry}`],
  parts: [],
  fonts: [],
  stylesheets: ['/src/ui/styles/app.css'],
  css: undefined,
})

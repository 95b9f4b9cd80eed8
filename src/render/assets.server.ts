import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a page needs beside its HTML. */
export interface Assets {
  /** The script that waits for the first paint. */
  start: string
  /** What it fetches then: the program, and every module that the program and the page's own file import. */
  program: string[]
  /** What the program may need later: its dialogs and the schemas of the calls. */
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

/** Finds what a page needs by its file, such as "src/home/home-page.tsx". */
export type AssetFinder = (source: string) => Assets
const entry = 'src/render/entry-client.tsx'
const starter = 'src/render/start.browser.ts'

/** Reads what the build made. */
export function builtAssets(clientDir: string): AssetFinder {
  const manifest = new Map(
    Object.entries(JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>),
  )
  const fileOf = (source: string) => {
    const chunk = manifest.get(source)
    if (!chunk) throw new Error(`the build in ${clientDir} has no ${source}`)
    return `/${chunk.file}`
  }
  // Of all pages: a reader goes from one to the next without a first script of its own.
  const later = [...manifest.values()].flatMap(({ dynamicImports = [] }) => dynamicImports)
  const parts = filesOf(
    manifest,
    later.filter((name) => !name.endsWith('-page.tsx')),
    ({ imports = [] }) => imports,
  )
  const start = fileOf(starter)
  const main = fileOf(entry)
  const stylesheets = [...manifest.values()].map((chunk) => chunk.file).filter((file) => file.endsWith('.css'))
  const css = stylesheets.map((file) => readFileSync(join(clientDir, file), 'utf8').trim()).join('\n')
  // The text face only: it is what the first paint shows. The mono face follows when something uses it.
  const fonts = (css.match(/\/assets\/[^)'"]*hyperlegible-next-latin-wght-normal[^)'"]*\.woff2/g) ?? []).slice(0, 1)
  return (source) => {
    const program = filesOf(manifest, [entry, source], (chunk) => chunk.imports ?? [])
    return {
      start,
      program: [main, ...program.filter((file) => file !== main)],
      parts: parts.filter((file) => !program.includes(file)),
      fonts,
      stylesheets: [],
      css,
    }
  }
}

/** The files of `names` and of everything that `next` leads to from there. */
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

/** While developing, Vite serves the sources themselves. */
export const sourceAssets: AssetFinder = () => ({
  start: `/${starter}`,
  program: [`/${entry}`],
  parts: [],
  fonts: [],
  stylesheets: ['/src/ui/styles/app.css'],
  css: undefined,
})

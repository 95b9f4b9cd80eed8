import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a page needs beside its HTML. */
export interface Assets {
  script: string
  /** Every module that `script` and the page's own file import. */
  preloads: string[]
  fonts: string[]
  stylesheets: string[]
  /** The stylesheets' text when it is small enough to travel inside the page. */
  css: string | undefined
}

interface Chunk {
  file: string
  imports?: string[]
}

export type AssetFinder = (sources: string[]) => Assets
export const entry = 'src/render/entry-client.tsx'

/** Reads what the build made; `sources` are the files of the pages that a route shows. */
export function builtAssets(clientDir: string): AssetFinder {
  const manifest = new Map(
    Object.entries(JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>),
  )
  const main = manifest.get(entry)
  if (!main) throw new Error(`the build in ${clientDir} has no ${entry}`)
  const stylesheets = [...manifest.values()].map((chunk) => chunk.file).filter((file) => file.endsWith('.css'))
  const css = stylesheets.map((file) => readFileSync(join(clientDir, file), 'utf8').trim()).join('\n')
  // The text face only: it is what the first paint draws. The mono face follows when something uses it.
  const fonts = (css.match(/\/assets\/[^)'"]*hyperlegible-next-latin-wght-normal[^)'"]*\.woff2/g) ?? []).slice(0, 1)
  return (sources) => {
    const files = new Set<string>()
    const follow = (name: string) => {
      const chunk = manifest.get(name)
      if (!chunk || files.has(chunk.file)) return
      files.add(chunk.file)
      for (const imported of chunk.imports ?? []) follow(imported)
    }
    for (const source of [entry, ...sources]) follow(source)
    files.delete(main.file)
    return { script: `/${main.file}`, preloads: [...files].map((file) => `/${file}`), fonts, stylesheets: [], css }
  }
}

/** While developing, Vite serves the sources themselves. */
export const sourceAssets: AssetFinder = () => ({
  script: `/${entry}`,
  preloads: [],
  fonts: [],
  stylesheets: ['/src/ui/app.css'],
  css: undefined,
})

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { build } from 'vite'
import { filesBelow } from '../src/content/files-below.server.ts'
import type { ProgramFile } from '../src/offline/kept.ts'

/**
 * Builds the service worker, with the list of all files of the program in `clientDir`, and the one that ends it. Both
 * are scripts of one file: not every browser takes a worker of modules.
 */
export async function buildWorkers(clientDir: string): Promise<void> {
  const programFiles = programFilesIn(clientDir)
  for (const [name, input] of [
    ['sw.js', 'src/offline/worker.browser.ts'],
    ['sw-off.js', 'src/offline/kill-switch.browser.ts'],
  ] as const)
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { programFiles: JSON.stringify(programFiles), 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: clientDir,
        emptyOutDir: false,
        rolldownOptions: { input, output: { format: 'iife', entryFileNames: name } },
      },
    })
}

/** What a page may load after its HTML. Its styles stand in the HTML; pictures for shared links are for other sites. */
function programFilesIn(clientDir: string): ProgramFile[] {
  return filesBelow(clientDir)
    .map((file) => ({ file, url: `/${relative(clientDir, file)}` }))
    .filter(({ url }) => !/^\/(\.vite|og)\/|^\/og-image|\.css$/.test(url))
    .map(({ file, url }) => ({ url, revision: url.startsWith('/assets/') ? null : digest(readFileSync(file)) }))
}

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 16)

import { cpSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { parse } from 'yaml'

/** Lets a page carry content that must be there without a connection: an imported YAML file becomes a module. */
const yamlModules: Plugin = {
  name: 'yaml-modules',
  transform: {
    filter: { id: /\.yml$/ },
    handler: (text) => ({ code: `export default ${JSON.stringify(parse(text))}`, map: null, moduleType: 'js' }),
  },
}

/** A program for a file that stands alone: `import script from './x.browser.ts?script'` is its text, with all it imports. */
const scriptText: Plugin = {
  name: 'script-text',
  load: {
    filter: { id: /\?script$/ },
    async handler(id) {
      const input = id.replace(/\?script$/, '')
      const rolldownOptions = { input, output: { format: 'iife' } } as const
      const built = await build({ configFile: false, logLevel: 'warn', build: { write: false, rolldownOptions } })
      if (!('output' in built)) throw new Error(`${input} was not built at once`)
      const [{ code, moduleIds }] = built.output
      for (const module of moduleIds) this.addWatchFile(module)
      return `export default ${JSON.stringify(code)}`
    },
  },
  // The cache of the tests sees only a changed entry, not a changed import of it.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (/\?(script|inline)$/.test(id) ? false : undefined)),
}

/** The compiler of the PDFs reads its templates as files. */
const typstTemplates: Plugin = {
  name: 'typst-templates',
  applyToEnvironment: ({ name }) => name === 'ssr',
  writeBundle({ dir = '' }) {
    cpSync('src/packs/typst', join(dir, 'typst'), { recursive: true })
  },
}

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** True for what brings the dialogs, the device's database or the schemas along: only who needs those may load it. */
function isHeavy(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (/node_modules[\\/](@radix-ui|radix-ui|dexie|zod)[\\/]/.test(id)) return true
  seen.add(id)
  const imported = modules.getModuleInfo(id)?.importedIds ?? []
  return imported.some((one) => !seen.has(one) && isHeavy(one, modules, seen))
}

/** What the server uses that is plain JavaScript; the rest finds its own binaries, workers or drivers by its place. */
const bundledOnServer =
  /^(@?hono|@tanstack|kysely|yaml|zod|minisearch|react|scheduler|cookie|lucide-react|unified|remark|rehype|mdast|hast|micromark|unist|vfile)/

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), react(), yamlModules, scriptText, typstTemplates],
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr'] as const) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        cssCodeSplit: false,
        rolldownOptions: {
          input: ['src/render/start.browser.ts', 'src/render/entry-client.tsx'],
          output: {
            codeSplitting: {
              // What every page needs travels in two files: many small ones compress badly and wait for each other.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/ },
                {
                  debugName: 'shared',
                  name: (id, modules) => (isHeavy(id, modules) ? null : 'shared'),
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Loading hundreds of small files would take longer than everything else at start.
      resolve: { noExternal: command === 'build' ? bundledOnServer : [] },
      build: {
        outDir: 'dist/server',
        emitAssets: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { main: 'src/main.server.ts', 'pdf-worker': 'src/packs/pdf-worker.server.ts' },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/{api,content,drills}/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    // Vitest leaves one core idle by itself; on a small machine that is half of it.
    maxWorkers: '100%',
    css: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
}))

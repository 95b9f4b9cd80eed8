import { cpSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { contentModules } from './src/content/static-modules.server.ts'

/** A program for a file that stands alone: `import script from './x.browser.ts?script'` is its text, with all it imports. */
const scriptText: Plugin = {
  name: 'script-text',
  load: {
    filter: { id: /\?script$/ },
    async handler(id) {
      const input = id.replace(/\?script$/, '')
      const rolldownOptions = { input, output: { format: 'iife' } } as const
      const built = await build({
        configFile: false,
        mode: 'production',
        logLevel: 'error',
        define: { 'process.env.NODE_ENV': '"production"' },
        // Also where a test asks for the text: JSX for development would name the source of every element.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        plugins: [leftOut, reactAsModules],
        build: { write: false, modulePreload: false, rolldownOptions },
      })
      if (!('output' in built)) throw new Error(`${input} was not built at once`)
      const [{ code, moduleIds }, ...others] = built.output
      if (others.length > 0) throw new Error(`${input} is more than one script: ${others.map((o) => o.fileName)}`)
      for (const module of moduleIds) this.addWatchFile(module)
      return `export default ${JSON.stringify(code)}`
    },
  },
  // The cache of the tests sees only a changed entry, not a changed import of it.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (/\?(script|inline)$/.test(id) ? false : undefined)),
}

/**
 * Parts of libraries that every first load would carry though nothing uses them (sizes: decision 11). The names that the router gives
 * its components for a debugger keep all of them in the bundle; an icon reads a theme and a dozen settings; Vite's helper
 * for dynamic imports preloads stylesheets and files, where `start.browser.ts` fetches them ahead itself; nothing here
 * reads a list page by page.
 */
const leftOut: Plugin = {
  name: 'left-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\.\/createLucideIcon\.mjs$/ },
    handler() {
      partsFound.add('icon')
      return join(import.meta.dirname, 'src/ui/pictures/create-icon.tsx')
    },
  },
  load: {
    filter: { id: /vite\/preload-helper\.js$|query-core[\\/].+infiniteQueryBehavior\.js$/ },
    handler(id) {
      if (id.includes('query-core')) {
        partsFound.add('query by pages')
        return 'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined'
      }
      partsFound.add('preload')
      return 'export const __vitePreload = (load) => load()'
    },
  },
  transform: {
    filter: { id: /react-router[\\/]dist[\\/].+\.js$/ },
    handler(code) {
      const named = code.replace(/^\w+\.displayName = .+$/gm, '')
      const pure = named.replace(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
      if (named !== code && pure !== named) partsFound.add('router')
      return pure
    },
  },
}
const partsFound = new Set<string>()

/** Stops the build where a newer version of a library has a part no more that `leftOut` leaves out. */
const allLeftOut: Plugin = {
  name: 'all-left-out',
  apply: 'build',
  buildEnd(fault) {
    const lost = ['icon', 'preload', 'router', 'query by pages'].filter((part) => !partsFound.has(part))
    if (!fault && this.environment.name === 'client' && lost.length > 0)
      this.error(`vite.config.ts found no ${lost.join(', ')} to leave out: look at what the library has in its place`)
  },
}

/** The files of React that a browser runs, by what is imported. */
const reactFiles: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/**
 * React comes as CommonJS alone, of which a bundler keeps every part, with a helper and a file of its own for it. Its
 * production files assign each export at the start of a line, so here they become modules of which unused parts fall away.
 */
const reactAsModules: Plugin = {
  name: 'react-as-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(react|react-dom|scheduler)(\/(jsx-runtime|client))?$/ },
    handler: (id) => join(import.meta.dirname, 'node_modules', reactFiles[id] ?? id),
  },
  transform: {
    filter: { id: /node_modules\/(react|react-dom|scheduler)\/cjs\/.+\.production\.js$/ },
    handler(code) {
      const names = new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name))
      if (names.size === 0 || /\bmodule\.exports\b/.test(code))
        this.error('React assigns its exports in another way now')
      const body = code
        .replace(/^(?:var | {2})(\w+) = require\("([\w-]+)"\)[,;]$/gm, 'import * as $1 from "$2"')
        .replace(/^exports\.(\w+) =/gm, 'var exports_$1 =')
        .replace(/\bexports\.(\w+)/g, 'exports_$1')
      const list = (as: string) => [...names].map((name) => as.replaceAll('#', name ?? '')).join(', ')
      return `${body}\nexport { ${list('exports_# as #')} }\nexport default { ${list('#: exports_#')} }\n`
    },
  },
}

/** The compiler of the PDFs reads its templates as files. */
const typstTemplates: Plugin = {
  name: 'typst-templates',
  applyToEnvironment: ({ name }) => name === 'ssr',
  writeBundle({ dir = '' }) {
    cpSync('src/documents/typst', join(dir, 'typst'), { recursive: true })
  },
}

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** These modules and all that they bring along. */
function importedBy(ids: readonly string[], modules: Modules, all = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (all.has(id)) continue
    all.add(id)
    importedBy(modules.getModuleInfo(id)?.importedIds ?? [], modules, all)
  }
  return all
}

const pages = (...files: string[]) => files.map((file) => join(import.meta.dirname, 'src', file))
const entry = pages('render/entry-client.tsx')
const home = pages('home/home-page.tsx')
const visit = pages('visit/one-by-one/visit-page.tsx', 'api/call-service.browser.ts')
const checklist = pages('visit/full-list/checklist-page.tsx')
const outsideVisits = pages(
  'calculator/calculator-page.tsx',
  'equipment/equipment-page.tsx',
  'learning/education-page.tsx',
  'purchase/pricing-page.tsx',
  'purchase/purchase-page.tsx',
  'access/access-page.tsx',
)

/**
 * The file in which a module travels that several pages need: with what every page or both the landing page and a visit
 * need, with what the landing page shares with a list that is read or with pages outside visits, with what both a visit
 * and a page outside visits need, with what only a visit needs, with what stands beside a list that is read, or with what
 * several pages outside visits need. Only who needs the device's database or the schemas may load them, so what brings
 * them along is in none of these; `point` is what both views of a visit show of the database.
 */
function sharedFile(id: string, modules: Modules): string | null {
  if (id.includes('@tanstack')) return 'beside'
  const isNeededBy = (pages: readonly string[]) => importedBy(pages, modules).has(id)
  const brings = (name: string) => [...importedBy([id], modules)].some((one) => one.includes(`/node_modules/${name}/`))
  if (brings('zod')) return null
  if (brings('idb')) return isNeededBy(visit) && isNeededBy(checklist) ? 'point' : null
  if (isNeededBy(entry)) return 'shared'
  if (isNeededBy(home)) return isNeededBy(visit) ? 'shared' : 'pages'
  if (isNeededBy(visit)) return isNeededBy(outsideVisits) ? 'form' : 'list'
  const isOfVisits = id.includes('/src/visit/') && !isNeededBy(outsideVisits)
  if (isNeededBy(checklist)) return isOfVisits ? 'answers' : 'beside'
  if (isOfVisits) return 'visits'
  // What a single page shares with parts that are fetched later is in a file of its own.
  return outsideVisits.filter((page) => isNeededBy([page])).length > 1 ? 'more' : null
}

/** What every page runs on; of TanStack Query not what only a few pages use: several queries at once, and mutations. */
const framework =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/](?!.*(useQueries|queriesObserver|[mM]utationObserver|useMutation)\.js)/

/** What the server uses that is plain JavaScript; the rest finds its own binaries, workers or drivers by its place. */
const bundledOnServer =
  /^(@?hono|@tanstack|ipaddr|kysely|yaml|zod|minisearch|react|scheduler|cookie|lucide-react|unified|remark|rehype|mdast|hast|micromark|unist|vfile|otpauth|@noble)/

/** Tests that replace a module, which others would share. */
const isolated = [
  'src/visit/backup/{bring-over,send-answers}.test.tsx',
  'src/visit/context/visit-{actions,choice}.test.tsx',
  'src/visit/dates/dates-paper.test.tsx',
  'src/visit/full-list/item-card.test.tsx',
  'tests/content/every-rendering.test.ts',
]

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    react(),
    contentModules('content'),
    scriptText,
    leftOut,
    allLeftOut,
    reactAsModules,
    typstTemplates,
  ],
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
        // `scripts/build.ts` makes it `dist/` when it is whole.
        outDir: 'dist.next/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: 'src/render/entry-client.tsx',
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: {
              // What several pages need travels in a few files: many small ones compress badly and wait for each other.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'framework', test: framework },
                {
                  name: 'device',
                  test: /node_modules[\\/]idb[\\/]|src[\\/]visit[\\/]device[\\/](changes|database|[a-z]+-store|started-lists|list-snapshots)\.browser/,
                },
                { debugName: 'shared', name: sharedFile, minShareCount: 2 },
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
        outDir: 'dist.next/server',
        emitAssets: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: 'src/main.server.ts',
            'pdf-worker': 'src/documents/pdf-worker.server.ts',
            'statement-worker': 'src/operator/statement/statement-worker.server.ts',
          },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
  test: {
    // Vitest leaves one core idle by itself; on a small machine that is half of it.
    maxWorkers: '100%',
    // The files carry their styles as text; otherwise tests would see none.
    css: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.service.test.ts', '**/*.rendered.test.{ts,tsx}', ...isolated],
          testTimeout: 30_000,
          // Nothing here keeps anything between tests, so the files may share what they load.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Whole pages without a browser: read as the service finishes them, or used. They share the program of all pages.
          name: 'rendered',
          include: ['src/**/*.rendered.test.{ts,tsx}'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['{src,scripts}/**/*.service.test.ts', 'tests/{api,content,drills}/**/*.test.ts'],
          exclude: isolated,
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // The service is loaded once for all files; each test opens a database of its own.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated, testTimeout: 30_000 } },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: process.env.OTHER_BROWSERS === 'on' ? ['tests/browsers/*.test.ts'] : [],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 45_000, interval: 100 } },
        },
      },
    ],
  },
}))

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { expect, it, onTestFinished } from 'vitest'
import { builtAssets, sourceAssets } from './assets.server.ts'

it('names the parts of all pages to each, since a reader goes on without a first script of the next one', () => {
  const dir = mkdtempSync(join(tmpdir(), 'hqp-assets-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  mkdirSync(join(dir, '.vite'))
  const manifest = {
    'src/render/entry-client.tsx': { file: 'entry.js', dynamicImports: ['src/a/a-page.tsx', 'src/b/b-page.tsx'] },
    'src/a/a-page.tsx': { file: 'a.js' },
    'src/b/b-page.tsx': { file: 'b.js', dynamicImports: ['src/b/report.ts'] },
    'src/b/report.ts': { file: 'report.js', imports: ['words.js'] },
    'words.js': { file: 'words.js' },
  }
  writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(manifest))
  expect(builtAssets(dir)('src/a/a-page.tsx')).toMatchObject({
    program: ['/entry.js', '/a.js'],
    parts: ['/report.js', '/words.js'],
  })
})

it('has a first script that cannot end its element, and that runs before any file has come', () => {
  const { start } = sourceAssets('')
  expect(start).not.toMatch(/<\/?script|<!--/i)
  // A script that is no module: an import or an export does not parse.
  expect(() => new Script(start)).not.toThrow()
})

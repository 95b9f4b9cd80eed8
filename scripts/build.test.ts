import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { keepFilesOf, replace } from './build.ts'

it('a version keeps the hashed files of the one before it, and none that are older', () => {
  const root = mkdtempSync(join(tmpdir(), 'hqp-build-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const [dist, next] = [join(root, 'dist'), join(root, 'dist.next')]
  const build = (version: string) => {
    for (const file of ['client/assets/page', 'server/assets/page']) {
      mkdirSync(dirname(join(next, file)), { recursive: true })
      writeFileSync(join(next, `${file}-${version}.js`), version)
    }
    writeFileSync(join(next, 'client/assets/same.js'), version)
    keepFilesOf(dist, next)
    replace(dist, next)
  }
  for (const version of ['1', '2', '3']) build(version)
  expect(readdirSync(join(dist, 'client/assets')).sort()).toEqual(['page-2.js', 'page-3.js', 'same.js'])
  expect(readdirSync(join(dist, 'server/assets')).sort()).toEqual(['page-2.js', 'page-3.js'])
  expect(readFileSync(join(dist, 'client/assets/same.js'), 'utf8')).toBe('3')
  expect([next, `${dist}.last`].filter(existsSync)).toEqual([])
})

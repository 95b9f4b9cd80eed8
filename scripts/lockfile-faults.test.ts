import { expect, it } from 'vitest'
import { lockfileFaults } from './lockfile-faults.ts'

const checked = { integrity: 'sha512-abc' }

it('accepts entries with a hash, what a hashed package bundles, and a script that is refused', () => {
  const packages = {
    '': {},
    'node_modules/a': checked,
    'node_modules/a/node_modules/b': { inBundle: true },
    'node_modules/@c/d': { ...checked, hasInstallScript: true },
  }
  expect(lockfileFaults({ packages }, { allowScripts: { '@c/d': false } })).toEqual([])
})

it('names an entry without a hash, also of another platform, and a script that would run', () => {
  const packages = {
    'node_modules/x/node_modules/@c/mac': {},
    'node_modules/e': { ...checked, hasInstallScript: true },
  }
  expect(lockfileFaults({ packages }, { allowScripts: { f: false } })).toEqual([
    '@c/mac has no integrity, so nobody checks what is installed',
    'e runs a script when it is installed',
  ])
})

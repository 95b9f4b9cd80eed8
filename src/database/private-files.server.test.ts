import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { exposedSecretFault, isAccessibleToOthers, makePrivateFolder, restrictFiles } from './private-files.server.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'hqp-private-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
})
const modeOf = (path: string) => statSync(path).mode & 0o777

describe.skipIf(process.platform === 'win32')('what belongs to one user alone', () => {
  it('is a folder with those above it, and one that was there stays as it was', () => {
    chmodSync(dir, 0o755)
    makePrivateFolder(join(dir, 'a', 'b'))
    expect([modeOf(join(dir, 'a')), modeOf(join(dir, 'a/b'))]).toEqual([0o700, 0o700])
    makePrivateFolder(dir)
    expect(modeOf(dir)).toBe(0o755)
  })

  it('is a file that was open and is closed; one that is missing is no fault', () => {
    const file = join(dir, 'open')
    writeFileSync(file, '')
    chmodSync(file, 0o664)
    restrictFiles(join(dir, 'missing'), file)
    expect(modeOf(file)).toBe(0o600)
  })

  it.each([
    [0o600, false],
    [0o400, false],
    [0o700, false],
    [0o640, true],
    [0o604, true],
    [0o644, true],
    [0o601, true],
  ])('is not what has mode %o, is it open to others? %s', (mode, isOpen) => {
    const file = join(dir, 'code.key')
    writeFileSync(file, '')
    chmodSync(file, mode)
    expect(isAccessibleToOthers(file)).toBe(isOpen)
    if (isOpen)
      expect(exposedSecretFault(file)).toBe(`${file} can be read by others, so it is no secret: chmod 600 ${file}`)
    else expect(exposedSecretFault(file)).toBeUndefined()
  })

  it('is nothing that is missing', () => {
    expect(exposedSecretFault(join(dir, 'code.key'))).toBeUndefined()
  })
})

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { type TarEntry, tar } from './tar.ts'

const canUnpack = spawnSync('tar', ['--version']).status === 0
const entry = (path: string, text: string, executable = false): TarEntry => ({
  path,
  bytes: Buffer.from(text),
  executable,
})

describe('the archive writer', () => {
  let dir = ''
  afterEach(() => rmSync(dir, { recursive: true, force: true }))
  function unpacked(entries: TarEntry[]): string {
    dir = mkdtempSync(join(tmpdir(), 'hqp-tar-'))
    writeFileSync(join(dir, 'a.tar'), Buffer.concat(tar(entries, 1_700_000_000)))
    execFileSync('tar', ['-xf', join(dir, 'a.tar'), '-C', dir])
    return dir
  }

  it('writes files that the tar of this system unpacks, with their bytes, mode and time', ({ skip }) => {
    if (!canUnpack) skip('no tar program is installed')
    const long = `${'deep/'.repeat(30)}name-of-a-file.txt`
    const where = unpacked([entry('a/run', 'x', true), entry('a/empty', ''), entry(long, 'ä'.repeat(5000))])
    expect(readFileSync(join(where, 'a/run'), 'utf8')).toBe('x')
    expect(statSync(join(where, 'a/run')).mode & 0o777).toBe(0o755)
    expect(statSync(join(where, 'a/empty')).size).toBe(0)
    expect(statSync(join(where, 'a/empty')).mtimeMs).toBe(1_700_000_000_000)
    expect(readFileSync(join(where, long), 'utf8')).toBe('ä'.repeat(5000))
  })

  it('fills whole blocks of 512 bytes and ends with two empty ones', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 1200 }), { maxLength: 5 }), (files) => {
        const bytes = Buffer.concat(
          tar(
            files.map((content, n) => ({ path: `f${n}`, bytes: content, executable: false })),
            0,
          ),
        )
        expect(bytes.length % 512).toBe(0)
        expect(bytes.subarray(-1024).every((byte) => byte === 0)).toBe(true)
      }),
    )
  })

  it('gives the same bytes for the same files', () => {
    const entries = [entry('a', 'b'), entry('c', 'd')]
    expect(Buffer.concat(tar(entries, 5))).toEqual(Buffer.concat(tar(entries, 5)))
  })

  it('refuses a path that its format cannot hold', () => {
    expect(() => tar([entry('x'.repeat(101), '')], 0)).toThrow('too long')
  })
})

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadContent } from '../../src/content/content.server.ts'
import { archiveFile } from '../../src/public-files/platform-archive.server.ts'
import { lockedSentences, lookOutFor } from '../support/locked-text.ts'

const isRepository = spawnSync('git', ['rev-parse', 'HEAD']).status === 0

describe.skipIf(!isRepository)('npm run archive (needs the git repository)', () => {
  let dataDir = ''
  let made = { status: -1 as number | null, stdout: '' }
  let archive = Buffer.alloc(0)
  const run = () =>
    spawnSync(process.execPath, ['scripts/archive.ts'], {
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', DATA_DIR: dataDir },
      encoding: 'utf8',
    })
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'hqp-archive-'))
    made = run()
    archive = readFileSync(archiveFile(dataDir))
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it('packs the last commit and tells size and SHA-256', () => {
    expect(made.status).toBe(0)
    expect(made.stdout).toContain(`${archive.length} bytes`)
    expect(made.stdout).toContain(createHash('sha256').update(archive).digest('hex'))
  })

  it('holds what runs the platform, and nothing that git does not know', () => {
    const { stdout } = spawnSync('tar', ['-tzf', archiveFile(dataDir)], { encoding: 'utf8' })
    const names = stdout.trim().split('\n')
    for (const name of ['package.json', 'package-lock.json', 'src/main.server.ts', 'content/checklists/hvac.yml'])
      expect(names).toContain(`home-quality-platform/${name}`)
    expect(names.filter((name) => /node_modules|\/data\/|\/dist\/|code\.key|\.db$|\/\.git\/|\.env/.test(name))).toEqual(
      [],
    )
  })

  it('keeps what can be run runnable, and nothing else', () => {
    const { stdout: packed } = spawnSync('tar', ['-tvzf', archiveFile(dataDir)], { encoding: 'utf8' })
    const { stdout: known } = spawnSync('git', ['ls-tree', '-r', 'HEAD'], { encoding: 'utf8' })
    const pathsOf = (listed: string, runnable: RegExp) =>
      listed
        .split('\n')
        .flatMap((line) => (runnable.test(line) ? [line.replace(/^.*\s(home-quality-platform\/)?/, '')] : []))
    expect(pathsOf(packed, /^-rwxr-xr-x/)).toEqual(pathsOf(known, /^100755/))
    expect(packed.match(/^(?!-rwxr-xr-x|-rw-r--r--)./gm)).toBeNull()
  })

  it('holds no sentence of a paid item', () => {
    const { content } = loadContent('content')
    const locked = lockedSentences(content?.checklists ?? [])
    // Whether an article tells too much is asked of the articles, by a test of their own.
    const told = new Set(lookOutFor(locked)((content?.articles ?? []).map(({ markdown }) => markdown).join('\n')))
    const lockedIn = lookOutFor(locked.filter(({ text }) => !told.has(text)))
    expect(lockedIn(gunzipSync(archive).toString('utf8'))).toEqual([])
  })

  it('is the same, byte for byte, when it is made again', () => {
    run()
    expect(readFileSync(archiveFile(dataDir)).equals(archive)).toBe(true)
  })
})

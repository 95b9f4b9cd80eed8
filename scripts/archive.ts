/** Makes the complete platform archive that `/download.html` offers, from the last commit and nothing else. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readConfig } from '../src/config.server.ts'
import { freeItemCount } from '../src/content/content-schema.ts'
import { archiveFolder } from '../src/public-files/archive-name.ts'
import { archiveFile } from '../src/public-files/platform-archive.server.ts'
import { sealChecklist } from './archive/seal-checklist.ts'
import { type TarEntry, tar } from './archive/tar.ts'

const { config, faults } = readConfig(process.env)
if (!config) stop(faults)
const commit = git('rev-parse', 'HEAD').toString().trim()
const time = Number(git('show', '-s', '--format=%ct', commit))
const files = sealed(filesOf(commit))
const bytes = gzipSync(Buffer.concat(tar(files, time)), { level: 9 })

const target = archiveFile(config.dataDir)
mkdirSync(dirname(target), { recursive: true })
// A running service keeps the file that it opened; this one takes its name for the next start.
writeFileSync(`${target}.new`, bytes)
renameSync(`${target}.new`, target)
process.stdout.write(
  [
    `${target}`,
    `${files.length} files of commit ${commit.slice(0, 12)}, ${bytes.length} bytes`,
    `SHA-256 ${createHash('sha256').update(bytes).digest('hex')}`,
    'Restart the service to offer it.',
    '',
  ].join('\n'),
)

/** Every file of the commit; what git does not know, such as data and keys, cannot get in. */
function filesOf(commit: string): TarEntry[] {
  const listed = git('ls-tree', '-r', '-z', '--full-tree', commit).toString().split('\0').filter(Boolean)
  return listed.map((line) => {
    const [, mode = '', type, id = '', path = ''] = /^(\d+) (\w+) (\w+)\t(.+)$/.exec(line) ?? []
    if (type !== 'blob' || mode === '120000') stop([`${path} is no plain file, so it cannot go into the archive`])
    return { path, bytes: git('cat-file', 'blob', id), executable: mode === '100755' }
  })
}

/** The archive is public, so the words of paid items stay behind. */
function sealed(files: TarEntry[]): TarEntry[] {
  return files.map(({ path, bytes, executable }) => {
    const isChecklist = /^content\/checklists\/.+\.yml$/.test(path)
    const text = isChecklist ? sealChecklist(Buffer.from(bytes).toString(), freeItemCount) : bytes
    return { path: `${archiveFolder}/${path}`, bytes: Buffer.from(text), executable }
  })
}

function git(...args: string[]): Buffer {
  try {
    return execFileSync('git', args, { maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'pipe'] })
  } catch {
    return stop(['The archive is made from a commit, so that nothing else can get in. Run this in the git repository.'])
  }
}

function stop(faults: string[]): never {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exit(1)
}

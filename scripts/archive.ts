/** Makes the complete platform archive that `/download.html` offers, from the last commit and nothing else. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { readConfig } from '../src/config.server.ts'
import { freeItemCount } from '../src/content/checklist-content.ts'
import { makePrivateFolder } from '../src/database/private-files.server.ts'
import { archiveFolder } from '../src/public-files/archive-name.ts'
import { archiveFile } from '../src/public-files/platform-archive.server.ts'
import { sealChecklist } from './archive/seal-checklist.ts'

interface ArchivedFile {
  path: string
  bytes: Buffer
  executable: boolean
}

const { config, faults } = readConfig(process.env)
if (!config) stop(faults)
const commit = git('rev-parse', 'HEAD').toString().trim()
// All files bear the time of the commit, so that the same commit gives the same archive.
const mtime = new Date(Number(git('show', '-s', '--format=%ct', commit)) * 1000)
const files = sealed(filesOf(commit))
const entries = files.map(({ path, bytes, executable }) => ({
  header: { name: `${archiveFolder}/${path}`, size: bytes.length, mtime, mode: executable ? 0o755 : 0o644 },
  body: bytes,
}))
const bytes = gzipSync(await packTar(entries), { level: 9 })

const target = archiveFile(config.dataDir)
makePrivateFolder(dirname(target))
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
function filesOf(commit: string): ArchivedFile[] {
  const listed = git('ls-tree', '-r', '-z', '--full-tree', commit).toString().split('\0').filter(Boolean)
  return listed.map((line) => {
    const [, mode = '', type, id = '', path = ''] = /^(\d+) (\w+) (\w+)\t(.+)$/.exec(line) ?? []
    if (type !== 'blob' || mode === '120000') stop([`${path} is no plain file, so it cannot go into the archive`])
    return { path, bytes: git('cat-file', 'blob', id), executable: mode === '100755' }
  })
}

/** The archive is public, so the words of paid items stay behind. */
function sealed(files: ArchivedFile[]): ArchivedFile[] {
  return files.map((file) =>
    /^content\/checklists\/.+\.yml$/.test(file.path)
      ? { ...file, bytes: Buffer.from(sealChecklist(file.bytes.toString(), freeItemCount)) }
      : file,
  )
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
